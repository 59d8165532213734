/** The view of Civilization, and how its map looks. */
import type { View } from '../../lib/model';

export interface Square {
  id: string;
  terrain: string;
  culture?: number;
  coin?: number;
  resource?: string;
  marker?: string;
  city?: number;
  centre?: boolean;
  token?: string;
  figures?: { seat: number; army: number; scout: number };
  /** Who has entered an enemy's square, until that is resolved. */
  arriving?: { seat: number; army: number; scout: number };
}

export interface City {
  id: number;
  square: string;
  capital: boolean;
  walled: boolean;
  actions: number;
  trade: number;
  production: number;
  culture: number;
  combat: number;
  resources: string[];
}

export interface Leader {
  seat: number;
  civ: string | null;
  government: string;
  governments: string[];
  trade: number;
  culture: number;
  level: number;
  coins: number;
  techs: string[];
  rows: number[];
  needs: number[];
  ranks: number[];
  speed: number;
  stacking: number;
  hand_limit: number;
  resources: Record<string, number>;
  tokens: string[];
  events: string[];
  forces: string[];
  reserve: string[];
  supply: { army: number; scout: number };
  wonders: string[];
  obsolete: string[];
  cities: City[];
}

export interface Battle {
  attacker: number;
  defender: number | null;
  square: string;
  city: number | null;
  bonus: number[];
  fronts: ({ unit: string; strength: number; wounds: number } | null)[][];
  /** What rank and wonders add to the strength on a side's cards, by unit type. */
  more: Record<string, number>[];
  hands: (string[] | number)[];
}

export interface CivilizationView extends View {
  turn: number;
  turn_limit: number;
  phase: string;
  first: number;
  active: number;
  squares: Square[];
  tiles: { square: string; tile: string | null; turns: number | null }[];
  players: Leader[];
  market: {
    resources: Record<string, number>;
    wonders: (string | null)[];
    wonder_deck: number;
    buildings: Record<string, number>;
    units: number[];
    events: number[];
    people: number;
    disasters: number;
  };
  battle: Battle | null;
}

export const CELL = 40;

/** Column and row of a square: `square:G1` is the seventh of the first row. */
export function place(square: string): { x: number; y: number } {
  const found = /^square:([A-Z]+)(\d+)$/.exec(square);
  const column = [...(found?.[1] ?? 'A')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { x: column * CELL, y: (Number(found?.[2] ?? 1) - 1) * CELL };
}

/** Terrains: a colour and a sign on a grid of 40. */
export const TERRAINS: Record<string, { fill: string; ink: string; sign: string }> = {
  grassland: { fill: '#a9c274', ink: '#6f8b3f', sign: 'M8 30l2-6 2 6M20 16l2-6 2 6M28 32l2-6 2 6' },
  desert: { fill: '#e8d49a', ink: '#b79a52', sign: 'M5 26c5-6 10-6 15 0 4-4 10-4 15 0M12 12h4M24 16h4' },
  forest: { fill: '#6f9f5e', ink: '#3f6a35', sign: 'M11 28l5-10 5 10zM22 22l5-11 6 11zM16 28v4M27 22v4' },
  mountain: { fill: '#b3aaa0', ink: '#756b60', sign: 'M5 32 15 12l6 11 4-6 10 15zM12 18l3 3 3-3' },
  water: { fill: '#86b4cf', ink: '#4d83a5', sign: 'M6 14c4-4 8 4 12 0s8 4 12 0M8 28c4-4 8 4 12 0s8 4 12 0' },
};

const BOOK = 'M2 3h5l1 1 1-1h5v10H9l-1 1-1-1H2zM8 4v9';
const HAMMER = 'M3 6l4-4 3 3-2 2 6 6-2 2-6-6-1 1z';
const BARN = 'M3 14V7l5-5 5 5v7zM3 9h10M8 9v5';
const COIN = 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 5v6M6 6.5h4M6 9.5h4';
const COLUMNS = 'M2 6l6-4 6 4zM4 6.5V12M8 6.5V12M12 6.5V12M2 13.5h12';
const SHIELD = 'M3 2h10v6c0 3.4-2.4 5.4-5 6.4C5.4 13.4 3 11.4 3 8zM8 3v10';

/** Buildings (an upgrade keeps its sign), wonders and great people on a grid of 16. */
export const MARKERS: Record<string, string> = {
  harbor: 'M8 2v11M5 5h6M3 9c0 3 2 4.5 5 4.5S13 12 13 9',
  'trading-post': 'M2 6h12l-2-3H4zM3 6v8h10V6M6 14v-4h4v4',
  workshop: HAMMER,
  'iron-mine': HAMMER,
  library: BOOK,
  university: BOOK,
  granary: BARN,
  aqueduct: 'M2 14V5h12v9M2 8h12M5 14v-3a1.5 1.5 0 0 1 3 0v3M8 14v-3a1.5 1.5 0 0 1 3 0v3',
  market: COIN,
  bank: COIN,
  temple: COLUMNS,
  cathedral: COLUMNS,
  barracks: SHIELD,
  academy: SHIELD,
  building: BARN,
  wonder: 'M8 1.5l2 4.3 4.6.5-3.5 3.1 1 4.6L8 11.6 3.9 14l1-4.6L1.4 6.3 6 5.8z',
  person: 'M8 2a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 8 2zM3 14c0-4 2-6 5-6s5 2 5 6z',
};

export const RESOURCES: Record<string, { fill: string; letter: string }> = {
  wheat: { fill: '#8a620a', letter: 'W' },
  silk: { fill: '#b0568e', letter: 'S' },
  incense: { fill: '#7a5aa8', letter: 'N' },
  iron: { fill: '#4c5a66', letter: 'I' },
  uranium: { fill: '#4f8a3a', letter: 'U' },
  espionage: { fill: '#333', letter: 'E' },
};

export const id = (component: string): string => component.slice(component.indexOf(':') + 1);

/** The strength of a card in a hand: what is printed on it and what its owner's rank adds. */
export function strengthOf(card: string, more: Record<string, number> | undefined): number {
  const [kind = '', printed = '0'] = id(card).split('-');
  return Number(printed) + (more?.[kind] ?? 0);
}
