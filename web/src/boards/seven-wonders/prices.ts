/** What the offered moves say about each card: whether it can be built, and the least price. */
import type { Decision } from '../../lib/model';

export interface Offer {
  build: boolean;
  least?: { left: number; right: number };
}

export function payment(args: readonly string[]): { left: number; right: number } {
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
    const offer = offers.get(card) ?? { build: false };
    if (move.verb !== 'sell' && move.verb !== 'stage') {
      const paid = payment(move.args);
      if (!offer.least || paid.left + paid.right < offer.least.left + offer.least.right) {
        offer.least = paid;
      }
      offer.build = true;
    }
    offers.set(card, offer);
  }
  return offers;
}
