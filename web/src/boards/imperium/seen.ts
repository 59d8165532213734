/** The view that the board shows: what pointing at a card means depends on where it lies. */
import type { ImperiumView } from './printed';

let shown: ImperiumView | null = null;

export const remember = (view: ImperiumView): void => {
  shown = view;
};
export const seen = (): ImperiumView | null => shown;
