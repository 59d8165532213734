/** The view of Imperium, and what its cards say at a glance. */
import type { Arg, Message, View } from '../../lib/model';

export interface Slot {
  component: string;
  unrest: boolean;
  tokens: Record<string, number>;
  exilable: boolean;
}

export interface InPlay {
  component: string;
  garrison: string[];
  exhausted: boolean;
  progress: number;
}

export interface Nation {
  seat: number;
  nation: string | null;
  side?: string;
  power: string | null;
  court: string | null;
  journey: string | null;
  quest: string | null;
  state: string;
  tokens: Record<string, number>;
  actions: number;
  exhausts: number;
  hand_limit: number;
  play: InPlay[];
  resolving: string[];
  power_exhausted: boolean;
  hand: { size: number; known: string[] };
  deck: (string | null)[];
  discard: string[];
  history?: { size: number; known: string[] };
  sunken?: { size: number; known: string[] };
  nation_deck: (string | null)[];
  accession: string | null;
  developments: { component: string; cost: Record<string, number> }[];
}

export interface ImperiumView extends View {
  round: number;
  active: number;
  activating: boolean;
  last_round: number | null;
  collapsed: boolean;
  market: (Slot | null)[];
  decks: Record<string, number>;
  fame: { cards: (string | null)[]; king: string };
  unrest: number;
  exile: string[];
  players: Nation[];
  hand: string[];
  effects: (string | null)[];
}

const list = (value: Arg | undefined): Message[] => (Array.isArray(value) ? value : []);

/** The head of a card's generated text: its suit, and its other signs. */
export function head(text: Message | null | undefined): { suit: string; rest: Message[] } {
  const parts = list(text?.args?.parts);
  const signs = list(parts.find((part) => part.key === 'im-text-head')?.args?.parts);
  const suit = signs.find((part) => part.key === 'im-suit')?.args?.suit;
  return {
    suit: typeof suit === 'string' ? suit : '',
    rest: parts.filter((part) => part.key !== 'im-text-head'),
  };
}

/** The icons of a card (wheat, bag, drop …) with how many of each. */
export function icons(text: Message | null | undefined): { icon: string; count: number }[] {
  const parts = list(text?.args?.parts);
  return list(parts.find((part) => part.key === 'im-text-head')?.args?.parts)
    .filter((part) => part.key === 'im-icons')
    .map((part) => ({ icon: String(part.args?.icon), count: Number(part.args?.count ?? 1) }));
}

/** Suits: a colour and a sign on a grid of 16. */
export const SUITS: Record<string, { fill: string; sign: string }> = {
  region: { fill: '#5e7a3a', sign: 'M1 13 6 4l3 5 2-3 4 7z' },
  uncivilised: { fill: '#9a5a2c', sign: 'M8 2c3 3 4.5 5 4.5 7.5a4.5 4.5 0 0 1-9 0C3.5 7.5 5 7 5.5 5.5 7 6.5 7.5 4 8 2z' },
  civilised: { fill: '#2d5f9a', sign: 'M2 6l6-4 6 4zM4 6.5V12M8 6.5V12M12 6.5V12M2 13.5h12' },
  tributary: { fill: '#a87a0c', sign: 'M3 13V6l5-3 5 3v7zM6 13V9h4v4' },
  fame: { fill: '#8b3f7a', sign: 'M8 1.5l2 4.3 4.6.5-3.5 3.1 1 4.6L8 11.6 3.9 14l1-4.6L1.4 6.3 6 5.8z' },
  unrest: { fill: '#8f2a24', sign: 'M9 1 4 9h3l-1 6 6-9H9z' },
  power: { fill: '#3d3a44', sign: 'M3 12V5l2.5 3L8 4l2.5 4L13 5v7z' },
  scroll: { fill: '#7a6a3a', sign: 'M4 2h8v9.5A2.5 2.5 0 0 1 9.5 14H3.5A2.5 2.5 0 0 0 6 11.5V4M8 5h2M8 8h2' },
  '': { fill: '#6a6558', sign: 'M4 2h8v12H4z' },
};

/** Tokens: materials, population, progress. */
export const TOKENS: Record<string, { fill: string; sign: string }> = {
  materials: { fill: '#a86a1c', sign: 'M2 6l6-3 6 3v5l-6 3-6-3zM2 6l6 3 6-3M8 9v5' },
  population: { fill: '#7c3d70', sign: 'M8 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3 14c0-4 2-6 5-6s5 2 5 6z' },
  progress: { fill: '#2f6f5e', sign: 'M8 2l1.8 4.2L14 8l-4.2 1.8L8 14l-1.8-4.2L2 8l4.2-1.8z' },
};
