/** Our own small drawings on a grid of 24: a shape each, so that colour is never the only sign. */

export interface Glyph {
  /** The token's ground. */
  ground: string;
  /** The drawing's colour on it. */
  ink: string;
  path: string;
}

const WHITE = '#fffaf0';

export const GOODS: Record<string, Glyph> = {
  wood: {
    ground: '#6b4423',
    ink: '#f2d9b0',
    path: 'M6 9.2a3 3 0 0 1 3-2.7h8.5v6H9a3 3 0 0 1-3-3.3zm2 .3a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 0 0-2.4 0zM5.5 16.3a2.6 2.6 0 0 1 2.6-2.6h10.4v5.2H8.1a2.6 2.6 0 0 1-2.6-2.6z',
  },
  stone: {
    ground: '#77736d',
    ink: '#f3efe8',
    path: 'M5 17.5 7.5 10l4.5-3.5 5 2 2.5 6-2 3.5zM12 6.5l-1 5 3 6 3-9M7.5 10l3.5 1.5',
  },
  ore: {
    ground: '#30363d',
    ink: '#cfd8e2',
    path: 'M12 5l5.5 4.5L16 18H8L6.5 9.5zM12 5v13M6.5 9.5h11',
  },
  clay: {
    ground: '#a8482b',
    ink: '#fde3d2',
    path: 'M5.5 8h6v4h-6zM12.5 8h6v4h-6zM5.5 13h3v4h-3zM9.5 13h6v4h-6zM16.5 13h2v4h-2z',
  },
  glass: {
    ground: '#2d7f96',
    ink: '#e6fbff',
    path: 'M10 5.5h4v4.2l3.6 6.6a1.6 1.6 0 0 1-1.4 2.4H7.8a1.6 1.6 0 0 1-1.4-2.4L10 9.7zM8.5 14.5h7',
  },
  papyrus: {
    ground: '#b48a34',
    ink: '#fff6dc',
    path: 'M7 6h9a2 2 0 0 1 2 2v1h-3v7.5A1.5 1.5 0 0 1 13.5 18H7.5A1.5 1.5 0 0 1 6 16.5V7.5M8.5 9.5h4M8.5 12h4M8.5 14.5h3',
  },
  cloth: {
    ground: '#7d4b8f',
    ink: '#fbe9ff',
    path: 'M6.5 6.5h11v8c0 2-1.5 1.5-1.5 3.5-1.5 0-1.5-1.5-2.7-1.5s-1.3 1.5-2.6 1.5-1.3-1.5-2.6-1.5-.8 1-1.6 1zM6.5 9.5h11M10 6.5v10M14 6.5v10',
  },
};

export const SCIENCE: Record<string, string> = {
  compass: 'M12 4.5v3M11 7.5h2l4.5 11.5M13 7.5h-2L6.5 19M8 14.5c2.5 2 5.5 2 8 0',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 4v2.5M12 17.5V20M4 12h2.5M17.5 12H20M6.3 6.3l1.8 1.8M15.9 15.9l1.8 1.8M6.3 17.7l1.8-1.8M15.9 8.1l1.8-1.8',
  tablet: 'M7 19V9a5 5 0 0 1 10 0v10zM9.5 10.5h5M9.5 13.2h5M9.5 15.9h5',
  choice: 'M9.3 9.2a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2.2M12 17.2v.6',
};

/** Signs of chains, on a grid of 16. */
export const CHAINS: Record<string, string> = {
  barrel: 'M5 3h6c1.3 3.3 1.3 6.7 0 10H5C3.7 9.7 3.7 6.3 5 3zM4.2 6.3h7.6M4.2 9.7h7.6',
  camel: 'M3 13V9.5C3 7 5 8 5.5 6.5S8 6.5 8.5 7s2-.5 2.5 1V5.5L12.5 4M5 13v-2.5h4.5V13M11 8v5',
  castle: 'M3 13V4h2v2h2V4h2v2h2V4h2v9zM7 13v-3h2v3',
  drop: 'M8 2.5C11 6.5 12 8 12 9.8a4 4 0 0 1-8 0C4 8 5 6.5 8 2.5z',
  hammer: 'M4 4h7l1 1.5-1 1.5H4zM7 7h2v6.5H7z',
  helmet: 'M3.5 12V8a4.5 4.5 0 0 1 9 0v4h-2.5V9H8v3zM8 3.5V2',
  horseshoe: 'M4.5 13c-2-6 .5-10 3.5-10s5.5 4 3.5 10h-2c1-4.5 0-7-1.5-7S5.5 8.5 6.5 13z',
  mortar: 'M3.5 7.5h9c0 3-1.5 4-3 4.5v1.5h-3V12c-1.5-.5-3-1.5-3-4.5zM8 7.5l3.5-5',
  lighthouse: 'M6 13.5 7 6h2l1 7.5zM6 6h4M7 4h2v2M3 4l2 .5M13 4l-2 .5',
  lightning: 'M9 2 4.5 9H8l-1 5 4.5-7H8z',
  torch: 'M7 8h2l-.5 6h-1zM8 2c2 2 2.5 3 2.5 4.2S9.5 8 8 8 5.5 7.4 5.5 6.2 7 4 8 2z',
  lyre: 'M4.5 3c-1 3 0 5 .5 7.5h6C11.5 8 12.5 6 11.5 3M5.5 10.5 5 13h6l-.5-2.5M7 5v5.5M9 5v5.5M5 5h6',
  feather: 'M4 13c0-5 3-9.5 8.5-10.5C12.5 8 9.5 10.5 6 10.5M4 13l5-6',
  market_stall:
    'M3 6.5 4 3h8l1 3.5c-.6 1-1.6 1-2.5 0-.8 1-1.7 1-2.5 0-.8 1-1.7 1-2.5 0-.9 1-1.9 1-2.5 0zM4 8v5.5M12 8v5.5M4 10.5h8',
  mask: 'M3.5 4c3-1 6-1 9 0 0 5-1.5 9-4.5 9s-4.5-4-4.5-9zM5.5 7h1.7M8.8 7h1.7M6.5 10c1 .8 2 .8 3 0',
  planet: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.5 10.5c3 1.5 9-1.5 11-5',
  saw: 'M3 5h10v3l-1 1.5L11 8 10 9.5 9 8 8 9.5 7 8 6 9.5 5 8 4 9.5 3 8zM6 12.5h4',
  scales: 'M8 2.5v10M5 13h6M3.5 5h9M3.5 5 2 9h3zM12.5 5 11 9h3z',
  book: 'M8 4.5C6.5 3.5 4.5 3.5 3 4v8.5c1.5-.5 3.5-.5 5 .5 1.5-1 3.5-1 5-.5V4c-1.5-.5-3.5-.5-5 .5zM8 4.5V13',
  star: 'M8 2.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L8 11l-3.4 2 .8-3.9L2.5 6.5l3.9-.4z',
  target: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 7.6v.8',
  oil_lamp: 'M2.5 8c2 0 2.5 3.5 5.5 3.5s5-2 5.5-4.5c-2 0-2.5 1-3.5 1zM13 5c.5-1 .3-1.5 0-2.5M6 13h4',
  temple: 'M2.5 6 8 3l5.5 3zM4 6.5V12M6.7 6.5V12M9.3 6.5V12M12 6.5V12M3 13h10',
  scroll: 'M4.5 3h7v8.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 0 1.5-1.5V4M7 6h3M7 8.5h3',
};

export const GROUNDS: Record<string, string> = {
  brown: '#6f4a2b',
  grey: '#7b7f86',
  blue: '#245a9c',
  yellow: '#c48a10',
  red: '#a62c2b',
  green: '#2a7040',
  purple: '#6a3f8e',
};

/** A letterless sign for each colour, on a grid of 16: pick, jar, column, scales, sword, book, banner. */
export const COLOR_SIGNS: Record<string, string> = {
  brown: 'M3 6c3-3 7-3 10 0M8 4v9.5',
  grey: 'M6 3h4v2c2.5 1 3 3 2.5 5-.4 1.8-1.5 3-2.5 3H6c-1 0-2.1-1.2-2.5-3C3 8 3.5 6 6 5z',
  blue: 'M4 3h8M5 5h6M6 5v6M10 5v6M5 11h6M4 13h8',
  yellow: 'M8 3v10M5 13h6M3 5h10M3 5 1.5 8.5h3zM13 5l-1.5 3.5h3z',
  red: 'M8 2v8.5M5.5 10.5h5M8 10.5v3',
  green: 'M8 4.5C6.5 3.5 4.5 3.5 3 4v8.5c1.5-.5 3.5-.5 5 .5 1.5-1 3.5-1 5-.5V4c-1.5-.5-3.5-.5-5 .5zM8 4.5V13',
  purple: 'M4 2.5h8v9L8 9l-4 2.5zM4 2.5V14',
};

export const LIGHT = WHITE;
