import { isOverfull, watchLayout } from './frames';

/** An element that can be scrolled is a stop of the Tab key, as long as there is something to scroll. */
export function scrolls(element: HTMLElement): { destroy: () => void } {
  return watchLayout(element, () => {
    if (isOverfull(element)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
}
