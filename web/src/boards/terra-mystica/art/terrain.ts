/** The seven terrains: a motif over the whole hex, so that none is known by its colour only. */
export const SIDE = 34;
export const WIDTH = SIDE * Math.sqrt(3);

export interface Terrain {
  fill: string;
  edge: string;
  /** Colour of words on it. */
  ink: string;
}

export const TERRAINS: Record<string, Terrain> = {
  desert: { fill: '#ecd488', edge: '#9c7d2c', ink: '#3a3226' },
  plains: { fill: '#bd925f', edge: '#6e4a22', ink: '#2c1c0a' },
  swamp: { fill: '#77717c', edge: '#37333d', ink: '#fffaf0' },
  lakes: { fill: '#8cb9da', edge: '#2d628f', ink: '#0e2c4d' },
  forest: { fill: '#93bd7c', edge: '#3d6b30', ink: '#16330f' },
  mountains: { fill: '#c6c8c7', edge: '#6b7074', ink: '#2d3338' },
  wasteland: { fill: '#d98a6d', edge: '#8a3a24', ink: '#3f1308' },
};

const tree = (x: number, y: number, s: number): string =>
  `<path d="M${x} ${y - 10 * s}l${6 * s} ${9 * s}h${-3 * s}l${4 * s} ${6 * s}h${-14 * s}l${4 * s} ${-6 * s}h${-3 * s}z" fill="#5f9350" stroke="#2f5a26"/><path d="M${x} ${y + 5 * s}v${3.5 * s}" stroke="#5a3d1c" stroke-width="1.8"/>`;
const reed = (x: number, y: number): string =>
  `<path d="M${x} ${y}c0-5-1-8-2-11M${x} ${y}c0-6 0-9 .5-13M${x} ${y}c0-4 1.5-7 3.5-9" fill="none" stroke="#2f2b36" stroke-width="1.3" stroke-linecap="round"/><path d="M${x + 0.5} ${y - 13}v-4" stroke="#4a3527" stroke-width="2.6" stroke-linecap="round"/>`;
const wheat = (x: number, y: number): string =>
  `<path d="M${x} ${y}v-11m0 3-2.5-3m2.5 3 2.5-3M${x} ${y - 5}l-2.5-3m2.5 3 2.5-3" fill="none" stroke="#7a5526" stroke-width="1.3" stroke-linecap="round"/>`;

const MOTIFS: Record<string, string> = {
  desert:
    '<path d="M-29.4 1C-18-11-7-9 3 0c8-6 17-6 26.4-1v18L0 34-29.4 17z" fill="#e2c46c"/><path d="M-29.4 14C-17 4-5 5 6 14c8-5 15-5 23.4-2v5L0 34-29.4 17z" fill="#d8b654"/><path d="M-29.4 1C-18-11-7-9 3 0c8-6 17-6 26.4-1M3 0c-2 3-5 5-9 6M-29.4 14C-17 4-5 5 6 14c8-5 15-5 23.4-2" fill="none" stroke="#a5852f" stroke-width="1.1"/><g fill="#a5852f"><circle cx="-14" cy="-14" r=".9"/><circle cx="-4" cy="-19" r=".9"/><circle cx="9" cy="-14" r=".9"/><circle cx="16" cy="-9" r=".9"/><circle cx="-8" cy="20" r=".9"/><circle cx="4" cy="24" r=".9"/></g>',
  plains: `<path d="M-29.4-3C-12-10 12-10 29.4-3v20L0 34-29.4 17z" fill="#ad8150"/><path d="M-29.4 5C-12-2 12-2 29.4 5m-58.8 7C-12 5 12 5 29.4 12M-25 20c15-7 35-7 50 0m-41 5.5c10-4.5 22-4.5 32 0M-29.4-3C-12-10 12-10 29.4-3" fill="none" stroke="#7d5629" stroke-width="1.2"/>${wheat(-13, -10)}${wheat(0, -13)}${wheat(13, -10)}`,
  swamp: `<g fill="#5f5a66" stroke="#48434f"><ellipse cx="-9" cy="11" rx="14" ry="5"/><ellipse cx="12" cy="-6" rx="11" ry="4"/><ellipse cx="10" cy="20" rx="8" ry="3"/></g><path d="M-15 11h7M7-6h6M8 20h4" stroke="#a39dab"/>${reed(-13, 3)}${reed(15, 11)}${reed(-1, -11)}`,
  lakes:
    '<g fill="#5e97c4" stroke="#2d628f" stroke-width="1.2"><path d="M-20-4c0-9 12-13 21-8 6-4 17 0 17 7 0 6-8 9-14 7-6 6-24 4-24-6z"/><path d="M-6 17c0-5 8-8 15-5s6 9 0 11-15 0-15-6z"/></g><path d="M-14-4c3-2 5 2 8 0m4-3c3-2 5 2 8 0M-4 0c3-2 5 2 8 0m-4 17c2-2 4 1 6 0" fill="none" stroke="#d6e9f5" stroke-width="1.2" stroke-linecap="round"/>',
  forest: `${tree(-11, -8, 1)}${tree(9, -12, 0.9)}${tree(0, 3, 1.1)}${tree(-15, 11, 0.9)}${tree(16, 8, 1)}${tree(2, 20, 0.8)}`,
  mountains:
    '<path d="M-27 18-9-14 1 4l9-12 17 26z" fill="#a3a8aa" stroke="#565b5f" stroke-width="1.2" stroke-linejoin="round"/><path d="M-9-14-15-3l4-1 3 3 3-3 3 1zM10-8 5-1l4 1 3 2 3-2z" fill="#fbfbf7" stroke="#565b5f" stroke-width=".9" stroke-linejoin="round"/><path d="M-7 2l5 15M-3 2l6 15m9-12 5 12m-2-12 6 11" stroke="#7b8185"/><path d="M-12 23h10m4 1h9" stroke="#8a9093"/>',
  wasteland:
    '<path d="M-26-6l9 3 4 7 9-2 5 8h10l6 7M-13 4l-5 9 3 8M-4 2l2-9 7-5v-9m0 9 8 3 9-5" fill="none" stroke="#8a3a24" stroke-width="1.5" stroke-linejoin="round"/><path d="M14 6l4-5 5 4 1 5zM-22 12l3-4 4 3v4z" fill="#b9674c" stroke="#7d301b"/><path d="M-12-10v-9m0 4-4-4m4 6 4-5M-15-10h6" stroke="#5c2414" stroke-width="1.6" stroke-linecap="round"/><path d="M2 22l4-3 5 2" fill="none" stroke="#8a3a24" stroke-width="1.2"/>',
};

/** The corners of a hex that stands on one, around the origin. */
export function corners(side: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(side * Math.cos(angle)).toFixed(1)},${(side * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A terrain as a sign on a grid of 24: `terrain-forest`. */
export const TERRAIN_SIGNS: Record<string, string> = Object.fromEntries(
  Object.entries(TERRAINS).map(([id, { fill, edge }]) => [
    `terrain-${id}`,
    `<svg width="24" height="24" viewBox="-34 -34 68 68"><svg x="-29.4" y="-34" width="58.8" height="68" viewBox="-29.4 -34 58.8 68"><polygon points="${corners(34)}" fill="${fill}"/>${MOTIFS[id]}</svg><polygon points="${corners(32)}" fill="none" stroke="${edge}" stroke-width="4"/></svg>`,
  ]),
);

/** A terrain as the fill of a hex (`tm-hex-…`) and as a disc for wheels and lists (`tm-disc-…`). */
export const TERRAIN_SYMBOLS: string =
  '<clipPath id="tm-discclip"><circle r="26"/></clipPath>' +
  Object.entries(TERRAINS)
    .map(
      ([id, { fill, edge }]) =>
        `<pattern id="tm-hex-${id}" width="1" height="1" viewBox="${-WIDTH / 2} -34 ${WIDTH} 68" preserveAspectRatio="none"><rect x="-34" y="-34" width="68" height="68" fill="${fill}"/>${MOTIFS[id]}</pattern>` +
        `<symbol id="tm-disc-${id}" viewBox="-28 -28 56 56"><g clip-path="url(#tm-discclip)"><circle r="26" fill="${fill}"/>${MOTIFS[id]}</g><circle r="26" fill="none" stroke="${edge}" stroke-width="3"/></symbol>`,
    )
    .join('');
