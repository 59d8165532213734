import { beforePaint } from '../lib/frames';

const STEPS = ['tight', 'tighter', 'tightest'] as const;

/** Where what an element holds does not fit it becomes tight, then tighter; its style then leaves out what can be read elsewhere. */
export function condense(element: HTMLElement): { destroy: () => void } {
  const over = (): boolean =>
    element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  const look = beforePaint(() => {
    element.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (!over()) return;
      element.classList.add(step);
    }
  });
  const sizes = new ResizeObserver(look.ask);
  const contents = new MutationObserver(look.ask);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  look.ask();
  return {
    destroy() {
      look.cancel();
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
