/** The five games in the order of the collection, with what the server does not tell about them. */
import { library } from './library.svelte';
import { settings } from './settings.svelte';

interface Known {
  id: string;
  en: string;
  cs: string;
  /** How many sit down for a quick game. */
  seats: number;
  minutes: number;
  players: string;
}

export const COLLECTION: readonly Known[] = [
  { id: 'seven-wonders', en: '7 Wonders', cs: '7 divů světa', seats: 4, minutes: 30, players: '3–7' },
  { id: 'terra-mystica', en: 'Terra Mystica', cs: 'Terra Mystica', seats: 3, minutes: 100, players: '2–5' },
  { id: 'endeavor', en: 'Endeavor', cs: 'Endeavor', seats: 4, minutes: 60, players: '3–5' },
  { id: 'civilization', en: 'Civilization', cs: 'Civilizace', seats: 3, minutes: 180, players: '2–4' },
  { id: 'imperium', en: 'Imperium', cs: 'Imperium', seats: 2, minutes: 90, players: '1–4' },
];

/** What players call a game, in the language of the page. */
export function gameName(id: string): string {
  const found = COLLECTION.find((one) => one.id === id) ?? library.game(id);
  return found ? (settings.language === 'cs' ? found.cs : found.en) : id;
}

export function minutesOf(id: string): number | null {
  return COLLECTION.find((one) => one.id === id)?.minutes ?? null;
}
