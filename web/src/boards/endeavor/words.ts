/** Words for what the drawing shows by its place or colour. */
import { name, player, say, word, type Speaker } from '../../lib/texts.svelte';
import type { Region, Trader } from './facts';

/** A card with where it lies, if that is not the usual place: on the slot, turned over. */
export function place(card: string, trader: Trader, speaker: Speaker): string {
  if (trader.slot === card) return say({ key: 'en-view-slot', args: { card } }, speaker);
  if (trader.turned.includes(card)) return `${word('en-view-turned') ?? ''}: ${name(card, speaker)}`;
  return name(card, speaker);
}

/** Who is there: markers of everybody, and who leads for the governor of a closed region. */
export function presence(region: Region, speaker: Speaker): string[] {
  const there = region.markers
    .map((count, seat) => (count ? `${player(seat, speaker)} ${count}` : ''))
    .filter((words) => words !== '');
  return [
    ...(there.length ? [`${word('en-view-markers') ?? ''}: ${there.join(', ')}`] : []),
    ...(region.leader === null ? [] : [say({ key: 'en-view-leader', args: { seat: `seat:${region.leader}` } }, speaker)]),
  ];
}
