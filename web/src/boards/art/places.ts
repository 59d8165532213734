/** Where people live, work and pray. */
import { cols, crenel, flame, galley, house, man, ox, wheel } from './figures';
import type { Palette } from './palettes';
import { circle, group, INK, line, path, rect, shape, type Rng } from './pen';
import type { Motif } from './motifs';

export const PLACES: Readonly<Record<string, Motif>> = {
  temple: (P: Palette) =>
    path('M26 34 60 16l34 18z', P.st, 1) +
    path('M32 33.5 60 19l28 14.5z', P.a, 0.7) +
    rect(27, 34, 66, 4, P.st) +
    cols(30, 90, 6, 38, 60, 4) +
    rect(25, 60, 70, 3, P.st) +
    rect(21, 63, 78, 4, P.st2),
  city: (P: Palette) =>
    house(34, 50, 12, 14, P) +
    house(72, 50, 13, 16, P) +
    rect(50, 24, 14, 26, P.st) +
    path('M48 24l9-10 9 10z', P.rf) +
    house(62, 52, 12, 12, P, P.a) +
    house(42, 54, 11, 10, P, P.a) +
    crenel(24, 66, 72, 16, 9, P.st2) +
    rect(20, 44, 11, 22, P.st) +
    rect(89, 44, 11, 22, P.st) +
    path('M18 44l7.5-7 7.5 7zM87 44l7.5-7 7.5 7z', P.a) +
    path('M54 66V59a6 6 0 0 1 12 0v7z', P.b),
  cityEast: (P: Palette) =>
    rect(46, 22, 28, 12, P.st) +
    path('M42 24c8-2 10-8 18-10 8 2 10 8 18 10z', P.a) +
    rect(42, 34, 36, 12, P.st) +
    path('M36 36c10-1 14-6 24-7 10 1 14 6 24 7z', P.a) +
    crenel(18, 66, 84, 20, 10, P.st2) +
    path('M52 66V56h16v10z', P.b),
  cityNile: (P: Palette) =>
    path('M20 66l5-36h22l3 36zM70 66l3-36h22l5 36z', P.st) +
    path('M50 66V42h20v24z', P.st2) +
    path('M56 66V50h8v16z', P.b) +
    line('M28 38l14 0M27 46l16 0M78 38l14 0M77 46l16 0', 0.8, 0.7) +
    line('M36 30V14M84 30V14', 1.2) +
    path('M36 14l10 2-10 3zM84 14l10 2-10 3z', P.a, 0.8),
  cityStep: (P: Palette, R: Rng) =>
    PLACES.stepPyramid!(P, R) + house(16, 68, 12, 9, P, P.gd) + house(94, 68, 12, 9, P, P.gd),
  cityNorth: (P: Palette) =>
    path('M18 66V50L36 36 54 50v16zM64 66V52l16-12 16 12v14z', P.wd) +
    path('M14 52 36 33l22 19-3 2-19-16-19 16zM60 54l20-16 20 16-3 2-17-13-17 13z', P.gd) +
    path('M32 66V54h8v12zM76 66V56h8v10z', P.b) +
    [10, 56, 61, 104, 109].map((x) => path(`M${x} 68V52l2.5-4 2.5 4v16z`, P.wd, 0.9)).join(''),
  cityStupa: (P: Palette) =>
    path('M34 54a26 26 0 0 1 52 0z', P.st) +
    rect(30, 54, 60, 6, P.st2) +
    rect(24, 60, 72, 6, P.st) +
    rect(54, 22, 12, 6, P.st2) +
    line('M60 22V10M55 18h10M56 14h8', 1.2) +
    path('M52 66V56h16v10z', P.b) +
    line('M40 44h40', 0.7),
  metropolis: (P: Palette) =>
    rect(14, 40, 16, 28, P.st2) +
    rect(88, 38, 18, 30, P.st2) +
    house(30, 60, 13, 18, P) +
    house(76, 60, 13, 18, P) +
    path('M38 34 60 20l22 14z', P.st) +
    rect(40, 34, 40, 4, P.st) +
    cols(42, 78, 5, 38, 54, 3.5) +
    rect(36, 54, 48, 14, P.st2) +
    path('M44 14c5-8 27-8 32 0', 'none', 0) +
    rect(56, 8, 8, 12, P.st) +
    path('M54 8l6-6 6 6z', P.gd) +
    [17, 23, 91, 97].map((x) => shape(`M${x} 46h3v5h-3zM${x} 55h3v5h-3z`, P.b)).join('') +
    line('M44 60h32M40 64h40', 0.7),
  town: (P: Palette) =>
    house(26, 62, 16, 12, P) +
    house(76, 62, 18, 13, P) +
    house(50, 58, 16, 14, P, P.a) +
    house(38, 68, 17, 12, P, P.a) +
    house(62, 68, 15, 11, P) +
    line('M34 46c-2-4 3-6 0-10M84 44c-2-4 3-6 0-10', 0.8, 0.7),
  tents: (P: Palette) =>
    (
      [
        [36, 64, 15],
        [84, 64, 14],
        [60, 69, 18],
      ] as const
    )
      .map(
        ([x, y, w]) =>
          path(
            `M${x - w} ${y}c1-${w * 0.5} 2-${w * 0.7} ${w * 0.4}-${w * 0.8}C${x - w * 0.4} ${y - w} ${x - 2} ${y - w * 1.2} ${x} ${y - w * 1.35}c2 ${w * 0.2} ${w * 0.4} ${w * 0.3} ${w * 0.6} ${w * 0.55} ${w * 0.2} ${w * 0.3} ${w * 0.35} ${w * 0.5} ${w * 0.4} ${w * 0.8}z`,
            P.cl,
            0.9,
          ) +
          shape(`M${x - 4} ${y}c0-8 2-10 4-12 2 2 4 4 4 12z`, P.b) +
          line(`M${x - w * 0.8} ${y - w * 0.6}h${w * 1.6}`, 1.4),
      )
      .join(''),
  mounds: (P: Palette) =>
    path('M14 66C20 44 46 44 54 66zM50 68C60 38 96 38 106 68z', P.gr) +
    line('M24 58c4-6 12-8 18-4M64 58c6-10 20-12 28-4', 0.8, 0.6) +
    path('M74 68c0-10 10-10 10 0z', P.b) +
    line('M79 44V34l6 2-6 2', 1),
  shrine: (P: Palette) =>
    path('M38 66V34h6v32zM76 66V34h6v32z', P.st2) +
    path('M32 34l2-6h52l2 6z', P.st) +
    rect(50, 54, 20, 12, P.st) +
    flame(60, 54, 1.3) +
    rect(30, 66, 60, 3, P.st2),
  stones: (P: Palette) =>
    (
      [
        [20, 62, 8, 16],
        [38, 66, 9, 22],
        [74, 66, 9, 22],
        [92, 62, 8, 16],
      ] as const
    )
      .map(([x, y, w, h]) => path(`M${x} ${y}l1-${h}q${w / 2}-3 ${w - 2} 0l1 ${h}z`, P.st2))
      .join('') +
    path('M44 58l1-24h8l1 24zM66 58l1-24h8l1 24zM41 34l2-6h34l2 6z', P.st) +
    man(60, 68, 22, P.cl, P),
  obelisk: (P: Palette) =>
    path('M52 62l3-42 5-7 5 7 3 42z', P.st) +
    rect(44, 62, 32, 5, P.st2) +
    line('M58 24h4M57.5 30h5M57 36h6M57 42h6M56.5 48h7M56 54h8', 0.9),
  statue: (P: Palette) =>
    rect(44, 56, 32, 11, P.st2) +
    rect(48, 52, 24, 4, P.st) +
    man(60, 52, 32, P.gd, P) +
    line('M66 34l10-10', 2) +
    flame(77, 24, 0.7),
  stoneHead: (P: Palette) =>
    path('M38 66c-3-12-3-26 2-34 6-9 34-9 40 0 5 8 5 22 2 34z', P.st2) +
    path('M37 38c4-12 42-12 46 0-6-3-40-3-46 0z', P.a) +
    line('M46 44h10M64 44h10M57 46l-3 9c2 2 10 2 12 0l-3-9M50 60c6 2 14 2 20 0', 1.2) +
    circle(51, 46.5, 1.3, INK) +
    circle(69, 46.5, 1.3, INK),
  lighthouse: (P: Palette) =>
    path('M48 66l3-22h18l3 22z', P.st) +
    rect(52, 26, 16, 18, P.st) +
    rect(55, 16, 10, 10, P.st2) +
    path('M53 16l7-8 7 8z', P.rf) +
    flame(60, 25, 0.7) +
    rect(49, 42, 22, 3, P.st2) +
    shape('M64 19 112 6v16zM56 19 8 6v16z', '#fff2bd', 0.6),
  amphitheatre: (P: Palette) =>
    path('M16 40c0-16 88-16 88 0v22c-8 8-80 8-88 0z', P.st) +
    path('M24 40c4-9 68-9 72 0-4 7-68 7-72 0z', P.gd) +
    line('M16 50c14 8 74 8 88 0', 0.8) +
    [22, 34, 46, 58, 70, 82, 94]
      .map((x, i) => shape(`M${x - 3} ${62 + [2, 4, 5, 5, 5, 4, 2][i]! - 2}v-6a3 3 0 0 1 6 0v6z`, P.b))
      .join('') +
    [22, 34, 46, 58, 70, 82, 94]
      .map((x, i) => shape(`M${x - 2.5} ${50 + [1, 3, 4, 4, 4, 3, 1][i]! - 3}v-3a2.5 2.5 0 0 1 5 0v3z`, P.wd))
      .join(''),
  aqueduct: (P: Palette) =>
    rect(6, 30, 108, 6, P.st) +
    [12, 32, 52, 72, 92]
      .map((x) => `<path d="M${x} 66V48a8 8 0 0 1 16 0v18h4V36h-24v30z" fill="${P.st2}" fill-rule="evenodd"/>`)
      .join('') +
    path('M6 30c10-3 98-3 108 0', P.wt, 0.8),
  road: (P: Palette) =>
    path('M50 82 57 44h6l22 38z', P.st) +
    line('M60 46v3M61 53v4M63 61v5M66 71v7', 1.2) +
    rect(36, 50, 6, 14, P.st2) +
    path('M36 50q3-4 6 0z', P.st) +
    line('M37.5 54h3M37.5 57h3', 0.7) +
    man(72, 62, 14, P.a, P),
  wall: (P: Palette) =>
    crenel(-4, 58, 54, 14, 7, P.st2) +
    path('M46 60c20-4 40-14 78-16v10c-34 2-54 14-76 16z', P.st2) +
    crenel(40, 64, 18, 34, 4, P.st) +
    crenel(92, 52, 14, 20, 3, P.st) +
    path('M45 64V54a4.5 4.5 0 0 1 9 0v10z', P.b) +
    shape('M46 38h2v5h-2zM52 38h2v5h-2z', P.b),
  mine: (P: Palette) =>
    path('M18 66 40 30l14 10 14-16 34 42z', P.st2) +
    path('M48 66V46h24v20z', '#2a221a') +
    line('M48 66V46h24v20M46 46h28', 2.6) +
    line('M30 52l8-12M84 48l8 12', 0.8, 0.6) +
    group(
      78,
      60,
      1,
      path('M-6 0h14l-2 7H-4z', P.wd) +
        circle(-2, 8, 2, P.st2) +
        circle(4, 8, 2, P.st2) +
        circle(-2, -1, 2, P.gd, 0.8) +
        circle(3, -2, 2.5, P.gd, 0.8),
    ),
  waterWheel: (P: Palette) =>
    house(64, 62, 26, 24, P) +
    wheel(52, 50, 15) +
    `<circle cx="52" cy="50" r="18" fill="none" stroke-width="1.6"/>` +
    line('M52 32v-3M65 37l2-2M70 50h3M39 37l-2-2M34 50h-3M39 63l-2 2', 2) +
    path('M-2 66c20-4 30 4 50 0s50 4 74 0v16H-2z', P.wt, 0.9),
  windmill: (P: Palette) =>
    path('M48 66l5-30h14l5 30z', P.st) +
    path('M51 36c2-8 16-8 18 0z', P.rf) +
    line('M60 36 36 16M60 36 84 16M60 36 38 58M60 36 82 58', 1.2) +
    path('M36 16l14 6 6 10-4 1zM84 16l-6 14-10 6-1-3zM82 58l-14-6-6-10 4-1z', P.cl, 0.8) +
    path('M38 58l6-14 10-6 1 3z', P.cl, 0.8),
  shaduf: (P: Palette) =>
    line('M44 66 48 36 52 66', 1.6) +
    line('M30 44 84 20', 2) +
    circle(31, 45, 4, P.st2) +
    line('M84 20v26', 0.8) +
    path('M79 46h10l-2 9h-6z', P.wd) +
    path('M66 64c10-4 40-4 56 0v18H60z', P.wt) +
    man(66, 60, 20, P.cl, P),
  well: (P: Palette) =>
    path('M40 66V50c0-6 40-6 40 0v16c-8 4-32 4-40 0z', P.st) +
    `<ellipse cx="60" cy="50" rx="20" ry="5" fill="${P.wt}"/>` +
    line('M40 50V24M80 50V24', 2) +
    path('M34 26l26-12 26 12z', P.rf) +
    line('M60 24v16', 0.8) +
    path('M55 38h10l-2 8h-6z', P.wd) +
    line('M42 58h36M50 52v6M66 52v6M58 58v7M72 58v6', 0.6, 0.7),
  port: (P: Palette) =>
    galley(74, 56, 0.8, P) +
    path('M-2 58h46v24H-2z', P.st2) +
    line('M-2 64h46M10 58v6M26 58v6M18 64v8M36 64v8', 0.7) +
    line('M14 58V22l22 10', 2) +
    line('M36 32v14', 0.8) +
    rect(31, 46, 10, 8, P.wd) +
    house(0, 58, 12, 14, P),
  fields: (P: Palette) =>
    path('M-2 54h124v28H-2z', P.gd) +
    line('M60 54 20 82M60 54 44 82M60 54 66 82M60 54 88 82M60 54 112 82M60 54-2 72M60 54 122 72', 0.9) +
    ox(28, 42, 0.8, P) +
    line('M60 58h14l4 6', 1.4) +
    man(80, 66, 20, P.a, P),
  gate: (P: Palette) =>
    path('M30 66V22h12v44zM78 66V22h12v44z', P.st) +
    path('M22 22c12-2 16-8 38-8s26 6 38 8l-4 6H26z', P.a) +
    rect(30, 32, 60, 4, P.st2) +
    shape('M42 66V40a18 10 0 0 1 36 0v26z', '#fff6cf', 0.8) +
    line('M60 66V44M52 66V48M68 66V48', 0.7, 0.5),
  labyrinth: (P: Palette) =>
    circle(60, 40, 27, P.st) +
    `<g fill="none" stroke-width="1.8"><path d="M60 67a27 27 0 1 1 6-.7M60 61a21 21 0 1 0-6-1M60 55a15 15 0 1 1 6-1M60 49a9 9 0 1 0-5-1.5M60 40v27M72 40h9"/></g>` +
    circle(60, 40, 3, P.a),
  pyramid: (P: Palette) =>
    path('M12 66 44 30l32 36z', P.st2) +
    path('M40 66 76 18l38 48z', P.st) +
    path('M76 18l12 48h26z', P.st2) +
    line('M50 54l20 0M58 44l14 0M66 34l8 0', 0.7, 0.6),
  stepPyramid: (P: Palette) =>
    rect(22, 58, 76, 9, P.st2) +
    rect(31, 49, 58, 9, P.st) +
    rect(40, 40, 40, 9, P.st2) +
    rect(47, 31, 26, 9, P.st) +
    rect(52, 22, 16, 9, P.st2) +
    path('M52 67l4-36h8l4 36z', P.st) +
    line('M55 37h10M54.5 43h11M54 49h12M53.5 55h13M53 61h14', 0.7) +
    shape('M57 31v-6h6v6z', P.b) +
    path('M50 22h20l-3-5H53z', P.a),
  drain: (P: Palette) =>
    path('M12 66V34h96v32z', P.st2) +
    `<path d="M30 66V50a12 12 0 0 1 24 0v16zM66 66V50a12 12 0 0 1 24 0v16z" fill="#3a3228"/>` +
    path('M30 58h24v10l8 8H24zM66 58h24v10l8 8H60z', P.wt, 0.8) +
    line('M12 42h96M24 34v8M48 34v8M72 34v8M96 34v8M60 42v24', 0.7, 0.6),
  palace: (P: Palette) =>
    rect(20, 40, 80, 26, P.st) +
    rect(42, 24, 36, 16, P.st) +
    path('M38 26 60 12l22 14z', P.a) +
    cols(24, 96, 9, 44, 66, 3) +
    rect(18, 38, 84, 4, P.st2) +
    path('M54 66V50a6 6 0 0 1 12 0v16z', P.b),
  crane: (P: Palette) =>
    rect(26, 40, 34, 26, P.st) +
    line('M26 48h34M26 57h34M36 40v8M48 48v9M38 57v9', 0.7, 0.7) +
    line('M22 66V32M64 66V32M20 36h48M22 50h42', 1.3) +
    line('M78 66 88 14M96 66 88 14M88 14 60 22', 1.8) +
    line('M60 22v10', 0.8) +
    rect(54, 32, 12, 8, P.st2) +
    wheel(87, 52, 8),
  altar: (P: Palette) =>
    rect(40, 48, 40, 6, P.st) +
    path('M44 54h32l-3 12H47z', P.st2) +
    flame(60, 48, 1.8) +
    rect(36, 66, 48, 3, P.st) +
    man(22, 68, 26, P.cl, P) +
    man(98, 68, 26, P.cl, P),
  flood: (P: Palette) =>
    house(24, 58, 18, 16, P) +
    house(80, 60, 18, 16, P) +
    path(
      'M-2 58C8 38 30 30 44 40c-8 0-10 6-6 10 6-10 22-14 34-6-6 0-8 4-6 8 8-8 24-8 34 0 6 4 14 4 24 2v28H-2z',
      P.wt,
    ) +
    line('M8 58c4-8 12-12 20-12M50 56c4-6 10-8 16-6', 1),
  ballgame: (P: Palette) =>
    path('M20 66V26l16 4v36zM100 66V26l-16 4v36z', P.st2) +
    `<circle cx="42" cy="34" r="7" fill="${P.st}"/><circle cx="42" cy="34" r="3" fill="${P.sky2}"/>` +
    circle(64, 26, 5, P.wd) +
    man(58, 67, 26, P.rf, P) +
    man(78, 68, 22, P.a, P),
  theatre: (P: Palette) =>
    path('M24 24c10-4 22-4 32 0 2 18-4 32-16 34-12-2-18-16-16-34z', P.cl) +
    path('M32 34h6M42 34h6', 'none', 2) +
    path('M32 46c4 6 12 6 16 0z', P.a) +
    path('M64 30c10-4 22-4 32 0 2 18-4 32-16 34-12-2-18-16-16-34z', P.gd) +
    path('M72 40h6M82 40h6', 'none', 2) +
    path('M72 54c4-5 12-5 16 0z', P.b),
};
