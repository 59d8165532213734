/** People, animals, boats and parts of houses that many drawings use. */
import type { Palette } from './palettes';
import { circle, group, INK, line, path, rect, round, shape } from './pen';

export const man = (x: number, y: number, h: number, fill: string, P: Palette): string =>
  path(
    `M${round(x - h * 0.2)} ${round(y)}c0 ${round(-h * 0.5)} ${round(h * 0.04)} ${round(-h * 0.66)} ${round(h * 0.2)} ${round(-h * 0.7)}s${round(h * 0.2)} ${round(h * 0.2)} ${round(h * 0.2)} ${round(h * 0.7)}z`,
    fill,
    0.8,
  ) + circle(x, y - h * 0.82, round(h * 0.13), P.sk, 0.8);
export const spearman = (x: number, y: number, h: number, P: Palette): string =>
  man(x, y, h, P.a, P) +
  line(`M${round(x + h * 0.24)} ${round(y)}v${round(-h * 1.25)}`, 1) +
  path(`M${round(x + h * 0.24)} ${round(y - h * 1.42)}l1.5 4h-3z`, P.st, 0.7) +
  circle(x - h * 0.02, y - h * 0.36, round(h * 0.19), P.gd, 0.8) +
  circle(x - h * 0.02, y - h * 0.36, round(h * 0.06), P.b, 0.5);
const HORSE =
  'M3 13C0 16 2 21 0 26l3-1c0-4 1-6 3-7l1 5-3 7h3l4-8 1-4c4 2 9 2 13 1l1 4-1 7h3l2-8 2-6c1-3 2-5 3-7l3 2 3-1-2-6-4-3-1 2c-4 0-6 5-9 7-6 1-12-1-18 1-3 1-4 1-5 3z';
export const horse = (x: number, y: number, k: number, fill: string, flip = false): string =>
  group(
    x,
    y,
    k,
    path(HORSE, fill, 1 / k) +
      line('M11 20l3 4-2 6M25 19l4 4 0 7', 1 / k) +
      line('M28 9C30 4 32 3 34 1', 1.6 / k) +
      circle(35.5, 4, 0.5, INK, 0.3),
    flip,
  );
export const rider = (x: number, y: number, k: number, P: Palette, gear = '', flip = false): string =>
  horse(x, y, k, P.wd, flip) +
  group(
    x,
    y,
    k,
    path('M15 14c0-7 1-11 4-11s5 4 5 9l-3 1-1 7-3-1z', P.a, 1 / k) + circle(19.5, 0, 2.8, P.sk, 1 / k) + gear,
    flip,
  );
const ELE =
  'M4 13C6 5 16 2 24 4c7-3 14 0 16 7 1 6 0 12 3 16 0 3-4 3-4 0-1-4-2-7-3-9l-3 0 0 12h-5l0-9c-4 1-10 1-14 0l0 9H8V21c-3-2-5-4-4-8z';
export const elephant = (x: number, y: number, k: number, P: Palette, flip = false): string =>
  group(
    x,
    y,
    k,
    path(ELE, P.st2, 1 / k) +
      path('M27 7c5-2 8 1 8 6-2 3-6 3-8 0-1-2-1-4 0-6z', P.st, 1 / k) +
      line('M39 17c2 1 5 0 6-3', 1.3 / k) +
      circle(38.5, 10, 0.6, INK, 0.3) +
      path('M11 4h12l1 5H10zM12 4c0-6 10-6 10 0', P.a, 1 / k),
    flip,
  );
const CAM =
  'M4 30l2-12c-1-4 1-7 4-7 2-6 6-6 8 0 2-5 6-5 8 0 3 1 5 2 8-2l2-5c1-2 4-2 6 0l3 2-3 2-2 0c-1 4-3 9-8 10l1 12h-3l-2-11-14 0-2 11h-3l1-11-2 3v8z';
export const camel = (x: number, y: number, k: number, P: Palette, flip = false): string =>
  group(x, y, k, path(CAM, P.gd, 1 / k) + path('M12 13h11l1 6-13 0z', P.a, 1 / k), flip);
const OX = 'M4 12c6-3 18-3 24-1l4-3c2-2 5-1 7 1l3 3-3 3-4 0c-1 3-3 4-5 5l0 10h-3l-1-9-14 0-2 9H7l-1-10c-2-2-3-5-2-8z';
export const ox = (x: number, y: number, k: number, P: Palette, flip = false): string =>
  group(
    x,
    y,
    k,
    path(OX, P.cl, 1 / k) +
      line('M35 8c-2-3 0-5 2-6', 1.3 / k) +
      circle(37, 10.5, 0.5, INK, 0.3) +
      shape('M12 11c3-1 7-1 8 2s-5 5-7 3-3-4-1-5z', P.wd, 0.7),
    flip,
  );
const BUST =
  'M3 42c0-9 7-10 11-13l0-5c-4-3-5-9-3-14 2-5 11-7 15-2 2 2 2 4 2 7l3 5-3 1 0 4c0 3-3 3-6 2l0 3c4 3 10 4 11 12z';
/** What is worn on the head. */
const GEAR: Readonly<Record<string, (P: Palette) => string>> = {
  laurel: (P: Palette) =>
    line('M11 11C15 5 23 4 28 9', 1) +
    path(
      'M12 10c-1-3 1-4 3-4-1 2-1 3-3 4zM16 7c0-3 2-4 4-3-1 2-2 3-4 3zM21 6c1-3 3-3 5-1-2 1-3 2-5 1zM25 8c2-2 4-1 5 1-2 0-3 0-5-1z',
      P.gr,
      0.7,
    ),
  crown: (P: Palette) => path('M9 10l-2-9 6 4 4-6 5 6 6-3-1 8z', P.gd, 0.9),
  helmet: (P: Palette) =>
    path('M8 14C7 4 16 0 23 3c5 2 6 6 6 9l-6-2-1 7-4-5c-4 0-7 1-10 2z', P.st2, 0.9) +
    path('M10 6C8-3 20-7 28 0 22-2 16 0 12 8z', P.a, 0.9),
  nemes: (P: Palette) =>
    path('M8 12C10 2 24 0 28 8l-4 2c-4-2-6 0-6 6l-2 16-11 1c1-8 1-14 3-21z', P.gd, 0.9) +
    line('M9 14l8-1M8 19l9-1M7 24l9-1M6 29l9-1', 0.8) +
    line('M27 8c2-1 3-4 1-5', 1.2),
  cone: (P: Palette) => path('M8 13C9 4 14-4 18-7c2 5 6 9 9 15l-8 0c-4 0-7 2-8 8z', P.a, 0.9),
  feather: (P: Palette) =>
    path(
      'M9 12C2 8 2 0 6-3c1 3 3 5 5 7-1-5 1-9 4-11 1 4 1 7 2 10 2-5 6-7 9-7-1 4-2 7-3 10 3-2 7-2 8 0-2 2-6 3-7 3z',
      P.a,
      0.9,
    ),
  mianguan: (P: Palette) =>
    path('M10 9c2-4 14-5 17-1l0 3H10z', P.b, 0.9) +
    path('M4 2l28-2 1 3L4 5z', P.b, 0.9) +
    line('M29 3v6M31.5 3v6M34 3v6M6 5v4', 0.7),
  turban: (P: Palette) =>
    path('M8 12C6 4 14 0 20 1c7 0 10 5 8 10-6-4-14-3-20 1z', P.a, 0.9) + circle(24, 3, 1.6, P.gd, 0.7),
  horns: (P: Palette) =>
    path('M8 13C8 3 14-3 18-4c5 1 10 7 10 16l-5 0 0 6-2-6-13 3z', P.st2, 0.9) +
    line('M8 10h20M18-4v14', 1) +
    path('M20 24c3 3 6 1 8-1 1 6-1 12-5 14-4-3-5-8-3-13z', P.rf, 0.8),
  hood: (P: Palette) => path('M6 34C4 18 6 2 18 1c8 0 11 6 10 10l-5-2c-4 0-6 4-5 10 0 6-2 10-4 13z', P.b, 0.9),
  long: (P: Palette) => path('M8 34C5 22 5 4 18 2c8-1 11 5 10 9l-7-2c-4 2-4 8-5 14s-2 9-3 11z', P.gd, 0.9),
  torc: (P: Palette) =>
    path('M9 12C9 3 18 1 23 4c4 1 5 4 5 7-5-4-12-3-14 3l-1 9-5-2z', P.rf, 0.9) + line('M12 29c3 4 8 4 11 1', 2),
  star: (P: Palette) =>
    path('M8 14C7 4 16 0 23 3c5 2 6 6 6 9l-6-2-1 7-4-5c-4 0-7 1-10 2z', P.gd, 0.9) +
    line('M17 3l1 3 3 0-2 2 1 3-3-2-3 2 1-3-2-2 3 0z', 0.7),
};
export const bust = (gear: string, P: Palette, x = 60, y = 66, k = 1.15, extra = ''): string =>
  group(
    x - 17 * k,
    y - 42 * k,
    k,
    path(BUST, P.sk, 1 / k) +
      shape('M3 42c0-9 7-10 11-13 3 3 6 3 8 1 4 3 10 4 11 12z', P.a) +
      line('M3 42c0-9 7-10 11-13M22 30c4 3 10 4 11 12', 1 / k) +
      circle(24.5, 14.5, 0.7, INK, 0.3) +
      (GEAR[gear] ?? GEAR.laurel!)(P) +
      extra,
  );
export const cols = (x0: number, x1: number, n: number, y0: number, y1: number, w = 3, fill = '#fff6e4'): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0 - w) * i) / (n - 1);
    d += rect(x, y0, w, y1 - y0, fill, 0.8);
  }
  return d;
};
export const house = (x: number, y: number, w: number, h: number, P: Palette, roof = P.rf): string =>
  rect(x, y - h, w, h, P.st, 0.8) +
  path(
    `M${round(x - 1.5)} ${round(y - h)}l${round(w / 2 + 1.5)} ${round(-h * 0.55)}l${round(w / 2 + 1.5)} ${round(h * 0.55)}z`,
    roof,
    0.8,
  ) +
  shape(`M${round(x + w * 0.38)} ${round(y)}v${round(-h * 0.5)}h${round(w * 0.26)}v${round(h * 0.5)}z`, P.b);
export const crenel = (x: number, y: number, w: number, h: number, n: number, fill: string): string => {
  let d = `M${round(x)} ${round(y)}V${round(y - h)}`;
  const k = w / (2 * n - 1);
  for (let i = 0; i < 2 * n - 1; i++) d += i % 2 ? `v3h${round(k)}v-3` : `h${round(k)}`;
  return path(d + `V${round(y)}z`, fill, 0.9);
};
export const flame = (x: number, y: number, k: number): string =>
  group(
    x,
    y,
    k,
    path('M0 0C-5-1-6-6-3-9c0 2 1 3 2 3-1-4 1-7 4-9 0 4 4 6 4 10 0 3-2 5-7 5z', '#e8952c', 0.9 / k) +
      shape('M0-1c-3-1-3-4-1-6 0 2 3 2 2 6z', '#fbe08a'),
  );
export const sail = (x: number, y: number, w: number, h: number, P: Palette, stripe = false): string =>
  path(
    `M${round(x - w / 2)} ${round(y)}c${round(w * 0.12)} ${round(h * 0.5)} ${round(w * 0.06)} ${round(h * 0.8)} ${round(-w * 0.04)} ${round(h)}h${round(w * 1.08)}c${round(-w * 0.1)} ${round(-h * 0.2)} ${round(-w * 0.12)} ${round(-h * 0.5)} ${round(-w * 0.04)} ${round(-h)}z`,
    P.cl,
    0.9,
  ) +
  (stripe
    ? shape(
        `M${round(x - w * 0.28)} ${round(y)}h${round(w * 0.16)}c${round(w * 0.05)} ${round(h * 0.6)} 0 ${round(h * 0.8)} 0 ${round(h)}h${round(-w * 0.16)}zM${round(x + w * 0.1)} ${round(y)}h${round(w * 0.16)}c${round(w * 0.05)} ${round(h * 0.6)} 0 ${round(h * 0.8)} 0 ${round(h)}h${round(-w * 0.16)}z`,
        P.a,
      )
    : circle(x, y + h * 0.5, round(h * 0.18), P.a, 0.8));
export const galley = (x: number, y: number, k: number, P: Palette): string =>
  group(
    x,
    y,
    k,
    line('M0 0V-34', 1.5) +
      sail(0, -32, 26, 20, P) +
      path('M-30-5C-20 8 18 8 27-3l8-10 1 2C32 0 28 8 18 9h-36C-26 8-30 2-32-6z', P.wd, 1) +
      line('M-26-1h50', 0.7) +
      line('M-18 3l-6 10M-10 4l-6 10M-2 4l-6 10M6 4L0 14M14 4L8 14', 0.9) +
      circle(-23, 1, 1.5, P.cl, 0.7),
  );
export const longship = (x: number, y: number, k: number, P: Palette): string =>
  group(
    x,
    y,
    k,
    line('M0 0V-36', 1.5) +
      sail(0, -34, 28, 22, P, true) +
      path(
        'M-34-14c0-4 4-5 6-3-3 0-3 4-1 9C-24 4 24 4 29-8c2-5 2-9-1-9 2-2 6-1 6 3 0 12-8 22-20 22h-28C-26 8-34-2-34-14z',
        P.wd,
        1,
      ) +
      [-18, -10, -2, 6, 14].map((i) => circle(i, 0.5, 3.1, i % 4 ? P.a : P.gd, 0.8)).join(''),
  );
export const boat = (x: number, y: number, k: number, P: Palette): string =>
  group(
    x,
    y,
    k,
    line('M0 0V-20', 1.2) +
      path('M1-20C9-14 10-6 1-3z', P.cl, 0.9) +
      path('M-12-1h24c-2 5-5 6-8 6h-8c-4 0-7-2-8-6z', P.wd, 1),
  );
export const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="1.6"/>` +
  line(
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${round(x - r * 0.7)} ${round(y - r * 0.7)}l${round(r * 1.4)} ${round(r * 1.4)}M${round(x + r * 0.7)} ${round(y - r * 0.7)}l${round(-r * 1.4)} ${round(r * 1.4)}`,
    0.8,
  );
export const leaf = (x: number, y: number, a: number, k: number, fill: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(a)}) scale(${k})">${path('M0 0C2-3 7-3 9 0 7 3 2 3 0 0z', fill, 0.8)}</g>`;
export const wreath = (x: number, y: number, r: number, P: Palette): string => {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const a = 100 + i * 19,
      b = 80 - i * 19;
    d +=
      leaf(x + r * Math.cos((a * Math.PI) / 180), y + r * Math.sin((a * Math.PI) / 180), a + 60, 1, P.gr) +
      leaf(x + r * Math.cos((b * Math.PI) / 180), y + r * Math.sin((b * Math.PI) / 180), b - 60, 1, P.gr);
  }
  return d + path(`M${x - 4} ${y + r}l4 3 4-3 2 8-6-3-6 3z`, P.a, 0.8);
};
