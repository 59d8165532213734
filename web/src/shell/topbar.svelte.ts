/** What the open table shows in the bar at the top. */
export interface BarSeat {
  seat: number;
  name: string;
  asked: boolean;
  viewed: boolean;
  score: number | null;
  /** Whether the player has the table open; null for bots. */
  online: boolean | null;
  /** What is left on the seat's clock, in words. */
  time: string | null;
}

interface Bar {
  title: string;
  seats: BarSeat[];
  /** Whether the open table waits for this person. */
  yours: boolean;
}

export const topbar = $state<Bar>({ title: '', seats: [], yours: false });
