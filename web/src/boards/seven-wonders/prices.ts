/** What the offered moves say about each card: what can be done with it, and the least price. */
import type { Decision, Move } from '../../lib/model';
import type { Player, WondersView } from './printed';

export interface Paid {
  left: number;
  right: number;
}

/** One thing to do with a card: the cheapest move, and how many ways there are to pay. */
export interface Way {
  move: Move;
  paid: Paid;
  ways: number;
}

/** By card: what its three fields offer. */
export interface Offer {
  build?: Way;
  stage?: Way;
  sell?: Way;
}

export function payment(args: readonly string[]): Paid {
  const paid = { left: 0, right: 0 };
  for (const arg of args) {
    const found = /^(left|right):(\d+)$/.exec(arg);
    if (found) paid[found[1] as 'left' | 'right'] = Number(found[2]);
  }
  return paid;
}

export function prices(decision: Decision | null): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  for (const move of decision?.moves ?? []) {
    const card = move.args[0];
    if (!card) continue;
    const offer = offers.get(card) ?? {};
    const field = move.verb === 'sell' || move.verb === 'stage' ? move.verb : 'build';
    const paid = payment(move.args);
    const known = offer[field];
    const cheaper = !known || paid.left + paid.right < known.paid.left + known.paid.right;
    offer[field] = { ...(cheaper ? { move, paid } : known), ways: (known?.ways ?? 0) + 1 };
    offers.set(card, offer);
  }
  return offers;
}

/** Goods of a cost that can be had neither at home nor from the neighbours. */
export function missing(cost: Record<string, number>, me: Player, neighbours: readonly Player[]): string[] {
  const sources: string[][] = [...me.production, ...neighbours.flatMap((one) => one.sells)];
  return Object.entries(cost)
    .filter(([kind, units]) => kind !== 'coins' && sources.filter((symbol) => symbol.includes(kind)).length < units)
    .map(([kind]) => kind);
}

/** The token that the conflicts at the end of the age would bring. */
export function conflict(mine: number, theirs: number, age: number): number {
  if (mine === theirs) return 0;
  return mine > theirs ? [1, 1, 3, 5][age]! : -1;
}

/** The age whose conflicts were just fought: nobody has built since; null at any other time. */
export function foughtAge(view: WondersView): number | null {
  if (view.over) return 3;
  return view.age > 1 && view.turn === 1 ? view.age - 1 : null;
}

/** The tokens that a city has just won or lost against its left and its right neighbour. */
export function fought(view: WondersView, one: Player): number[] {
  const age = foughtAge(view);
  if (age === null) return [];
  return [one.left, one.right].map((seat) => conflict(one.shields, view.players[seat]!.shields, age));
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
