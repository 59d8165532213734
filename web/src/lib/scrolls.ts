import { beforePaint } from './frames';

/** An element that can be scrolled is a stop of the Tab key, as long as there is something to scroll. */
export function scrolls(element: HTMLElement): { destroy: () => void } {
  const look = beforePaint(() => {
    const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (over) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
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
