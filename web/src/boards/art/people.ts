/** Who acts there: people, beasts, ships, engines of war. */
import {
  boat,
  bust,
  camel,
  elephant,
  flame,
  galley,
  horse,
  house,
  longship,
  man,
  ox,
  rider,
  spearman,
  wheel,
} from './figures';
import type { Palette } from './palettes';
import { circle, group, INK, line, path, rect } from './pen';
import type { Motif } from './motifs';

export const PEOPLE: Readonly<Record<string, Motif>> = {
  ship: (P: Palette) => galley(60, 56, 1, P),
  longship: (P: Palette) => longship(60, 56, 1, P),
  boats: (P: Palette) => boat(38, 56, 1.1, P) + boat(82, 50, 0.8, P) + boat(66, 68, 1, P),
  fleet: (P: Palette) => galley(32, 48, 0.5, P) + galley(92, 46, 0.45, P) + galley(62, 62, 0.8, P),
  cattle: (P: Palette) => ox(16, 40, 0.9, P) + ox(62, 36, 0.8, P, false) + ox(44, 50, 0.95, P),
  knight: (P: Palette) =>
    rider(
      30,
      30,
      1.4,
      P,
      line('M22 8 50-8', 1.3) +
        path('M14 8l6-2 4 3-2 7-4 2-4-4z', P.st, 0.7) +
        path('M16.5-2c0-4 6-4 6 0v2h-6z', P.st, 0.7),
    ),
  horseArcher: (P: Palette) => rider(30, 32, 1.3, P, line('M28-6c6 5 6 13 1 18M28-6l-5 9 6 9M23 3h12', 0.9)),
  chariot: (P: Palette) =>
    horse(52, 36, 1, P.wd) +
    horse(48, 38, 1, P.b) +
    path('M22 58c-2-8 0-14 4-16h16v16z', P.a) +
    wheel(34, 60, 8) +
    man(34, 44, 20, P.cl, P) +
    line('M40 34 60 44', 0.8),
  elephant: (P: Palette) => elephant(28, 26, 1.35, P) + line('M40 20V8M44 19V6', 1),
  caravan: (P: Palette) =>
    camel(8, 42, 0.8, P) + camel(68, 42, 0.8, P) + camel(34, 46, 0.9, P) + man(84, 70, 16, P.a, P),
  warriors: (P: Palette) => [26, 43, 60, 77, 94].map((x, i) => spearman(x, 67 - (i % 2) * 3, 24, P)).join(''),
  phalanx: (P: Palette) =>
    [0, 1, 2, 3, 4, 5].map((i) => line(`M${30 + i * 12} 50L${44 + i * 12} 10`, 1)).join('') +
    [0, 1, 2, 3, 4].map((i) => man(26 + i * 16, 60, 22, P.b, P)).join('') +
    [0, 1, 2, 3, 4]
      .map(
        (i) => circle(26 + i * 16, 58, 9, i % 2 ? P.a : P.gd) + line(`M${26 + i * 16} 52v12M${20 + i * 16} 58h12`, 0.7),
      )
      .join(''),
  legion: (P: Palette) =>
    line('M60 66V10', 1.6) +
    path('M46 16h28v14H46z', P.a) +
    path('M54 10c2-6 10-6 12 0-4-2-8-2-12 0zM48 9c4 0 6 1 7 3-4 0-6 0-7-3zM72 9c-4 0-6 1-7 3 4 0 6 0 7-3z', P.gd, 0.8) +
    circle(60, 23, 3.5, P.gd) +
    [26, 40, 80, 94]
      .map((x) => man(x, 58, 20, P.b, P) + path(`M${x - 7} 46h14v18q-7 4-14 0z`, P.a) + circle(x, 55, 2.5, P.gd, 0.8))
      .join(''),
  bust: (P: Palette) => bust('laurel', P),
  council: (P: Palette) =>
    (
      [
        [24, 58],
        [42, 54],
        [60, 52],
        [78, 54],
        [96, 58],
      ] as const
    )
      .map(([x, y]) => man(x, y, 22, P.cl, P))
      .join('') +
    (
      [
        [34, 68],
        [60, 66],
        [86, 68],
      ] as const
    )
      .map(([x, y], i) => man(x, y, 24, i === 1 ? P.a : P.b, P))
      .join(''),
  elders: (P: Palette) =>
    (
      [
        [36, 66],
        [60, 62],
        [84, 66],
      ] as const
    )
      .map(
        ([x, y], i) =>
          man(x, y, 34, [P.b, P.a, P.wd][i]!, P) + path(`M${x - 3.5} ${y - 25}c0 9 7 9 7 0z`, '#f7f1e4', 0.7),
      )
      .join('') + line('M72 66V32M98 66V36', 1.4),
  settlers: (P: Palette) =>
    ox(58, 44, 0.8, P) +
    line('M60 56H40', 1.6) +
    rect(16, 48, 28, 9, P.wd) +
    path('M16 48c0-16 28-16 28 0z', P.cl) +
    wheel(23, 60, 6) +
    wheel(38, 60, 6) +
    man(100, 68, 20, P.a, P),
  traders: (P: Palette) =>
    path('M26 40h32l-4-10H30z', P.a) +
    line('M29 40v26M55 40v26', 1.5) +
    rect(27, 54, 30, 12, P.wd) +
    circle(34, 52, 3, P.gd, 0.8) +
    circle(42, 52, 3, P.rf, 0.8) +
    circle(50, 52, 3, P.gr, 0.8) +
    man(72, 66, 26, P.cl, P) +
    man(88, 67, 24, P.b, P) +
    path('M97 67c-3-3-3-8 0-9l-1-3h6l-1 3c4 1 4 6 1 9z', P.gd, 0.9),
  mask: (P: Palette) =>
    path('M38 14c14-5 30-5 44 0 3 26-6 46-22 50-16-4-25-24-22-50z', P.gr) +
    path('M44 28c4-4 9-4 12 0-3 4-9 4-12 0zM64 28c3-4 8-4 12 0-3 4-9 4-12 0z', P.cl) +
    circle(50, 28, 1.8, INK) +
    circle(70, 28, 1.8, INK) +
    path('M57 30l-3 11c3 3 9 3 12 0l-3-11z', P.gr2) +
    path('M49 48c6-3 16-3 22 0-4 7-18 7-22 0z', P.a) +
    line('M42 18c10-3 26-3 36 0M32 24l5 3M88 24l-5 3', 1.4) +
    circle(32, 34, 3, P.gd) +
    circle(88, 34, 3, P.gd),
  onager: (P: Palette) =>
    rect(28, 54, 54, 6, P.wd) +
    wheel(38, 62, 6) +
    wheel(72, 62, 6) +
    line('M62 54 78 22', 3) +
    path('M74 24c-2-6 8-10 10-4z', P.st2) +
    circle(79, 17, 4, P.st2) +
    line('M50 54 62 34 68 54', 1.6) +
    circle(104, 22, 3, P.st2) +
    line('M84 12c8-4 14 0 18 7', 0.8, 0.6),
  ram: (P: Palette) =>
    path('M20 36 50 24l34 12v4H20z', P.wd) +
    line('M26 40v22M78 40v22', 2) +
    line('M14 50h72', 6) +
    `<path d="M14 50h72" stroke="${P.wd}" stroke-width="4"/>` +
    path('M86 44c8 0 12 4 12 7s-4 6-12 6z', P.st2) +
    line('M36 40v8M66 40v8', 0.9) +
    wheel(32, 62, 5) +
    wheel(72, 62, 5) +
    rect(104, 30, 18, 38, P.st),
  riot: (P: Palette) =>
    (
      [
        [20, 70, 22],
        [38, 66, 26],
        [56, 70, 28],
        [74, 66, 26],
        [94, 70, 24],
        [108, 68, 20],
      ] as const
    )
      .map(([x, y, h], i) => man(x, y, h, [P.b, '#2a1a16', P.a][i % 3]!, P))
      .join('') +
    line('M28 58 34 32M66 56 62 26M86 56 92 34', 1.6) +
    flame(34, 33, 1) +
    flame(62, 27, 1.2) +
    flame(92, 35, 0.9) +
    line('M44 52l-5-18M102 52l4-14', 1.2),
  raid: (P: Palette) =>
    house(74, 58, 16, 14, P) +
    house(92, 62, 14, 12, P) +
    flame(82, 40, 1.3) +
    flame(98, 50, 1) +
    rider(8, 36, 0.9, P, line('M26 8l8-16', 1)) +
    rider(40, 42, 0.9, P, line('M26 8l10-14', 1) + flame(36, -6, 0.5)),
  handshake: (P: Palette) =>
    man(36, 68, 42, P.a, P) +
    man(84, 68, 42, P.b, P) +
    line('M44 46c6 2 10 4 16 4M76 46c-6 2-10 4-16 4', 3) +
    circle(60, 50, 3, P.sk) +
    line('M60 14v10M52 18l4 8M68 18l-4 8', 1, 0.6),
  boar: (P: Palette) =>
    group(
      30,
      28,
      1.45,
      path(
        'M2 14c2-8 14-10 22-8 6-2 12 2 14 6l5 4-3 4-7 0c-2 4-6 4-8 4l0 6h-4l-2-6-6 0-1 6H8l-1-7c-4-2-6-5-5-9z',
        P.wd,
        0.7,
      ) +
        line('M6 9l-2-4M11 7 9 3M16 6l-1-4M21 6V2M38 20c3 1 4-1 4-3', 0.9) +
        circle(36, 13, 0.6, INK, 0.3),
    ),
  dog: (P: Palette) =>
    group(
      34,
      30,
      1.3,
      path(
        'M3 14 0 6l5 6c7-2 13-2 19-1l5-6 1 3c4 0 7 2 9 4l-2 3-7 1c-1 3-3 4-4 5l0 10h-3l-1-9-11-1-3 10H6l1-9c-3-2-4-5-4-8z',
        P.cl,
        0.8,
      ) + circle(33, 10, 0.6, INK, 0.3),
    ),
  skis: (P: Palette) =>
    man(60, 58, 30, P.a, P) +
    line('M34 66c10 2 40 0 56-6l4-5M30 60c10 2 40 0 52-5', 1.8) +
    line('M70 40 84 62M50 40 40 62', 1.2),
  coup: (P: Palette) =>
    man(44, 68, 40, P.b, P) +
    man(76, 68, 38, P.a, P) +
    path('M56 44c-2-5 2-6 1-8h8c-1 2 3 3 1 8 3 5 0 8-5 8s-8-3-5-8z', P.gd) +
    line('M52 42c2 2 3 3 5 4M70 44l-4 2', 2),
  hegemon: (P: Palette) =>
    circle(60, 42, 24, P.wt) +
    path('M42 30c8-8 14 0 22-4 8 2 14 8 12 14-6 6-12 2-18 8-6-2-14-8-16-18z', P.gr, 0.9) +
    line('M60 42V6', 1.8) +
    path('M61 8h18l-4 6 4 6H61z', P.a),
  olympic: (P: Palette) =>
    path('M20 66h80l-6-10H26z', P.st2) +
    rect(52, 40, 16, 16, P.st) +
    rect(34, 46, 16, 10, P.st) +
    rect(70, 50, 16, 6, P.st) +
    man(60, 40, 24, P.cl, P) +
    man(42, 46, 18, P.a, P) +
    man(78, 50, 16, P.b, P) +
    line('M66 26l6-8', 1.5) +
    flame(73, 18, 0.7),
};
