/** Motion after a move: what lies elsewhere now flies there, what is new comes in, numbers count. */
import { settings } from '../lib/settings.svelte';
import { arrivals, moved, type Spot } from './flights';

const FLIGHT = 260;

/** What is drawn, by its name: pieces have names of their own, other things are called what moves call them. */
function spots(root: HTMLElement): Map<string, { drawn: Element; spot: Spot }> {
  const found = new Map<string, { drawn: Element; spot: Spot }>();
  for (const drawn of root.querySelectorAll('[data-piece], [data-c^="card:"]')) {
    const name = drawn.getAttribute('data-piece') ?? drawn.getAttribute('data-c')!;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    if (width && height && !found.has(name)) found.set(name, { drawn, spot: { x, y, width, height } });
  }
  return found;
}

function numbers(root: HTMLElement): Map<string, { text: Text; value: number }> {
  const found = new Map<string, { text: Text; value: number }>();
  for (const one of root.querySelectorAll('[data-counts]')) {
    const text = [...one.childNodes].find(
      (node): node is Text => node instanceof Text && /^\d+$/.test(node.data.trim()),
    );
    if (text) found.set(one.getAttribute('data-counts')!, { text, value: Number(text.data) });
  }
  return found;
}

/** Pixels of the screen in the units of a drawing. */
export function unit(drawn: Element): number {
  const parent = drawn.parentElement;
  const matrix =
    drawn instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

function fly(drawn: Element, from: Spot, to: Spot): void {
  const scale = unit(drawn);
  const [x, y] = [
    (from.x + from.width / 2 - to.x - to.width / 2) * scale,
    (from.y + from.height / 2 - to.y - to.height / 2) * scale,
  ];
  drawn.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    {
      duration: FLIGHT / settings.pace,
      easing: 'cubic-bezier(.3, .1, .2, 1)',
    },
  );
}

function count(text: Text, from: number, to: number): void {
  const start = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, ((now - start) * settings.pace) / FLIGHT);
    const shown = `${Math.round(from + (to - from) * part)}`;
    if (part < 1) requestAnimationFrame(step);
    text.data = part < 1 ? shown : `${to}`;
  };
  step(start);
}

/** An action of a board's root; its parameter is the view that is drawn. */
export function motion(root: HTMLElement, view: unknown): { update: (view: unknown) => void; destroy: () => void } {
  const { update, destroy } = motionInParts(root, [view]);
  return { update: (next) => update([next]), destroy };
}

/** The same where parts of the board follow each other; its parameter has the views that they show. */
export function motionInParts(
  root: HTMLElement,
  views: readonly unknown[],
): { update: (views: readonly unknown[]) => void; destroy: () => void } {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let last = views;
  let before: Map<string, Spot> | null = null;
  let counted = new Map<string, number>();
  let frame = 0;
  // Measured when the page is laid out anyway, before it is painted.
  const look = (animate: boolean): void => {
    cancelAnimationFrame(frame);
    if (!settings.animations || calm.matches) {
      before = null;
      return;
    }
    frame = requestAnimationFrame(() => {
      const now = spots(root);
      const places = new Map([...now].map(([name, { spot }]) => [name, spot]));
      const values = numbers(root);
      if (animate && before) {
        const old = before;
        for (const name of moved(old, places)) fly(now.get(name)!.drawn, old.get(name)!, places.get(name)!);
        for (const [name, from] of arrivals(old, places)) {
          const { drawn } = now.get(name)!;
          if (from) fly(drawn, from, places.get(name)!);
          else drawn.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT / settings.pace });
        }
        for (const [name, { text, value }] of values) {
          const was = counted.get(name);
          if (was !== undefined && was !== value) count(text, was, value);
        }
      }
      // What has left one part may be on its way to another that is not drawn yet.
      const isWhole = last.every((one) => one === last[0]);
      before = isWhole || !before ? places : new Map([...before, ...places]);
      counted = new Map([...values].map(([name, { value }]) => [name, value]));
    });
  };
  const resized = (): void => look(false);
  addEventListener('resize', resized);
  look(false);
  return {
    update(next) {
      const isNews = next.some((one, i) => one !== last[i]);
      last = next;
      if (isNews) look(true);
    },
    destroy() {
      cancelAnimationFrame(frame);
      removeEventListener('resize', resized);
    },
  };
}
