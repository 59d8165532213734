/** The game's icons for the registry. The shape tells the family: tokens round, suits shields, states hexagons, the rest squares. */
import { sign, SIGNS } from './signs';

export const SUITS: Readonly<Record<string, string>> = {
  region: '#5e7a3a',
  uncivilised: '#9a5a2c',
  civilised: '#2d5f9a',
  tributary: '#86600a',
  fame: '#8b3f7a',
  unrest: '#8f2a24',
  power: '#3d3a44',
  none: '#6a6558',
};
export const TOKENS: Readonly<Record<string, string>> = {
  materials: '#a8681a',
  population: '#7c3d70',
  progress: '#2f6f5e',
};
const STATES: Readonly<Record<string, string>> = { barbarian: '#7d4a22', empire: '#6b2f6d' };
const SQUARES: Readonly<Record<string, string>> = {
  city: '#5c584e',
  metropolis: '#5c584e',
  knight: '#5c584e',
  mask: '#5c584e',
  scroll: '#5c584e',
  pinned: '#5c584e',
  attack: '#8f2a24',
  free_play: '#2f6f5e',
  bag: '#7a5c22',
  wheat: '#8f6a08',
  drop: '#2d6a9a',
};
const thousandth = (n: number): number => Math.round(n * 1000) / 1000;
const EDGE = 'stroke="var(--icon-edge)" stroke-width=".9"';
/** Shapes moved and scaled, each by itself: signs are drawn by the hundred, and groups around them would count too. */
const at = (x: number, y: number, k: number, drawn: string): string =>
  drawn.replace(/<(circle|path|rect)/g, `<$1 transform="translate(${x} ${y}) scale(${k})"`);
/** A ground on a grid of 20, and a sign in it: where, how large. */
const in20 = (ground: string, x: number, y: number, k: number, drawn: string): string =>
  at(0, 0, 1.2, ground) + at(thousandth(x * 1.2), thousandth(y * 1.2), thousandth(k * 1.2), drawn);
const round = (fill: string): string => `<circle cx="10" cy="10" r="9.3" fill="${fill}" ${EDGE}/>`;
const ring = '<circle cx="10" cy="10" r="7.6" fill="none" stroke="#fff5" stroke-width=".7"/>';
const square = (fill: string): string =>
  `<rect x=".8" y=".8" width="18.4" height="18.4" rx="4.5" fill="${fill}" ${EDGE}/>`;

const icon = (id: string): string => {
  if (TOKENS[id]) return in20(round(TOKENS[id]) + ring, 3.2, 3.2, 0.85, sign(id, '#fff', 1.6));
  if (SUITS[id])
    return in20(
      `<path d="M1 1h18v12.5L10 19.5 1 13.5z" fill="${SUITS[id]}" ${EDGE}/>`,
      3.6,
      1.8,
      0.8,
      sign(id, '#fff', 1.6),
    );
  if (STATES[id])
    return in20(
      `<path d="M5 1h10l4.5 9-4.5 9H5L.5 10z" fill="${STATES[id]}" ${EDGE}/>`,
      3.2,
      3.2,
      0.85,
      sign(id, '#fff', 1.8),
    );
  return in20(square(SQUARES[id]!), 3.2, 3.2, 0.85, sign(id, '#fff', 1.6));
};

const all = [TOKENS, SUITS, STATES, SQUARES].flatMap((family) => Object.keys(family));
/** Piles, deeds and kinds of text: the bare sign in the colour of the words around it. */
const BARE = Object.keys(SIGNS).filter((id) => !all.includes(id));

export const ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(BARE.map((id) => [id, at(0, 0, 1.5, sign(id))])),
  ...Object.fromEntries(all.map((id) => [id, icon(id)])),
  action: in20(round('#b3372a'), 3, 3, 0.88, sign('action', '#fff')),
  exhaust: in20(
    `<path d="M10 .8 18.4 5.6v8.8L10 19.2 1.6 14.4V5.6z" fill="#3b4f78" ${EDGE}/>`,
    3.4,
    3.2,
    0.82,
    sign('exhaust', '#fff', 2),
  ),
  card: in20(
    '<rect x="3" y="1" width="14" height="18" rx="2.5" fill="#fffaf0" stroke="#6a5a3a"/>',
    0,
    0,
    1,
    '<path d="M10 15V5.5M6.8 8.5 10 5.3 13.2 8.5" fill="none" stroke="#3a2c10" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
  points: in20(
    '<circle cx="10" cy="10" r="9.3" fill="#fff3cf" stroke="#8a6a1e"/>',
    2.4,
    2.4,
    0.95,
    sign('points', '#6b4b06', 1.3),
  ),
};

/** What a move changes, beside the parts of the score. */
export const COUNTERS: Readonly<Record<string, string>> = {
  materials: 'materials',
  population: 'population',
  actions: 'action',
  exhausts: 'exhaust',
};

/** The parts of the score, in the order of the pad. */
export const PARTS: Readonly<Record<string, string>> = {
  progress: 'progress',
  power: 'power',
  fame: 'fame',
  unrest: 'unrest',
  cards: 'card',
  hand: 'card',
};
