/** Look before the next picture, when the page is laid out anyway: once, however often it was asked for. */
export function beforePaint(look: () => void): { ask: () => void; cancel: () => void } {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    },
    cancel() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/**
 * What is drawn after a move, one picture after the other: the rest of the choices, what is near (the own things),
 * what is far (those of the others), what is told of it. Each of these pictures has to be drawn within a frame too.
 */
const ORDER = ['choices', 'near', 'far', 'told'] as const;
export type Place = (typeof ORDER)[number];

const waiting = new Map<Place, (() => void)[]>(ORDER.map((place) => [place, []]));
let isAsked = false;

/** Work that can wait until the next picture has been shown; what has the same place is drawn together. */
export function afterPaint(work: () => void, place: Place = 'told'): void {
  waiting.get(place)!.push(work);
  askForPicture();
}

function askForPicture(): void {
  if (isAsked || [...waiting.values()].every((works) => !works.length)) return;
  isAsked = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAsked = false;
      const place = ORDER.find((one) => waiting.get(one)!.length)!;
      const works = waiting.get(place)!;
      waiting.set(place, []);
      askForPicture();
      for (const work of works) work();
    }),
  );
}

/** Ask whenever an element's size or contents change, and once at first; gives back how to stop. */
export function onLayout(element: HTMLElement, ask: () => void): () => void {
  const sizes = new ResizeObserver(ask);
  const contents = new MutationObserver(ask);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  ask();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}

/** Look whenever an element's size or contents change, and once at first; as a Svelte action returns it. */
export function watchLayout(element: HTMLElement, look: () => void): { destroy: () => void } {
  const soon = beforePaint(look);
  const stop = onLayout(element, soon.ask);
  return {
    destroy() {
      soon.cancel();
      stop();
    },
  };
}

/** Whether something of an element's contents does not fit into it. */
export function isOverfull(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}
