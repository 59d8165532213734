import { beforePaint, isOverfull, onLayout } from '../lib/frames';

const STEPS = ['tight', 'tighter', 'tightest'] as const;

const asked = new Set<HTMLElement>();
// All together, step by step: between two of them the page would be laid out for each element alone.
const round = beforePaint(() => {
  let full = [...asked];
  asked.clear();
  for (const element of full) element.classList.remove(...STEPS);
  for (const step of STEPS) {
    full = full.filter(isOverfull);
    for (const element of full) element.classList.add(step);
  }
});

/** Where what an element holds does not fit it becomes tight, then tighter; its style then leaves out what can be read elsewhere. */
export function condense(element: HTMLElement): { destroy: () => void } {
  const stop = onLayout(element, () => {
    asked.add(element);
    round.ask();
  });
  return {
    destroy() {
      asked.delete(element);
      stop();
    },
  };
}
