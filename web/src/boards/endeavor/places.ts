/**
 * Where everything lies on our sheet of 1000 by 700, set by hand so that nothing hides a token.
 * Cities of an owner's data that we do not know lie where the data says.
 */
import { id, type City, type Connection, type Region } from './printed';

export type Point = readonly [number, number];
export const SHEET = [1000, 700] as const;

const CITIES: Readonly<Record<string, Point>> = {
  london: [646, 262],
  amsterdam: [722, 246],
  paris: [672, 326],
  lisbon: [558, 392],
  cadiz: [616, 448],
  algiers: [692, 468],
  rome: [762, 402],
  venice: [772, 332],
  constantinople: [898, 394],
  alexandria: [886, 492],
  quebec: [206, 122],
  boston: [268, 160],
  new_york: [204, 200],
  charleston: [148, 240],
  new_orleans: [68, 260],
  havana: [146, 338],
  port_royal: [196, 402],
  bridgetown: [324, 408],
  cartagena: [136, 516],
  lima: [110, 610],
  salvador: [300, 584],
  goree: [546, 562],
  luanda: [716, 652],
  zanzibar: [842, 634],
  bombay: [590, 84],
  calcutta: [672, 62],
  batavia: [836, 160],
  canton: [856, 64],
};

type Anchor = 'start' | 'middle' | 'end';

/** Where the name of a city stands, seen from the city. */
const LABELS: Readonly<Record<string, readonly [number, number, Anchor]>> = {
  london: [-22, -8, 'end'],
  amsterdam: [8, 36, 'middle'],
  paris: [-22, 14, 'end'],
  lisbon: [-22, 5, 'end'],
  cadiz: [-20, 19, 'end'],
  algiers: [0, 35, 'middle'],
  rome: [22, 9, 'start'],
  venice: [-14, -24, 'middle'],
  constantinople: [0, -24, 'middle'],
  alexandria: [-22, 16, 'end'],
  quebec: [-22, 5, 'end'],
  boston: [22, 13, 'start'],
  new_york: [24, 12, 'start'],
  charleston: [22, 14, 'start'],
  new_orleans: [-4, -30, 'middle'],
  havana: [22, 20, 'start'],
  port_royal: [0, -24, 'middle'],
  bridgetown: [0, -24, 'middle'],
  cartagena: [22, 6, 'start'],
  lima: [23, 7, 'start'],
  salvador: [-22, 6, 'end'],
  goree: [-21, -10, 'end'],
  luanda: [22, 14, 'start'],
  zanzibar: [-19, -6, 'end'],
  bombay: [-22, -10, 'end'],
  calcutta: [-22, -4, 'end'],
  batavia: [0, 31, 'middle'],
  canton: [-22, 5, 'end'],
};

/** Connections: two control points of a curve, and where on it the token lies. */
const ROADS: Readonly<Record<string, readonly [Point | null, Point | null, number]>> = {
  'london-amsterdam': [null, null, 0.48],
  'paris-rome': [null, null, 0.48],
  'venice-constantinople': [[810, 330], [858, 362], 0.38],
  'constantinople-alexandria': [[890, 425], [872, 455], 0.5],
  'london-bombay': [[636, 215], [612, 170], 0.2],
  'amsterdam-new_york': [[640, 186], [420, 200], 0.72],
  'amsterdam-batavia': [[742, 214], [768, 184], 0.62],
  'paris-quebec': [[560, 270], [390, 112], 0.4],
  'lisbon-salvador': [[500, 470], [380, 530], 0.52],
  'cadiz-havana': [[500, 420], [300, 318], 0.47],
  'algiers-goree': [[640, 500], [585, 520], 0.5],
  'alexandria-zanzibar': [[864, 535], [836, 580], 0.5],
  'constantinople-calcutta': [[760, 300], [770, 126], 0.28],
  'port_royal-bridgetown': [[240, 420], [285, 424], 0.5],
  'new_orleans-havana': [[84, 296], [108, 318], 0.5],
  'port_royal-cartagena': [[184, 430], [160, 480], 0.72],
  'bridgetown-goree': [[390, 440], [470, 530], 0.3],
  'salvador-luanda': [[420, 582], [590, 604], 0.45],
  'calcutta-batavia': [[735, 66], [775, 120], 0.5],
};

export interface Place {
  /** Shipping spaces, the last one next to the deck. */
  track: readonly Point[];
  decks: readonly Point[];
  /** The plate with the state of the region: its middle and one edge, and the room it has. */
  plate: { x: number; top?: number; bottom?: number; width: number; emblem?: boolean };
  name: readonly [number, number, number];
  /** A long name stands in two lines. */
  narrow?: boolean;
  /** The part of the sheet that a small screen jumps to. */
  centre: Point;
}

const row = (x: number, y: number, count: number, step: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [x + step * i, y]);

const PLACES: Readonly<Record<string, Place>> = {
  north_america: {
    track: row(452, 28, 6, -25),
    decks: [[238, 17]],
    plate: { x: 391, top: 47, width: 156 },
    name: [104, 76, 19],
    centre: [230, 130],
  },
  caribbean: {
    track: [...row(256, 442, 3, -26), ...row(146, 442, 3, -26)],
    decks: [[9, 396]],
    plate: { x: 66, bottom: 383, width: 116 },
    name: [284, 322, 18],
    centre: [190, 390],
  },
  south_america: {
    track: row(574, 678, 7, -26),
    decks: [[330, 600]],
    plate: { x: 502, bottom: 660, width: 186 },
    name: [196, 652, 19],
    centre: [220, 590],
  },
  africa: {
    track: [
      [892, 552],
      [892, 578],
      [892, 604],
      [892, 630],
      [892, 656],
      [892, 682],
    ],
    decks: [[914, 600]],
    plate: { x: 951, top: 496, width: 84 },
    name: [735, 556, 22],
    centre: [790, 590],
  },
  india: {
    track: [...row(720, 174, 5, -24), [590, 174], [566, 174]],
    decks: [[479, 90]],
    plate: { x: 676, top: 88, width: 94 },
    name: [516, 36, 18],
    centre: [600, 100],
  },
  far_east: {
    track: row(806, 211, 8, 24),
    decks: [[922, 92]],
    plate: { x: 938, top: 13, width: 106 },
    name: [806, 30, 17],
    narrow: true,
    centre: [870, 120],
  },
  europe: {
    track: [],
    decks: [
      [838, 244],
      [919, 244],
    ],
    plate: { x: 953, top: 412, width: 80, emblem: true },
    name: [789, 448, 17],
    centre: [740, 360],
  },
};

export const INSETS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  india: [474, 8, 264, 188],
  far_east: [758, 8, 234, 222],
};

const ELSEWHERE: Place = {
  track: [],
  decks: [],
  plate: { x: 500, top: 10, width: 200 },
  name: [500, 350, 18],
  centre: [500, 350],
};

export function placeOf(region: string): Place {
  return PLACES[id(region)] ?? ELSEWHERE;
}

/** The spaces of a region's track; one that is longer or shorter than the box's is spread over it. */
export function spacesOf(region: Region): Point[] {
  const { track } = placeOf(region.region);
  const count = region.track.length;
  if (count === track.length || track.length < 2) return [...track].slice(0, count);
  const [first, last] = [track[0]!, track.at(-1)!];
  return Array.from({ length: count }, (_, i) => mix(first, last, count > 1 ? i / (count - 1) : 0));
}

export function cityAt(city: City): Point {
  return CITIES[id(city.city)] ?? [city.x, city.y];
}

export function labelOf(city: City): readonly [number, number, Anchor] {
  return LABELS[id(city.city)] ?? [0, 35, 'middle'];
}

function mix(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export interface Road {
  /** Where the token lies. */
  at: Point;
  first: string;
  second: string;
  whole: string;
}

const points = (...list: Point[]): string =>
  list.map((one) => one.map((value) => value.toFixed(1)).join(' ')).join(' ');

const drawn = new Map<string, Road>();

/** The curve of a connection, cut in two where its token lies; cities keep their places, so it is drawn once. */
export function roadOf(link: Connection, from: Point, to: Point): Road {
  const key = `${link.connection} ${from} ${to}`;
  const road = drawn.get(key) ?? curve(link, from, to);
  drawn.set(key, road);
  return road;
}

function curve(link: Connection, from: Point, to: Point): Road {
  const [one, two, part] = ROADS[id(link.connection)] ?? [null, null, 0.5];
  const c1 = one ?? mix(from, to, 1 / 3);
  const c2 = two ?? mix(from, to, 2 / 3);
  const [p, q, r] = [mix(from, c1, part), mix(c1, c2, part), mix(c2, to, part)];
  const [u, v] = [mix(p, q, part), mix(q, r, part)];
  const at = mix(u, v, part);
  return {
    at,
    first: `M${points(from)}C${points(p, u, at)}`,
    second: `M${points(at)}C${points(v, r, to)}`,
    whole: `M${points(from)}C${points(c1, c2, to)}`,
  };
}

export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What stands on it, with the middle of each. */
  items: { what: 'emblem' | 'state' | 'player'; seat: number; leads: boolean; x: number; y: number; width: number }[];
}

const ROW = 20.5;

/** The plate of a region: its state, then everybody's markers, in as many rows as they need. */
export function plateOf(region: Region): Plate {
  const { plate } = placeOf(region.region);
  const parts = [
    ...(plate.emblem ? [{ what: 'emblem' as const, seat: -1, leads: false, width: 20 }] : []),
    { what: 'state' as const, seat: -1, leads: false, width: region.open ? 20 : 52 },
    ...region.markers.flatMap((count, seat) =>
      count
        ? [
            {
              what: 'player' as const,
              seat,
              leads: region.leader === seat,
              width: (count > 9 ? 40 : 31) + (region.leader === seat ? 15 : 0),
            },
          ]
        : [],
    ),
  ];
  const rows: (typeof parts)[] = [[]];
  let used = 0;
  for (const part of parts) {
    if (used && used + part.width > plate.width - 4) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(part);
    used += part.width;
  }
  const wide = Math.max(...rows.map((one) => one.reduce((sum, part) => sum + part.width, 0))) + 6;
  const height = rows.length * ROW + 3;
  const top = plate.top ?? (plate.bottom ?? 0) - height;
  const left = plate.x - wide / 2;
  return {
    x: left,
    y: top,
    width: wide,
    height,
    items: rows.flatMap((one, i) => {
      let x = left + 3;
      return one.map((part) => {
        const item = { ...part, x: x + part.width / 2, y: top + 1.5 + ROW * (i + 0.5) };
        x += part.width;
        return item;
      });
    }),
  };
}
