/** Where things lie on the map: hexes stand on a corner, the rows of twelve inside those of thirteen. */
import { SIDE, WIDTH } from './art/terrain';
import type { Hex } from './printed';

export interface Point {
  x: number;
  y: number;
}

const MARGIN = 10;
export const MAP = { width: WIDTH * 13 + 2 * MARGIN, height: SIDE * 14 + 2 * MARGIN };

export function centre(place: { row: number; column: number }): Point {
  return {
    x: WIDTH * (place.column + (place.row % 2 ? 1 : 0.5)) + MARGIN,
    y: SIDE * (1.5 * place.row + 1) + MARGIN,
  };
}

// Neighbours by row and half columns, in the order of the edges: right first, then clockwise.
const AROUND = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;
const place = (row: number, half: number): string => `${row},${half}`;
const half = (hex: Hex): number => 2 * hex.column + (hex.row % 2);

/** The edges of a town's wall: of every hex those behind which the town ends. */
export function walls(hexes: readonly Hex[]): { hex: string; edges: number[] }[] {
  const inside = new Set(hexes.map((hex) => place(hex.row, half(hex))));
  return hexes.map((hex) => ({
    hex: hex.component,
    edges: AROUND.flatMap(([rows, halves], i) => (inside.has(place(hex.row + rows, half(hex) + halves)) ? [] : [i])),
  }));
}

/** An edge of a hex around the origin as a line. */
export function edge(i: number, side: number): string {
  const corner = (k: number): string => {
    const angle = (Math.PI / 180) * (60 * k - 30);
    return `${(side * Math.cos(angle)).toFixed(1)} ${(side * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${corner(i)}L${corner(i + 1)}`;
}

/** A bridge between two hexes: where its middle lies, how it is turned, half its length. */
export function span(a: Point, b: Point): { x: number; y: number; angle: number; reach: number } {
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    reach: Math.hypot(b.x - a.x, b.y - a.y) / 2 - 24,
  };
}

/** The two piers of a place for a bridge. */
export function piers(a: Point, b: Point): [Point, Point] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / length) * 36.5, ((b.y - a.y) / length) * 36.5];
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x - dx, y: b.y - dy },
  ];
}
