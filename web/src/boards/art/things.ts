/** What people make, wear, trade and believe in. */
import { flame, leaf, man, wreath } from './figures';
import type { Palette } from './palettes';
import { circle, group, INK, line, path, rect, round, shape } from './pen';
import type { Motif } from './motifs';

export const THINGS: Readonly<Record<string, Motif>> = {
  scroll: (P: Palette) =>
    path('M34 22h48c-5 3-5 9 0 12v26H40V34c-8 0-10-8-6-12z', P.cl) +
    path('M40 60c-6 0-8-8-2-10h46c6 2 4 10-2 10z', P.st2) +
    line('M48 28h26M46 36h30M46 42h30M46 48h22', 1) +
    circle(76, 56, 3.5, P.a),
  tablets: (P: Palette) =>
    (
      [
        [26, 26],
        [64, 22],
        [46, 32],
      ] as const
    )
      .map(
        ([x, y]) =>
          path(`M${x} ${y + 34}v-26c0-10 28-10 28 0v26z`, P.st2) +
          line(
            `M${x + 5} ${y + 12}l3 3 3-3M${x + 14} ${y + 12}h7M${x + 5} ${y + 19}h6M${x + 14} ${y + 18}l3 3 3-3M${x + 5} ${y + 26}l3 2 3-2M${x + 14} ${y + 26}h8`,
            0.9,
          ),
      )
      .join(''),
  books: (P: Palette) =>
    path('M60 30C50 22 36 22 26 26v34c10-4 24-4 34 4 10-8 24-8 34-4V26c-10-4-24-4-34 4z', P.cl) +
    line(
      'M60 30v34M32 34c8-2 16-1 23 3M32 41c8-2 16-1 23 3M32 48c8-2 16-1 23 3M88 34c-8-2-16-1-23 3M88 41c-8-2-16-1-23 3M88 48c-8-2-16-1-23 3',
      0.8,
    ) +
    path('M80 24v16l3-3 3 3V24z', P.a, 0.8),
  coins: (P: Palette) =>
    (
      [
        [38, 62, 4],
        [60, 62, 6],
        [82, 62, 3],
      ] as const
    )
      .map(
        ([x, y, n]) =>
          Array.from(
            { length: n },
            (_, i) => `<path d="M${x - 10} ${y - i * 4.5}v-4c0-5 20-5 20 0v4c0 5-20 5-20 0z" fill="${P.gd}"/>`,
          ).join('') +
          `<ellipse cx="${x}" cy="${y - n * 4.5}" rx="10" ry="3.6" fill="#f0c766"/>` +
          line(`M${x - 3} ${y - n * 4.5}h6`, 1),
      )
      .join(''),
  scales: (P: Palette) =>
    line('M60 66V16M48 66h24M30 24h60', 1.8) +
    circle(60, 15, 3, P.gd) +
    [30, 90]
      .map(
        (x, i) =>
          line(`M${x} 24l-10 24M${x} 24l10 24`, 0.8) +
          path(`M${x - 12} 48h24c-2 8-22 8-24 0z`, P.gd) +
          (i ? circle(x, 45, 3.5, P.a) : circle(x - 4, 46, 2.5, P.gr) + circle(x + 3, 46, 2.5, P.rf)),
      )
      .join(''),
  amphora: (P: Palette) =>
    (
      [
        [34, 0.8],
        [86, 0.8],
        [60, 1.15],
      ] as const
    )
      .map(([x, k]) =>
        group(
          x,
          66,
          k,
          path('M-5 0h10l1-4c8-6 10-20 3-28l-1-8h4v-4h-24v4h4l-1 8c-7 8-5 22 3 28z', P.rf) +
            line('M-9-30c-6-2-7-10 1-11M9-30c6-2 7-10-1-11', 1.3) +
            shape('M-12-24h24v5h-24z', P.b) +
            line('M-12-15h23', 1),
        ),
      )
      .join(''),
  mortar: (P: Palette) =>
    path('M40 42h40c0 14-8 18-12 20v4H52v-4c-4-2-12-6-12-20z', P.st2) +
    line('M64 42 82 16', 4) +
    line('M64 42 82 16', 2.2) +
    path('M22 66V52l4-4v-6h8v6l4 4v14zM88 66V50l-3-4h12l-3 4v16z', P.wt) +
    leaf(44, 40, -40, 1.3, P.gr) +
    leaf(54, 40, -70, 1.3, P.gr),
  stars: (P: Palette) =>
    `<circle cx="60" cy="38" r="24" fill="none" stroke="#f3dca0" stroke-width="1.6"/><ellipse cx="60" cy="38" rx="24" ry="9" fill="none" stroke="#f3dca0" stroke-width="1.2"/><ellipse cx="60" cy="38" rx="9" ry="24" fill="none" stroke="#f3dca0" stroke-width="1.2"/>` +
    circle(60, 38, 4, '#f3c34f') +
    path('M52 66l4-6h8l4 6z', P.gd) +
    (
      [
        [20, 20],
        [100, 16],
        [106, 44],
        [14, 50],
      ] as const
    )
      .map(([x, y]) => shape(`M${x} ${y - 4}l1 3 3 1-3 1-1 3-1-3-3-1 3-1z`, '#fff3cf'))
      .join(''),
  calendar: (P: Palette) =>
    circle(60, 40, 26, P.st2) +
    circle(60, 40, 18, P.st) +
    circle(60, 40, 8, P.gd) +
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return (
        line(
          `M${round(60 + 18 * Math.cos(a))} ${round(40 + 18 * Math.sin(a))}L${round(60 + 26 * Math.cos(a))} ${round(40 + 26 * Math.sin(a))}`,
          1,
        ) + circle(60 + 13 * Math.cos(a + 0.26), 40 + 13 * Math.sin(a + 0.26), 1.5, P.a, 0.6)
      );
    }).join('') +
    line('M56 38h2M62 38h2M57 43q3 2 6 0', 1),
  cauldron: (P: Palette) =>
    path('M30 36h60c2 16-8 28-30 28S28 52 30 36z', '#5a5148') +
    `<ellipse cx="60" cy="36" rx="31" ry="6" fill="${P.gr}"/>` +
    line('M34 58l-6 10M86 58l6 10', 2.4) +
    flame(50, 72, 0.9) +
    flame(68, 72, 0.9) +
    line('M48 28c-4-6 4-8 0-14M62 28c-4-6 4-8 0-14M74 30c-3-5 3-7 0-12', 1.1, 0.7) +
    line('M38 48c6 4 38 4 44 0', 1) +
    [46, 60, 74].map((x) => circle(x, 50, 2.5, P.gd, 0.7)).join(''),
  jewel: (P: Palette) =>
    `<path d="M42 56A26 26 0 1 1 78 56" fill="none" stroke="${INK}" stroke-width="8"/><path d="M42 56A26 26 0 1 1 78 56" fill="none" stroke="${P.gd}" stroke-width="6"/><path d="M42 56A26 26 0 1 1 78 56" fill="none" stroke-width=".8" stroke-dasharray="1 3"/>` +
    circle(42, 57, 5.5, P.gd) +
    circle(78, 57, 5.5, P.gd) +
    circle(42, 57, 2, P.a) +
    circle(78, 57, 2, P.a),
  comb: (P: Palette) =>
    path('M28 30c10-12 54-12 64 0v10H28z', P.st) +
    [30, 37, 44, 51, 58, 65, 72, 79, 86].map((x) => rect(x, 40, 4, 22, P.st, 0.8)).join('') +
    line('M36 32c8-6 16 4 24-2s16-4 24 2', 1.1) +
    circle(60, 29, 2.5, P.a),
  swordStone: (P: Palette) =>
    path('M28 66c2-14 14-20 30-20s32 6 34 20z', P.st2) +
    line('M60 48V20', 5) +
    `<path d="M60 48V20" stroke="#e9eef0" stroke-width="3"/>` +
    line('M50 20h20', 3) +
    line('M60 20v-9', 3) +
    circle(60, 9, 2.5, P.gd) +
    shape('M60 8 30-10 44-14zM60 8 90-10 76-14z', '#fff6cf', 0.5),
  cup: (P: Palette) =>
    shape('M60 6 20 80h80z', '#fff6cf', 0.5) +
    path('M40 18h40c2 18-8 26-16 28v8c6 1 10 4 11 9H45c1-5 5-8 11-9v-8c-8-2-18-10-16-28z', P.gd) +
    line('M42 26h36', 1) +
    [50, 60, 70].map((x) => circle(x, 33, 2.2, P.a, 0.8)).join(''),
  mail: (P: Palette) =>
    path('M44 20c5 4 27 4 32 0l14 8-6 12-6-3v28H42V37l-6 3-6-12z', P.st2) +
    Array.from({ length: 5 }, (_, j) =>
      Array.from(
        { length: 6 },
        (_, i) =>
          `<circle cx="${46 + i * 5.6 + (j % 2) * 2.5}" cy="${32 + j * 6.5}" r="2.6" fill="none" stroke-width=".7"/>`,
      ).join(''),
    ).join(''),
  mosaic: (P: Palette) =>
    rect(26, 14, 68, 52, P.cl) +
    Array.from({ length: 5 }, (_, j) =>
      Array.from({ length: 7 }, (_, i) =>
        shape(
          `M${28 + i * 9.3} ${16 + j * 10}h8v8.5h-8z`,
          [P.wt, P.sky2, P.a, P.gd, P.wt, P.sky2][(i * 3 + j * 5 + ((i * j) % 3)) % 6]!,
          0.55,
        ),
      ).join(''),
    ).join('') +
    path('M36 46c6-16 30-20 44-8l8-6-2 12c-10 10-30 14-40 6l-8 6z', P.a) +
    circle(78, 38, 1.4, P.cl),
  fresco: (P: Palette) =>
    rect(18, 16, 84, 48, P.cl) +
    path('M30 52c4-12 20-14 34-10l8-5c5 0 8 3 8 6l-6 4c-2 4-6 5-8 6l1 9h-3l-4-8-14 0-3 8h-3l1-9c-5 0-9 0-11-1z', P.rf) +
    line('M78 38c3-2 4-6 2-8', 1.5) +
    group(54, 36, 1, path('M0 0c-2-8 6-14 12-12-3 2-6 5-6 10z', P.a)) +
    circle(67, 22, 2.5, P.sk) +
    line('M18 20h84M18 60h84', 1.2),
  cacao: (P: Palette) =>
    (
      [
        [44, 34, -20],
        [74, 32, 16],
        [60, 46, 0],
      ] as const
    )
      .map(
        ([x, y, a]) =>
          `<g transform="translate(${x} ${y}) rotate(${a})">${path('M0-16c9 4 9 28 0 34-9-6-9-30 0-34z', P.rf)}${line('M0-16v34M-3-12c-3 8-3 18 0 26M3-12c3 8 3 18 0 26', 0.8)}</g>`,
      )
      .join('') +
    leaf(56, 18, -30, 2, P.gr) +
    leaf(64, 18, -150, 2, P.gr),
  map: (P: Palette) =>
    path('M24 20l22 6 28-6 22 6v38l-22-6-28 6-22-6z', P.cl) +
    line('M46 26v38M74 20v38', 0.8) +
    path('M32 36c6-6 12 0 18-4s14-2 18 4-4 14-14 14-24-4-22-14z', P.gr, 0.8) +
    line('M60 50c8 4 14-2 24 2', 1, 0.8) +
    line('M84 30v10M79 35h10', 1.2) +
    circle(84, 35, 3, P.a, 0.8),
  dice: (P: Palette) =>
    path('M36 40l18-8 16 8v20l-18 8-16-8z', P.cl) +
    line('M36 40l16 8 18-8M52 48v20', 1) +
    circle(44, 54, 2, P.a) +
    circle(44, 60, 0, P.a) +
    circle(61, 50, 1.8, P.a) +
    circle(65, 58, 1.8, P.a) +
    circle(57, 57, 1.8, P.a) +
    circle(53, 39, 2, P.a) +
    path('M74 52l12-6 10 6v13l-12 5-10-5z', P.st) +
    line('M74 52l10 5 12-5M84 57v13', 1) +
    circle(79, 60, 1.5, P.b) +
    circle(90, 60, 1.5, P.b),
  laurel: (P: Palette) => wreath(60, 40, 22, P) + path('M60 26l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z', P.gd),
  crown: (P: Palette) =>
    path('M34 58l-6-32 16 12 16-22 16 22 16-12-6 32z', P.gd) +
    rect(34, 54, 52, 8, P.gd) +
    circle(28, 25, 3, P.a) +
    circle(60, 14, 3.5, P.a) +
    circle(92, 25, 3, P.a) +
    [44, 60, 76].map((x) => circle(x, 58, 2, P.a, 0.7)).join(''),
  seal: (P: Palette) =>
    circle(60, 40, 24, P.rf) +
    circle(60, 40, 19, P.st) +
    line('M50 46c4-10 16-10 20 0M54 34c-3-5-6-5-7-3M66 34c3-5 6-5 7-3', 1.5) +
    circle(56, 40, 1.5, INK) +
    circle(64, 40, 1.5, INK),
  bigTree: (P: Palette) =>
    path('M54 68c2-12 2-20-2-28h16c-4 8-4 16-2 28z', P.wd) +
    path('M60 8c12-4 22 4 22 12 10 2 12 16 2 20-4 8-18 8-24 2-6 6-20 6-24-2-10-4-8-18 2-20 0-8 10-16 22-12z', P.gr) +
    (
      [
        [46, 26],
        [60, 20],
        [74, 28],
        [54, 36],
        [68, 38],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 2.3, P.gd, 0.8))
      .join(''),
  cornucopia: (P: Palette) =>
    path('M24 30C18 44 30 60 58 60l28-2c8-4 8-18 0-22l-20-4c-12 8-24 6-32-2-2-6-8-6-10 0z', P.gd) +
    line('M34 34c-4 6 0 16 8 20M46 38c-3 6 0 14 6 18M58 36c-3 8 0 16 4 22', 0.8) +
    (
      [
        [84, 40, P.a],
        [92, 46, P.rf],
        [84, 52, P.gr],
        [94, 56, P.gd],
        [100, 50, P.a],
        [90, 62, P.rf],
      ] as const
    )
      .map(([x, y, q]) => circle(x, y, 5, q))
      .join('') +
    leaf(86, 36, -40, 1.2, P.gr),
  swords: (P: Palette) =>
    line('M30 14 84 62M90 14 36 62', 5) +
    `<path d="M30 14 84 62M90 14 36 62" stroke="#e9e6da" stroke-width="2.8"/>` +
    line('M72 62l16-12M48 62 32 50', 3) +
    path('M60 22c8 4 14 4 18 3 1 20-6 30-18 37-12-7-19-17-18-37 4 1 10 1 18-3z', P.a) +
    path('M60 30l3 8 8 .5-6 5.5 2 8-7-4-7 4 2-8-6-5.5 8-.5z', P.gd, 0.8),
  banner: (P: Palette) =>
    line('M60 68V8', 2) +
    path('M61 10c12-5 16 5 30 0v22c-14 5-18-5-30 0z', P.a) +
    circle(60, 7, 3, P.gd) +
    man(54, 68, 26, P.b, P) +
    [24, 36, 84, 98].map((x, i) => man(x, 70, 16 + (i % 2) * 2, P.wd, P)).join('') +
    circle(75, 21, 4, P.gd, 0.8),
  lotus: (P: Palette) =>
    path('M60 20c-6 0-7 8-4 12-8 2-10 14-8 22H36c-4 6 10 10 24 10s28-4 24-10H72c2-8 0-20-8-22 3-4 2-12-4-12z', P.a) +
    circle(60, 24, 6, P.sk) +
    path('M40 66c4-6 12-6 20 0 8-6 16-6 20 0-10 6-30 6-40 0z', P.cl) +
    `<circle cx="60" cy="26" r="15" fill="none" stroke-width=".9" stroke-dasharray="2 2"/>`,
  geometry: (P: Palette) =>
    circle(60, 40, 24, P.cl) +
    line('M60 16 39 52h42zM36 40h48M60 16v48', 1.1) +
    circle(60, 40, 12, 'none') +
    line('M84 62 92 20M92 20l8 42', 1.6) +
    circle(92, 18, 2.5, P.gd),
  compass: (P: Palette) =>
    rect(34, 22, 52, 42, P.st) +
    circle(60, 43, 17, P.cl) +
    path('M60 28l4 15-4 15-4-15z', P.a) +
    line('M45 43h4M71 43h4M60 28v3M60 55v3', 1) +
    circle(60, 43, 2, P.gd),
  sarcophagus: (P: Palette) =>
    path('M46 66c-6-14-4-34 0-42 3-8 25-8 28 0 4 8 6 28 0 42z', P.gd) +
    path('M48 26c2-10 22-10 24 0l2 14H46z', P.wt) +
    circle(60, 28, 6.5, P.sk) +
    line('M57 28h1M62 28h1M58 32h4', 1) +
    line('M48 46l24 6M72 46l-24 6M48 58h24', 1.4),
  hieroglyphs: (P: Palette) =>
    rect(30, 12, 60, 54, P.st) +
    line('M50 12v54M70 12v54', 0.8) +
    circle(40, 22, 4, P.a) +
    line('M36 34c2-4 6-4 8 0-2 3-6 3-8 0zM36 44h8v6h-8zM40 56v6M37 58h6', 1.2) +
    line('M56 20l4-4 4 4v6h-8zM55 36c4-4 6 4 10 0M60 42v8M57 44h6', 1.2) +
    path('M56 62c0-6 8-6 8 0z', P.gd) +
    line('M76 18h8M80 18v8M75 34c3-3 7-3 10 0M80 34v5M76 46l8 6M84 46l-8 6M76 60h8', 1.2),
};
