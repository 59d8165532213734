/** The view of Terra Mystica, and how its things look. */
import type { View } from '../../lib/model';

export interface Hex {
  component: string;
  row: number;
  column: number;
  terrain: string;
  owner?: number;
  structure?: string;
  town?: boolean;
}

export interface Faction {
  seat: number;
  faction: string | null;
  home: string;
  colour: string;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  supply: number;
  bowls: [number, number, number];
  cults: number[];
  keys: number;
  shipping: number;
  most_shipping: number;
  digging: number;
  most_digging: number;
  spade_price: { amount: number; of: string };
  structures: Record<string, number>;
  bridges_left: number;
  favors: string[];
  towns: string[];
  card: string | null;
  card_points: number;
  special: string | null;
  used: string[];
  passed: boolean;
  spades: number;
  reach: string[];
}

export interface Tile {
  component: string;
  used?: boolean;
  left?: number;
  coins?: number;
  current?: boolean;
  past?: boolean;
  round?: number;
}

export interface MysticaView extends View {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  passing: number[];
  active: number | null;
  scoring: Tile[];
  hexes: Hex[];
  rivers: { component: string; row: number; column: number; town: boolean }[];
  bridges: { ends: [string, string]; owner: number }[];
  power_actions: Tile[];
  favors: Tile[];
  towns: Tile[];
  cards: Tile[];
  cults: { component: string; levels: number[]; order: { steps: number; seat: number | null }[] }[];
  players: Faction[];
}

/** Hexes stand on a corner; every other row is moved by half a hex. */
export const SIDE = 34;
export const WIDTH = SIDE * Math.sqrt(3);

export function centre(place: { row: number; column: number }): { x: number; y: number } {
  return {
    x: WIDTH * (place.column + (place.row % 2 ? 1 : 0.5)) + 8,
    y: SIDE * (1.5 * place.row + 1) + 8,
  };
}

export function corners(x: number, y: number, side = SIDE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

export const TERRAINS: Record<string, { fill: string; ink: string; sign: string }> = {
  // Signs on a grid of 24, so that no terrain is known by its colour only.
  plains: { fill: '#a9794e', ink: '#5e3c1d', sign: 'M3 9h7M6 14h11M13 9h8M3 19h6M12 19h9' },
  swamp: { fill: '#57535e', ink: '#221f27', sign: 'M5 8c2-2 4 2 6 0s4 2 6 0M4 14c2-2 4 2 6 0s4 2 6 0M9 20c2-2 4 2 6 0' },
  lakes: { fill: '#5b93c4', ink: '#204d78', sign: 'M3 9c3-3 5 3 9 0s6 3 9 0M3 16c3-3 5 3 9 0s6 3 9 0' },
  forest: { fill: '#5f9c58', ink: '#255024', sign: 'M8 3l5 8h-3l4 6H2l4-6H3zM8 17v4M17 8l4 6h-2l3 5h-9' },
  mountains: { fill: '#a3a6aa', ink: '#54575c', sign: 'M2 20 9 6l4 8 3-5 6 11zM7 10l2 2 2-2' },
  wasteland: { fill: '#c4604a', ink: '#70261a', sign: 'M4 4l5 7-3 5 5 4M15 3l-2 7 6 4-2 7' },
  desert: { fill: '#e3c15a', ink: '#8d6d14', sign: 'M2 14c4-5 8-5 12 0 3-3 6-3 8 0M5 19h3M11 19h3M17 19h3' },
};

export const COLOURS: Record<string, string> = {
  black: '#3b3741',
  brown: '#7b4f28',
  yellow: '#d9ac22',
  blue: '#2f6fae',
  green: '#3b8038',
  gray: '#84888e',
  red: '#b5392a',
};

/** Structures on a grid of 24, each with an outline of its own. */
export const STRUCTURES: Record<string, string> = {
  D: 'M12 5l7 6v9H5v-9z',
  TP: 'M3 20v-8l5-4 4 3V6l5-4 5 4v14z',
  TE: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  SA: 'M8 5h8a7.5 7.5 0 0 1 0 15H8A7.5 7.5 0 0 1 8 5z',
  SH: 'M3 21V4h4v3h3V4h4v3h3V4h4v17z',
};

export const CULTS: Record<string, { fill: string; sign: string }> = {
  fire: { fill: '#c25a3c', sign: 'M12 2c5 5 7 8 7 12a7 7 0 0 1-14 0c0-2 1-4 3-5 0 2 1 3 2 3 1-3 0-6 2-10z' },
  water: { fill: '#3f7fb5', sign: 'M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z' },
  earth: { fill: '#8a6a3f', sign: 'M2 20 9 7l4 7 3-4 6 10z' },
  air: { fill: '#8e9aa6', sign: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7' },
};

export const id = (component: string): string => component.slice(component.indexOf(':') + 1);
