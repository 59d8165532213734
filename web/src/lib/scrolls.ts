/** An element that can be scrolled is a stop of the Tab key, as long as there is something to scroll. */
export function scrolls(element: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (over) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // Many changes come at once; what they make of the sizes is looked at when it has been laid out.
  let due = false;
  const soon = (): void => {
    if (due) return;
    due = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        due = false;
        look();
      }),
    );
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  soon();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
