/** What the open table shows in the bar at the top. */
import { untrack } from 'svelte';
import type { Progress } from '../boards/board';
import { shared } from '../lib/difference';

export interface BarSeat {
  seat: number;
  name: string;
  /** Faction, nation, wonder. */
  people: string;
  /** The colour of the player's pieces; the seat's own where there is none. */
  colour: string | undefined;
  asked: boolean;
  viewed: boolean;
  score: number | null;
  bot: boolean;
  /** Level and style of a bot, in words. */
  level: string;
  /** Whether the player has the table open; null for bots. */
  online: boolean | null;
  /** What is left on the seat's clock, in words. */
  time: string | null;
  /** Less than 15 seconds are left. */
  hurry: boolean;
  passed: boolean;
  /** Has answered a question that others still think about. */
  answered: boolean;
  note: string;
}

/** Something that can be done with the table beside playing. */
export interface BarAction {
  icon: string;
  name: string;
  run: () => void;
  test?: string;
}

class Bar {
  title = $state('');
  /** `Round 4`, where the board does not tell more. */
  chapter = $state('');
  actions = $state.raw<BarAction[]>([]);
  /** Look at the table from a player's public side; null where there is none to look from. */
  show = $state.raw<((seat: number) => void) | null>(null);
  /** The player whose side is looked from. */
  side = $state<number | null>(null);
  /** Whether the open table waits for this person. */
  yours = $state(false);
  /** The id of the open table; it is not counted among those that wait elsewhere. */
  table = $state('');

  // Told anew with every position; a player of whom nothing has changed stays the same object and is left alone.
  #seats = $state.raw<BarSeat[]>([]);
  #progress = $state.raw<Progress | null>(null);

  get seats(): BarSeat[] {
    return this.#seats;
  }
  set seats(now: BarSeat[]) {
    this.#seats = shared(
      untrack(() => this.#seats),
      now,
    );
  }
  get progress(): Progress | null {
    return this.#progress;
  }
  set progress(now: Progress | null) {
    this.#progress = shared(
      untrack(() => this.#progress),
      now,
    );
  }
}

export const topbar = new Bar();

export function emptyBar(): void {
  Object.assign(topbar, {
    title: '',
    chapter: '',
    progress: null,
    seats: [],
    actions: [],
    show: null,
    side: null,
    table: '',
  });
}
