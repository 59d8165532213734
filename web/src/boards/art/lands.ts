/** Landscapes of regions. */
import { BACKDROPS, birds, fir, palm, skyOf, tree } from './backdrops';
import { boat, camel, crenel, flame, horse } from './figures';
import { MOTIFS } from './motifs';
import type { Palette } from './palettes';
import { line, path, rect, type Rng, shape } from './pen';

export const snowcap = (x: number, y: number, w: number, h: number): string =>
  shape(`M${x} ${y}l${w} ${h}-${w * 0.5}-1.5-${w * 0.5} 3-${w * 0.5}-3-${w * 0.5} 1.5z`, '#fdfbf4');
export const peak = (x: number, y: number, w: number, h: number, P: Palette, snow: boolean): string =>
  path(
    `M${x - w} ${y}L${x - w * 0.3} ${y - h * 0.62}L${x} ${y - h}L${x + w * 0.38} ${y - h * 0.56}L${x + w} ${y}z`,
    P.st2,
  ) +
  shape(
    `M${x} ${y - h}L${x + w * 0.38} ${y - h * 0.56}L${x + w} ${y}H${x + w * 0.15}L${x + w * 0.05} ${y - h * 0.5}z`,
    P.far,
    0.8,
  ) +
  line(
    `M${x} ${y - h}l${w * 0.05} ${h * 0.5} ${w * 0.1} ${h * 0.5}M${x + w * 0.25} ${y - h * 0.5}l${w * 0.15} ${h * 0.35}M${x - w * 0.3} ${y - h * 0.55}l-${w * 0.1} ${h * 0.35}`,
    0.7,
    0.7,
  ) +
  (snow
    ? path(
        `M${x - w * 0.2} ${y - h * 0.74}L${x} ${y - h}L${x + w * 0.22} ${y - h * 0.74}l-${w * 0.12} ${h * 0.06}-${w * 0.1}-${h * 0.05}-${w * 0.1} ${h * 0.08}z`,
        '#fffdf6',
        0.8,
      )
    : '');
export const LANDS: Readonly<Record<string, (P: Palette, R: Rng) => string>> = {
  mountain: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    peak(30, 62, 30, 40 + R() * 8, P, true) +
    peak(88, 62, 32, 36 + R() * 8, P, true) +
    peak(58, 66, 30, 50, P, true) +
    [14, 24, 98, 106].map((x) => fir(x, 70, 12, P)).join(''),
  hills: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    path('M-2 66C14 44 44 42 60 62c10-14 40-18 64 2v18H-2z', P.near) +
    line('M14 58c8-6 18-8 26-4M74 58c8-6 22-8 32-2', 0.8, 0.6) +
    tree(26, 56, 14, P) +
    tree(92, 54, 12, P) +
    tree(98, 57, 10, P),
  forest: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    (
      [
        [12, 58, 22],
        [30, 56, 26],
        [50, 57, 24],
        [70, 56, 27],
        [90, 58, 23],
        [108, 57, 24],
        [20, 68, 30],
        [42, 70, 34],
        [64, 69, 30],
        [84, 71, 34],
        [104, 69, 30],
      ] as const
    )
      .map(([x, y, h]) => fir(x + R() * 3, y, h, P))
      .join(''),
  woodland: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    (
      [
        [14, 58, 22],
        [36, 56, 26],
        [60, 56, 24],
        [84, 57, 26],
        [106, 58, 22],
        [24, 70, 30],
        [50, 71, 32],
        [76, 71, 32],
        [100, 70, 28],
      ] as const
    )
      .map(([x, y, h]) => tree(x + R() * 3, y, h, P))
      .join(''),
  jungle: (P: Palette, R: Rng) =>
    BACKDROPS.hills!({ ...P, near: P.gr2 }, R) +
    (
      [
        [20, 66, 44],
        [48, 68, 50],
        [78, 66, 46],
        [104, 68, 42],
      ] as const
    )
      .map(([x, y, h]) => palm(x, y, h, P))
      .join('') +
    (
      [
        [8, 74, 18],
        [34, 76, 20],
        [62, 76, 18],
        [90, 76, 20],
        [114, 75, 18],
      ] as const
    )
      .map(([x, y, h]) => tree(x, y, h, { ...P, gr: P.gr2 }))
      .join(''),
  plain: (P: Palette, R: Rng) =>
    BACKDROPS.plain!(P, R) +
    line('M8 66l2-6 2 6M30 72l2-7 2 7M52 66l2-6 2 6M78 73l2-7 2 7M100 66l2-6 2 6', 0.9) +
    horse(60, 44, 0.6, P.wd) +
    horse(78, 48, 0.5, P.cl) +
    birds(20, 20),
  steppe: (P: Palette, R: Rng) =>
    BACKDROPS.plain!(P, R) +
    (
      [
        [26, 64],
        [92, 66],
      ] as const
    )
      .map(
        ([x, y]) =>
          path(`M${x - 11} ${y}v-7c0-2 3-4 11-8 8 4 11 6 11 8v7z`, P.cl) +
          line(`M${x - 11} ${y - 7}h22`, 0.9) +
          shape(`M${x - 3} ${y}v-6h6v6z`, P.b),
      )
      .join('') +
    horse(48, 46, 0.7, P.wd) +
    line('M8 74l2-6 2 6M112 74l2-6 2 6M70 74l2-6 2 6', 0.9),
  marsh: (P: Palette, R: Rng) =>
    BACKDROPS.plain!(P, R) +
    (
      [
        [30, 64, 24],
        [84, 70, 28],
        [52, 76, 22],
      ] as const
    )
      .map(([x, y, w]) => `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="4" fill="${P.wt}" stroke-width=".8"/>`)
      .join('') +
    [14, 20, 44, 50, 70, 100, 106]
      .map(
        (x, i) =>
          line(`M${x} ${72 - (i % 3) * 3}v-18M${x + 3} ${72 - (i % 3) * 3}v-14`, 0.9) +
          path(`M${x - 1} ${56 - (i % 3) * 3}h2v-6h-2z`, P.wd, 0.7),
      )
      .join('') +
    birds(76, 18),
  moor: (P: Palette, R: Rng) =>
    BACKDROPS.hills!({ ...P, mid: '#a08a86', near: '#8a7a5c' }, R) +
    (
      [
        [24, 70],
        [44, 74],
        [70, 70],
        [96, 74],
      ] as const
    )
      .map(([x, y]) => path(`M${x - 9} ${y}c2-8 16-8 18 0z`, '#8b6f8a', 0.8))
      .join('') +
    path('M54 58l1-14q3-2 6 0l1 14z', P.st2),
  river: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    path('M54 46c8 4-8 8 4 12 14 4-20 8-14 24h44c-2-14 2-18-12-22-14-5 2-9-10-14z', P.wt) +
    line('M58 62c6 2 10 4 12 8M60 72c6 0 12 2 16 6', 0.7) +
    tree(22, 62, 18, P) +
    tree(32, 66, 16, P) +
    tree(100, 64, 18, P),
  valley: (P: Palette, R: Rng) =>
    skyOf(P, R, true) +
    peak(8, 64, 40, 44, P, false) +
    peak(112, 64, 40, 46, P, false) +
    path('M-2 60C30 52 90 52 122 60v22H-2z', P.near) +
    path('M56 54c6 4-8 8 2 14 6 4-8 8-10 14h26c0-8 4-10-2-16s-8-8-8-12z', P.wt) +
    line('M14 70h20M12 74h22M90 70h18M88 74h22', 0.8, 0.7) +
    tree(40, 64, 12, P) +
    tree(86, 64, 12, P),
  floodplain: (P: Palette, R: Rng) =>
    BACKDROPS.plain!(P, R) +
    path('M-2 62c24-6 40 4 64 0s40-4 60 0v8c-24-4-40 4-60 4S22 70-2 72z', P.wt) +
    line('M8 56v-8M14 57v-9M92 56v-8M98 56v-9M104 56v-8', 1) +
    (
      [
        [26, 78],
        [52, 80],
        [80, 78],
      ] as const
    )
      .map(([x, y]) => line(`M${x} ${y}c-2-5-1-8 1-11 2 3 3 6 1 11M${x + 7} ${y}c-2-5-1-8 1-11 2 3 3 6 1 11`, 0.9))
      .join('') +
    palm(40, 58, 26, P),
  lake: (P: Palette, R: Rng) =>
    BACKDROPS.mountains!(P, R) +
    `<ellipse cx="60" cy="66" rx="50" ry="9" fill="${P.wt}"/>` +
    line('M30 66h14M56 70h18M70 63h14', 0.7) +
    fir(14, 68, 18, P) +
    fir(106, 68, 18, P) +
    boat(66, 66, 0.6, P),
  coast: (P: Palette, R: Rng) =>
    BACKDROPS.coast!(P, R) +
    path('M-2 30C10 30 18 40 20 50s10 12 8 22H-2z', P.st2) +
    line('M4 36l4 12M10 46l4 12M16 58l3 8', 0.8) +
    boat(82, 52, 0.7, P) +
    birds(60, 18),
  cape: (P: Palette, R: Rng) =>
    BACKDROPS.sea!(P, R) +
    path('M-2 34C16 32 34 38 50 44c14 5 24 6 34 12-16 4-26 12-40 26H-2z', P.near) +
    path('M84 56c-16 4-26 12-40 26h10c10-10 24-20 36-24z', P.st2) +
    tree(20, 44, 16, P) +
    tree(34, 48, 12, P) +
    birds(84, 20),
  island: (P: Palette, R: Rng) =>
    BACKDROPS.sea!(P, R) +
    path('M14 62c8-8 20-6 28-14 6-8 14-20 24-14 8 6 10 14 20 16 10 2 18 4 22 12z', P.near) +
    shape('M66 34c8 6 10 14 20 16l20 12H74z', P.far, 0.7) +
    palm(34, 58, 22, P) +
    palm(92, 60, 18, P) +
    line('M8 66h20M50 68h24M92 66h18', 0.8) +
    birds(20, 22),
  archipelago: (P: Palette, R: Rng) =>
    BACKDROPS.sea!(P, R) +
    path(
      'M4 52c8-12 22-10 30 0zM46 50c4-16 24-16 32 0zM88 54c6-10 20-10 28 0zM20 72c8-12 30-12 40 0zM74 74c6-10 24-10 32 0z',
      P.near,
    ) +
    palm(40, 66, 16, P) +
    fir(18, 46, 8, P) +
    boat(70, 62, 0.6, P),
  oasis: (P: Palette, R: Rng) =>
    BACKDROPS.desert!(P, R) +
    `<ellipse cx="60" cy="67" rx="26" ry="5" fill="${P.wt}"/>` +
    palm(40, 66, 36, P) +
    palm(54, 64, 42, P) +
    palm(78, 66, 34, P) +
    camel(90, 48, 0.55, P),
  desert: (P: Palette, R: Rng) =>
    BACKDROPS.desert!(P, R) +
    path('M-2 74C30 60 60 78 122 66v16H-2z', P.near) +
    line('M10 58c10-4 20-4 30 0M70 56c10-4 24-4 36 0', 0.8, 0.6) +
    path('M92 58l4-14h8l6 14z', P.st2) +
    palm(24, 62, 18, P),
  wilderness: (P: Palette, R: Rng) =>
    BACKDROPS.mountains!(P, R) +
    fir(20, 68, 26, P) +
    fir(34, 70, 20, P) +
    tree(96, 68, 24, P) +
    path('M52 70l4-10 8-4 8 6 4 8z', P.st2) +
    line('M60 58l2 6 6 2', 0.7) +
    birds(60, 20),
  ice: (P: Palette, R: Rng) =>
    BACKDROPS.sea!({ ...P, sky: '#c4d4e2', wt: '#a9c3d4' }, R) +
    path('M6 60 24 24l12 16 14-24 20 30 12-14 30 28z', '#eef4f6') +
    line('M24 24l4 18 8 18M50 16l-4 24 8 20M82 32l-2 14 8 14', 0.8, 0.6) +
    path('M14 72l10-6 14 6zM80 74l8-6 14 6z', '#f6fafb', 0.8),
  volcano: (P: Palette, R: Rng) =>
    BACKDROPS.sea!(P, R) +
    path('M18 64 48 26c4 3 20 3 24 0l32 38z', P.st2) +
    path('M48 26c4-6 20-6 24 0-4 4-20 4-24 0z', '#c8532c') +
    line('M56 30l-4 14M66 30l6 16', 1.2) +
    `<path d="M56 22c-10-8 2-16 8-12 4-8 18-4 14 4 6 4-2 10-10 8z" fill="#d9d2c6" stroke-width=".8"/>`,
  pass: (P: Palette, R: Rng) =>
    skyOf(P, R, true) +
    peak(18, 70, 44, 58, P, true) +
    peak(104, 70, 44, 60, P, true) +
    path('M30 82C44 70 52 66 58 60h6c6 6 16 12 30 22z', P.near) +
    path('M54 60v-12h14v12z', P.st) +
    path('M50 48l11-9 11 9z', P.a) +
    line('M56 82c4-8 8-10 4-20', 0.8, 0.6),
  fort: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    path('M22 68C34 46 86 46 98 68z', P.near) +
    crenel(38, 58, 44, 14, 6, P.st) +
    crenel(34, 60, 12, 24, 3, P.st2) +
    crenel(74, 60, 12, 24, 3, P.st2) +
    path('M56 58v-6a4 4 0 0 1 8 0v6z', P.b) +
    line('M40 36V26l8 2-8 3', 1),
  grove: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) +
    tree(24, 66, 34, P) +
    tree(96, 66, 34, P) +
    tree(40, 62, 26, P) +
    tree(82, 62, 26, P) +
    rect(52, 56, 16, 8, P.st) +
    flame(60, 56, 1) +
    rect(48, 64, 24, 3, P.st2),
  road: (P: Palette, R: Rng) =>
    BACKDROPS.plain!(P, R) + MOTIFS.road!(P, R) + tree(20, 64, 18, P) + tree(100, 66, 20, P),
  britannia: (P: Palette, R: Rng) =>
    BACKDROPS.hills!(P, R) + MOTIFS.stones!({ ...P }, R).replace(/<path d="M56[^>]*>$/, ''),
};
