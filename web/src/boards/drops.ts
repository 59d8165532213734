/** A card or tile that is let go in the place where it belongs: the same as choosing its move. */
import type { Move } from '../lib/model';
import { dragging } from './dragging';

interface Options {
  /** What letting go of the thing at a place means; null where it means nothing. */
  drop: (thing: string, place: string) => Move | null;
  choose: ((move: Move) => void) | undefined;
}

interface Held {
  thing: string;
  from: HTMLElement;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

const placeAt = (x: number, y: number): HTMLElement | null => {
  for (const one of document.elementsFromPoint(x, y)) {
    const place = one.closest<HTMLElement>('[data-drop]');
    if (place) return place;
  }
  return null;
};

/** Legal things within the node can be dragged to the elements with `data-drop`. */
export function drops(node: HTMLElement, given: Options): { update: (next: Options) => void; destroy: () => void } {
  let options = given;

  function take(target: Element): Held | null {
    const from = target.closest('.legal[data-c]') ?? target.closest('.legal')?.querySelector('[data-c]');
    const thing = from?.getAttribute('data-c');
    if (!thing || !(from instanceof HTMLElement) || target.closest('button, a')) return null;
    return { thing, from, ghost: null, over: null };
  }
  function lift(from: HTMLElement, zoom: number): HTMLElement {
    const box = from.getBoundingClientRect();
    const ghost = from.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-c');
    const px = (length: number): string => `${length / zoom}px`;
    Object.assign(ghost.style, {
      position: 'fixed',
      zIndex: '40',
      pointerEvents: 'none',
      opacity: '0.85',
      left: px(box.left),
      top: px(box.top),
      width: px(box.width),
      height: px(box.height),
    });
    node.append(ghost);
    document.body.style.userSelect = 'none';
    return ghost;
  }
  function mark(held: Held, place: HTMLElement | null): void {
    held.over?.classList.remove('dropping');
    held.over = place && options.drop(held.thing, place.dataset.drop!) ? place : null;
    held.over?.classList.add('dropping');
  }
  function carry(held: Held, dx: number, dy: number, event: PointerEvent): void {
    // A board may be drawn larger than it is laid out.
    const zoom = node.getBoundingClientRect().width / node.offsetWidth || 1;
    held.ghost ??= lift(held.from, zoom);
    held.ghost.style.translate = `${dx / zoom}px ${dy / zoom}px`;
    mark(held, placeAt(event.clientX, event.clientY));
  }
  function drop(held: Held): void {
    const found = held.over && options.drop(held.thing, held.over.dataset.drop!);
    if (found) options.choose?.(found);
  }
  function restore(held: Held): void {
    mark(held, null);
    held.ghost?.remove();
    document.body.style.userSelect = '';
  }

  const destroy = dragging(node, { take, carry, drop, restore });
  return { update: (next) => (options = next), destroy };
}
