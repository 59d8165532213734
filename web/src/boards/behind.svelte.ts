import { later } from '../lib/later.svelte';
import { instead, type BoardProps } from './board';

/** The same board for what is looked at after the rest: its position comes once a picture of the move has been shown. */
export function behind(props: BoardProps): BoardProps {
  const view = later(() => props.view);
  return instead(props, {
    get view() {
      return view.current;
    },
  });
}
