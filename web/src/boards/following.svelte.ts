import type { Place } from '../lib/frames';
import { later } from '../lib/later.svelte';
import { instead, type BoardProps } from './board';

/** The board for parts that follow a move in a later picture: until then they show what was before it. */
export function following(board: () => BoardProps, place: Place): BoardProps {
  const shown = later(() => {
    const { view, decision, targets, fresh } = board();
    return { view, decision, targets, fresh };
  }, place);
  return instead(board(), {
    get view() {
      return shown.current.view;
    },
    get decision() {
      return shown.current.decision;
    },
    get targets() {
      return shown.current.targets;
    },
    get fresh() {
      return shown.current.fresh;
    },
  });
}
