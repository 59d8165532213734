/** Who came where, as the server tells it by winners, what decides before points, totals and ties. */
import type { Score } from './model';

export interface Place {
  seat: number;
  /** Seats that share everything share their place. */
  place: number;
  score: Score;
}

const rank = (score: Score): number[] => [...score.first, score.total, ...score.tie];

function compare(one: Score, other: Score): number {
  const [mine, theirs] = [rank(one), rank(other)];
  const at = mine.findIndex((value, i) => value !== theirs[i]);
  return at < 0 ? 0 : (theirs[at] ?? 0) - mine[at]!;
}

/** The winners first, whatever made them win; then by what comes before points, points and ties. */
export function places(scores: Score[], winners: number[]): Place[] {
  const won = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  const order = scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => won(a.seat) - won(b.seat) || compare(a.score, b.score) || a.seat - b.seat);
  const found: Place[] = [];
  for (const [i, one] of order.entries()) {
    const before = found.at(-1);
    const same =
      before !== undefined &&
      won(before.seat) === won(one.seat) &&
      (won(one.seat) === 0 || compare(before.score, one.score) === 0);
    found.push({ ...one, place: same ? before.place : i + 1 });
  }
  return found;
}
