import { tick } from 'svelte';

/** Where the arrows have a meaning of their own; anywhere else they walk through the choices. */
export const OWN_ARROWS =
  'input, textarea, select, dialog, [role=tablist], [role=log], [role=region], [data-test=menu], [data-test=more]';

/** A redraw takes nobody's keyboard away: what had the focus gets it again, or else the page itself. */
export function keepsFocus(root: HTMLElement): { destroy: () => void } {
  /** Whether the focus was inside, and at which thing of the board. */
  let held = false;
  let thing: string | null = null;
  const note = ({ target }: FocusEvent): void => {
    held = true;
    thing = target instanceof Element ? (target.closest('[data-c]')?.getAttribute('data-c') ?? null) : null;
  };
  // A pointer leaves the keyboard's place on purpose.
  const leave = (): void => void (held = false);
  const look = (): void => {
    if (!held || document.activeElement !== document.body) return;
    const again = thing && root.querySelector<HTMLElement | SVGElement>(`[data-c="${CSS.escape(thing)}"][tabindex]`);
    (again || root).focus({ preventScroll: true });
  };
  const redraws = new MutationObserver(look);
  redraws.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave, true);
  return {
    destroy() {
      redraws.disconnect();
      root.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave, true);
    },
  };
}

/** To one of the choices, counted from the front or from the end, once they are shown. */
export async function focusChoice(which: number, show: () => void): Promise<void> {
  show();
  await tick();
  [...document.querySelectorAll<HTMLElement>('.choices [data-move]')].at(which)?.focus();
}
