/** What a unit would do if it were played: the server's forecast, and how the sides would stand then. */
import { strengthOf, typeOf, type Battle } from './printed';

export interface IfPlayed {
  outcome: 'trump' | 'kills' | 'hurt' | 'both' | 'trumped' | 'dies' | 'neither' | 'opens';
  /** The unit it attacks. */
  enemy: { unit: string; strength: number } | null;
  /** Of the unit that lives. */
  wounds: number;
  /** Units and combat bonus, the viewer's side first. */
  sums: [number, number];
}

/** Into a front, or null for a new one; nothing where it cannot be played. */
export function ifPlayed(
  battle: Battle,
  mine: number,
  card: string,
  front: number | null,
  trumps: (type: string) => string | null | undefined,
): IfPlayed | null {
  const now = (side: number): number =>
    battle.fronts.reduce((all, one) => all + (one[side]?.strength ?? 0), battle.bonus[side] ?? 0);
  const own = strengthOf(card, battle.more[mine]);
  if (front === null) return { outcome: 'opens', enemy: null, wounds: 0, sums: [now(mine) + own, now(1 - mine)] };
  const one = battle.forecast.find((found) => found.card === card && found.front === front);
  const enemy = battle.fronts[front - 1]?.[1 - mine];
  if (!one || !enemy) return null;
  const [hurt = 0, left = 0] = one.wounds;
  const [type, other] = [typeOf(card), typeOf(enemy.unit)];
  const lives = hurt ? 'hurt' : trumps(type) === other ? 'trump' : 'kills';
  const falls = trumps(other) === type ? 'trumped' : 'dies';
  const outcome = one.kills ? (one.dies ? 'both' : lives) : one.dies ? falls : 'neither';
  return {
    outcome,
    enemy,
    wounds: one.dies ? left : hurt,
    sums: [now(mine) + (one.dies ? 0 : own), now(1 - mine) - (one.kills ? enemy.strength : 0)],
  };
}
