/** What the open table shows in the bar at the top. */
import type { Progress } from '../boards/board';

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

interface Bar {
  title: string;
  /** `Round 4`, where the board does not tell more. */
  chapter: string;
  progress: Progress | null;
  seats: BarSeat[];
  actions: BarAction[];
  /** Look at the table from a player's public side; null where there is none to look from. */
  show: ((seat: number) => void) | null;
  /** The player whose side is looked from. */
  side: number | null;
  /** Whether the open table waits for this person. */
  yours: boolean;
  /** The id of the open table; it is not counted among those that wait elsewhere. */
  table: string;
}

export const topbar = $state<Bar>({
  title: '',
  chapter: '',
  progress: null,
  seats: [],
  actions: [],
  show: null,
  side: null,
  yours: false,
  table: '',
});

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
