import { isOverfull, watchLayout } from '../lib/frames';

const STEPS = ['tight', 'tighter', 'tightest'] as const;

/** Where what an element holds does not fit it becomes tight, then tighter; its style then leaves out what can be read elsewhere. */
export function condense(element: HTMLElement): { destroy: () => void } {
  return watchLayout(element, () => {
    element.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (!isOverfull(element)) return;
      element.classList.add(step);
    }
  });
}
