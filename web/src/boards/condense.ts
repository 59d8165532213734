const STEPS = ['tight', 'tighter', 'tightest'] as const;

/** Where what an element holds does not fit it becomes tight, then tighter; its style then leaves out what can be read elsewhere. */
export function condense(element: HTMLElement): { destroy: () => void } {
  const over = (): boolean =>
    element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  const look = (): void => {
    element.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (!over()) return;
      element.classList.add(step);
    }
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
