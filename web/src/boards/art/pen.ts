/** Strokes of the drawings: pieces of SVG on a ground of 120 x 80. */
export type Rng = () => number;

export const INK = '#3a3024';

/** A number from a text, always the same. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** Chance that repeats itself: the same picture for the same card. */
export function rng(seed: number): Rng {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;
const width = (stroke: number): string => (stroke === 1 ? '' : ` stroke-width="${round(stroke)}"`);
const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** An outlined shape. */
export const path = (d: string, fill = 'none', stroke = 1): string => `<path d="${d}" fill="${fill}"${width(stroke)}/>`;
/** A line without a filling. */
export const line = (d: string, stroke = 0.8, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke-width="${round(stroke)}"${faint(opacity)}/>`;
/** A shape without an outline. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="none"${faint(opacity)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, stroke = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}"${width(stroke)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, stroke = 1): string =>
  path(`M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`, fill, stroke);
export const group = (x: number, y: number, k: number, body: string, flip = false): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -k : k} ${k})">${body}</g>`;

/** A picture of its own. */
export const picture = (body: string, box = '0 0 120 80'): string =>
  `<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${body}</svg>`;
