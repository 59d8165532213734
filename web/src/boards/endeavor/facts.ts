/** The view of Endeavor, and where its things lie on our sheet of 1000 by 700. */
import type { View } from '../../lib/model';

export interface City {
  city: string;
  region: string;
  owner: number | null;
  token: string | null;
  glory: number;
  x: number;
  y: number;
}

export interface Region {
  region: string;
  open: boolean;
  track: { owner: number | null; token: string | null }[];
  beside: number[];
  markers: number[];
  /** Who would get the governor as the track of a closed region stands. */
  leader: number | null;
  present: number[];
  decks: { deck: string; cards: string[] }[];
}

export interface Trader {
  seat: number;
  passed: boolean;
  harbor: number;
  supply: number;
  levels: Record<string, { level: number; marker: number; value: number }>;
  buildings: { building: string; worker: boolean; activates: boolean }[];
  tokens: Record<string, number>;
  cards: string[];
  turned: string[];
  slot: string | null;
  counted: number;
  limit: number;
}

export interface EndeavorView extends View {
  round: number;
  phase: string;
  crown: number | null;
  players: Trader[];
  regions: Region[];
  cities: City[];
  connections: { connection: string; cities: [string, string]; token: string | null; owner: number | null }[];
  stacks: { building: string; level: number; left: number }[];
  removed: string[];
}

export const id = (component: string): string => component.slice(component.indexOf(':') + 1);

/** Where a region's shipping track, decks and name lie; tracks run along the coast. */
export const PLACES: Record<
  string,
  { track: { x: number; y: number; down?: boolean }; decks: [number, number][]; name: [number, number]; land: string }
> = {
  north_america: { track: { x: 418, y: 44, down: true }, decks: [[40, 96]], name: [150, 58], land: '#cdb98a' },
  caribbean: { track: { x: 96, y: 432 }, decks: [[40, 350]], name: [250, 318], land: '#d6c59a' },
  south_america: { track: { x: 396, y: 478, down: true }, decks: [[214, 590]], name: [235, 668], land: '#bcbf86' },
  africa: { track: { x: 806, y: 634 }, decks: [[662, 572]], name: [680, 676], land: '#d9b87c' },
  india: { track: { x: 512, y: 152 }, decks: [[594, 52]], name: [500, 42], land: '#c7bd82' },
  far_east: { track: { x: 762, y: 208 }, decks: [[946, 120]], name: [840, 46], land: '#c3c48f' },
  europe: { track: { x: 0, y: 0 }, decks: [[508, 262], [928, 262]], name: [760, 512], land: '#d8c7a0' },
};

/** A coast around points: their hull, pushed out a little unevenly, drawn as a soft line. */
export function coast(points: [number, number][], pad: number): string {
  const ring = points.flatMap(([x, y], i) =>
    Array.from({ length: 10 }, (_, k): [number, number] => {
      const angle = (k / 10) * 2 * Math.PI + i;
      const reach = pad * (0.86 + 0.28 * Math.abs(Math.sin(x * 0.7 + y * 1.3 + k * 2.1)));
      return [x + reach * 1.12 * Math.cos(angle), y + reach * Math.sin(angle)];
    }),
  );
  const outline = hull(ring);
  const n = outline.length;
  const at = (i: number): [number, number] => outline[(i + n) % n]!;
  const round = (value: number): string => value.toFixed(1);
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${round(one[0]!)} ${round(one[1]!)} ${round(two[0]!)} ${round(two[1]!)} ${round(c[0])} ${round(c[1])}`;
  }
  return `${path}z`;
}

function hull(points: [number, number][]): [number, number][] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: [number, number][]): [number, number][] => {
    const kept: [number, number][] = [];
    for (const point of list) {
      while (kept.length > 1) {
        const [o, a] = [kept.at(-2)!, kept.at(-1)!];
        if ((a[0] - o[0]) * (point[1] - o[1]) - (a[1] - o[1]) * (point[0] - o[0]) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export const TRACKS = ['industry', 'culture', 'finance', 'politics'] as const;

/** Tokens and tracks: a colour and a sign on a grid of 16. */
export const SIGNS: Record<string, { fill: string; sign: string }> = {
  industry: { fill: '#9a5a2c', sign: 'M3 13V8l3 2V8l3 2V4h3v9z' },
  culture: { fill: '#8b3f7a', sign: 'M8 4C6.5 3 4.5 3 3 3.5V12c1.5-.5 3.5-.5 5 .5 1.5-1 3.5-1 5-.5V3.5C11.5 3 9.5 3 8 4zM8 4v8.5' },
  finance: { fill: '#a87a0c', sign: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM8 5.5v5M6.5 7h3M6.5 9h3' },
  politics: { fill: '#2d5f9a', sign: 'M3 12V5l2.5 3L8 4l2.5 4L13 5v7z' },
  attack: { fill: '#a02827', sign: 'M3 3l8 8M11 9l2 2-2 2-2-2M13 3l-8 8M5 9l-2 2 2 2 2-2' },
  payment: { fill: '#5c6b2c', sign: 'M3 8a5 5 0 0 1 9-3M12 2v3H9M13 8a5 5 0 0 1-9 3M4 14v-3h3' },
  ship: { fill: '#2f7b8f', sign: 'M2 10h12l-2 3H4zM8 2v7M8 3l4 5H8z' },
  occupy: { fill: '#6b5840', sign: 'M4 14V3M4 3h8l-2 2.5L12 8H4' },
  draw: { fill: '#4c6a55', sign: 'M4 3h6v9H4zM7 5h6v9H7z' },
  ship_or_draw: { fill: '#2f7b8f', sign: 'M1 10h8l-1.5 3h-5zM5 3v6M5 4l3 4H5M11 4h4v6h-4z' },
  occupy_or_draw: { fill: '#6b5840', sign: 'M2 14V3M2 3h6L6.5 5 8 7H2M11 5h4v6h-4z' },
};
