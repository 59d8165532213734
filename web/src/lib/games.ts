/** The five games in the order of the collection, with what the server does not tell about them. */
import type { TableModel } from './api-types';
import { library } from './library.svelte';
import { settings } from './settings.svelte';

interface Known {
  id: string;
  en: string;
  cs: string;
  /** How many sit down for a quick game. */
  seats: number;
  minutes: number;
  /** The options that most people want to choose; the others are for those who know the rulebook well. */
  main: string[];
  players: string;
}

export const COLLECTION: readonly Known[] = [
  {
    id: 'seven-wonders',
    en: '7 Wonders',
    cs: '7 divů světa',
    seats: 4,
    minutes: 30,
    main: ['sides', 'boards'],
    players: '3–7',
  },
  {
    id: 'terra-mystica',
    en: 'Terra Mystica',
    cs: 'Terra Mystica',
    seats: 3,
    minutes: 100,
    main: ['setup', 'factions'],
    players: '2–5',
  },
  { id: 'endeavor', en: 'Endeavor', cs: 'Endeavor', seats: 4, minutes: 60, main: [], players: '3–5' },
  {
    id: 'civilization',
    en: 'Civilization',
    cs: 'Civilizace',
    seats: 3,
    minutes: 180,
    main: ['variant', 'civ_choice'],
    players: '2–4',
  },
  {
    id: 'imperium',
    en: 'Imperium',
    cs: 'Imperium',
    seats: 2,
    minutes: 90,
    main: ['box', 'nations', 'sides'],
    players: '2–4',
  },
];

/** What players call a game, in the language of the page. */
export function gameName(id: string): string {
  const found = COLLECTION.find((one) => one.id === id) ?? library.game(id);
  return found ? (settings.language === 'cs' ? found.cs : found.en) : id;
}

/** Whether an option of a game is shown at once; of a game that is not known here, all are. */
export function isMain(game: string, option: string): boolean {
  return COLLECTION.find((one) => one.id === game)?.main.includes(option) ?? true;
}

export function minutesOf(id: string): number | null {
  return COLLECTION.find((one) => one.id === id)?.minutes ?? null;
}

/** Whether no other person has a part in a table; it is one's own then, with bots at most. */
export function isAlone(table: TableModel): boolean {
  return table.seats.every((seat) => !['person', 'local'].includes(seat.kind) || table.mine.includes(seat.seat));
}
