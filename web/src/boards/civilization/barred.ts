/** What the board answers itself: why an item cannot stand on a square; the view says so for each. */
import type { Decision } from '../../lib/model';
import type { CivilizationView } from './printed';

export interface Refusal {
  thing: string;
  why: string;
  rule: string;
}

/** Why a square does not take what is being built; null where the board has nothing to say. */
export function refusal(thing: string, view: CivilizationView, decision: Decision | null): Refusal | null {
  const { building } = view;
  if (!building || !decision || !thing.startsWith('square:')) return null;
  const squares = decision.moves.filter((move) => move.verb === 'on').map((move) => move.args[0]);
  if (!squares.length || squares.includes(thing)) return null;
  return { thing, ...(building.barred[thing] ?? { why: 'outside', rule: 'CV-6.22' }) };
}
