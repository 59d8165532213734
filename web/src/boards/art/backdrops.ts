/** What stands behind a motif: skies, hills, water, walls. */
import type { Palette } from './palettes';
import { circle, group, line, path, type Rng, round, shape } from './pen';

export const ridge = (R: Rng, y: number, amp: number, n: number): string => {
  let d = `M-2 82V${round(y)}`;
  for (let i = 0; i <= n; i++) {
    const x = (i * 124) / n - 2;
    d += `L${round(x)} ${round(y - (i % 2 ? amp * (0.6 + R() * 0.5) : -amp * 0.12 * R()))}`;
  }
  return d + 'L124 82z';
};
export const roll = (R: Rng, y: number, amp: number): string => {
  const a = y + (R() - 0.5) * amp,
    b = y + (R() - 0.5) * amp;
  return `M-2 ${round(a)}C18 ${round(y - amp * R())} 34 ${round(y + amp * 0.5 * R())} 56 ${round(y - amp * 0.3 * R())}S98 ${round(y - amp * R())} 122 ${round(b)}V82H-2z`;
};
export const tree = (x: number, y: number, h: number, P: Palette): string =>
  line(`M${round(x)} ${round(y)}v${round(-h * 0.5)}`, 1) +
  path(
    `M${round(x)} ${round(y - h)}c${round(h * 0.4)} 0 ${round(h * 0.42)} ${round(h * 0.3)} ${round(h * 0.32)} ${round(h * 0.4)}c${round(-h * 0.06)} ${round(h * 0.24)} ${round(-h * 0.58)} ${round(h * 0.24)} ${round(-h * 0.64)} 0c${round(-h * 0.1)} ${round(-h * 0.1)} ${round(-h * 0.08)} ${round(-h * 0.4)} ${round(h * 0.32)} ${round(-h * 0.4)}z`,
    P.gr,
    0.8,
  );
export const fir = (x: number, y: number, h: number, P: Palette): string =>
  path(
    `M${round(x)} ${round(y - h)}l${round(h * 0.22)} ${round(h * 0.38)}h${round(-h * 0.08)}l${round(h * 0.18)} ${round(h * 0.46)}h${round(-h * 0.64)}l${round(h * 0.18)} ${round(-h * 0.46)}h${round(-h * 0.08)}z`,
    P.gr2,
    0.8,
  ) + line(`M${round(x)} ${round(y - h * 0.16)}v${round(h * 0.18)}`, 1.2);
export const palm = (x: number, y: number, h: number, P: Palette): string =>
  line(
    `M${round(x)} ${round(y)}c${round(h * 0.02)} ${round(-h * 0.4)} ${round(h * 0.12)} ${round(-h * 0.6)} ${round(h * 0.14)} ${round(-h * 0.78)}`,
    1.4,
  ) +
  group(
    x + h * 0.14,
    y - h * 0.78,
    h / 30,
    path(
      'M0 0C-5-5-11-4-13 1-8-2-4-1 0 0C-4 2-8 6-8 10-5 5-2 3 0 0 1 4 4 8 8 9 7 5 4 1 0 0 5-1 9 0 12 4 13-2 6-5 0 0 1-5-2-9-5-10-4-6-2-2 0 0 2-4 5-7 9-7 7-3 3-1 0 0z',
      P.gr,
      0.9,
    ),
  );
export const waves = (y: number, R: Rng, n = 4): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = 4 + R() * 90,
      yy = y + 3 + (i * (78 - y)) / n;
    d += `M${round(x)} ${round(yy)}c3-2 5-2 8 0s5 2 8 0`;
  }
  return line(d, 0.7, 0.7);
};
export const sun = (x: number, y: number, r: number): string =>
  `<g opacity=".9">${circle(x, y, r, '#fbe6ab', 0.8)}${line(
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => {
        const a = (i * Math.PI) / 4;
        return `M${round(x + Math.cos(a) * (r + 2))} ${round(y + Math.sin(a) * (r + 2))}L${round(x + Math.cos(a) * (r + 4.5))} ${round(y + Math.sin(a) * (r + 4.5))}`;
      })
      .join(''),
    0.6,
  )}</g>`;
export const birds = (x: number, y: number): string =>
  line(`M${x} ${y}q2-2.5 4 0q2-2.5 4 0M${x + 11} ${y + 4}q1.5-2 3 0q1.5-2 3 0`, 0.7);
export const cloud = (x: number, y: number, k = 1): string =>
  group(
    x,
    y,
    k,
    `<path d="M0 6c-4 0-4-5 0-5 1-5 9-5 10-1 4-2 8 1 6 6z" fill="#fffaf0" stroke-width=".7" opacity=".85"/>`,
  );
export const skyOf = (P: Palette, R: Rng, sunny: boolean): string =>
  shape('M0 0h120v80H0z', P.sky2) +
  shape('M0 0h120v20H0z', P.sky) +
  line('M0 20h120M0 23h120M0 26.5h120M0 31h120', 0.5, 0.16) +
  (sunny
    ? sun(16 + R() * 88, 14 + R() * 5, 6 + R() * 2)
    : cloud(8 + R() * 30, 8 + R() * 6, 1) + cloud(66 + R() * 34, 5 + R() * 8, 0.8));
export const BACKDROPS: Readonly<Record<string, (P: Palette, R: Rng) => string>> = {
  plain: (P: Palette, R: Rng) =>
    skyOf(P, R, R() > 0.4) + path(roll(R, 46, 7), P.far, 0.8) + path(roll(R, 60, 4), P.near, 0.9),
  hills: (P: Palette, R: Rng) =>
    skyOf(P, R, R() > 0.4) +
    path(roll(R, 40, 16), P.far, 0.8) +
    path(roll(R, 52, 12), P.mid, 0.8) +
    path(roll(R, 63, 5), P.near, 0.9),
  mountains: (P: Palette, R: Rng) => {
    const d = ridge(R, 44, 26, 6);
    return (
      skyOf(P, R, R() > 0.5) +
      path(d, P.far, 0.9) +
      path(roll(R, 54, 8), P.mid, 0.8) +
      path(roll(R, 64, 4), P.near, 0.9)
    );
  },
  sea: (P: Palette, R: Rng) => skyOf(P, R, true) + path('M-2 40h124v42H-2z', P.wt, 0.8) + waves(42, R, 6),
  coast: (P: Palette, R: Rng) =>
    skyOf(P, R, true) +
    path('M-2 42h124v40H-2z', P.wt, 0.8) +
    waves(44, R, 4) +
    path(`M-2 ${round(58 + R() * 4)}C20 54 34 66 60 64S104 58 122 ${round(60 + R() * 6)}V82H-2z`, P.near, 0.9),
  desert: (P: Palette, R: Rng) =>
    skyOf(P, R, true) +
    path('M-2 50C14 42 30 44 44 50S80 44 122 52V82H-2z', P.far, 0.8) +
    path('M-2 62C30 52 50 66 74 60S108 58 122 62V82H-2z', P.mid, 0.9),
  inside: (P: Palette) =>
    shape('M0 0h120v80H0z', P.sky2) +
    shape('M0 0h120v66H0z', P.sky, 0.55) +
    line(
      'M0 12h120M0 24h120M0 36h120M0 48h120M15 0v12M45 0v12M75 0v12M105 0v12M30 12v12M60 12v12M90 12v12M15 24v12M45 24v12M75 24v12M105 24v12M30 36v12M60 36v12M90 36v12',
      0.5,
      0.18,
    ) +
    path('M-2 64h124v18H-2z', P.mid, 0.9) +
    line('M-2 69h124', 0.5, 0.4),
  rays: (P: Palette) => {
    let d = '';
    for (let i = 0; i < 24; i += 2) {
      const a = (i * Math.PI) / 12,
        b = ((i + 1) * Math.PI) / 12;
      d += `M60 42L${round(60 + 100 * Math.cos(a))} ${round(42 + 100 * Math.sin(a))}L${round(60 + 100 * Math.cos(b))} ${round(42 + 100 * Math.sin(b))}z`;
    }
    return shape('M0 0h120v80H0z', P.sky2) + shape(d, P.sky, 0.8);
  },
  night: (P: Palette, R: Rng) => {
    let st = '';
    for (let i = 0; i < 22; i++)
      st += `<circle cx="${round(R() * 120)}" cy="${round(R() * 46)}" r="${R() > 0.7 ? 1 : 0.6}" fill="#fff3cf" stroke="none"/>`;
    return (
      shape('M0 0h120v80H0z', '#2c3a5a') + shape('M0 40h120v40H0z', '#43507a') + st + path(roll(R, 62, 6), P.b, 0.9)
    );
  },
  fire: (P: Palette) =>
    shape('M0 0h120v80H0z', P.sky2) +
    shape('M0 0h120v26H0z', P.sky) +
    shape('M0 26C30 20 40 34 60 28S100 30 120 24V0H0z', P.sky, 0.8) +
    path(
      'M-2 64V44l6-2v-8h6v6l5-5 6 5v-10h8v12l6-3v-6l7-6 7 6v10l6 2V36h5v-6h8v10l6 3v-9l7-6 7 6v11l7-4v-6h6v12l8 2v26z',
      P.far,
      0.9,
    ) +
    path('M-2 66h124v16H-2z', P.near, 0.9),
};
