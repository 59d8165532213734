/** What the open table shows in the bar at the top. */
export interface BarSeat {
  seat: number;
  name: string;
  asked: boolean;
  viewed: boolean;
  score: number | null;
  /** What is left on the seat's clock, in words. */
  time: string | null;
}

export const topbar = $state<{ title: string; seats: BarSeat[] }>({ title: '', seats: [] });
