/** What the buildings of 7 Wonders show: one drawing each, on a ground of 120 x 80. */
import { fir, palm, tree } from '../art/backdrops';
import { bust, cols, crenel, flame, house, leaf, man } from '../art/figures';
import { MOTIFS, type Motif } from '../art/motifs';
import { palette, type Palette } from '../art/palettes';
import { circle, group, line, path, rect, shape } from '../art/pen';

const logs = (x: number, y: number, n: number): string => {
  let drawn = '';
  for (let row = 0; row < n; row++) {
    for (let i = 0; i < n - row; i++) {
      const at = x + i * 11 + row * 5.5;
      const up = y - 5 - row * 9.5;
      drawn += circle(at, up, 5.5, '#b98a55') + circle(at, up, 2.5, '#e2c08c', 0.8);
    }
  }
  return drawn;
};
const block = (x: number, y: number, w: number, h: number): string =>
  rect(x, y - h, w, h, '#d9d3c5') +
  path(`M${x} ${y - h}l4-4h${w}l-4 4z`, '#efeadd') +
  path(`M${x + w} ${y - h}l4-4v${h}l-4 4z`, '#b3ac9b');
const jar = (x: number, y: number, k: number, colour: string): string =>
  group(x, y, k, path('M-4 0h8c5-5 5-12 1-16v-4h-10v4c-4 4-4 11 1 16z', colour));

export const BUILDINGS: Readonly<Record<string, Motif>> = {
  logs: (P) => tree(20, 62, 26, P) + fir(100, 64, 34, P) + fir(110, 66, 26, P) + logs(38, 68, 4),
  rock: () =>
    path('M8 66V40l12-14 20-4 14 10 20-16 24 8 14 18v24z', '#c9c2b2') +
    line('M20 26l6 20-4 20M54 32l-4 18 6 16M74 16l4 22-6 28M98 24l-4 20 6 22', 0.9) +
    block(36, 70, 16, 11) +
    block(58, 72, 18, 12) +
    line('M84 66l8-14M88 54l8-2', 1.6),
  clay: () =>
    path('M-2 66C20 50 40 58 60 54s46-4 64 8v20H-2z', '#b8623d') +
    `<ellipse cx="62" cy="68" rx="34" ry="7" fill="#8fb4bb"/>` +
    line('M44 68h14M64 71h16', 0.7) +
    jar(22, 64, 1, '#c9774d') +
    jar(34, 68, 0.8, '#a8512f') +
    line('M92 58v-16M96 58v-12M100 60v-18', 1),
  ore: () =>
    path('M14 66 44 22l14 14 14-22 36 52z', '#6d7178') +
    path('M40 40l6-4 5 5-5 6zM66 34l6-5 5 7-6 5zM80 50l5-4 5 5-5 5zM54 56l6-4 4 5-5 4z', '#cfa15a', 0.9) +
    line('M44 22l4 14M72 14l2 15', 0.9) +
    line('M22 64 36 50M30 48l10 6', 1.8),
  timber: (P) =>
    logs(22, 68, 3) + block(66, 70, 16, 11) + block(84, 70, 16, 11) + block(75, 59, 16, 11) + fir(56, 60, 30, P),
  claypit: () =>
    path('M-2 58h36l8 10h40l8-10h32v24H-2z', '#b8623d') +
    jar(58, 66, 1.1, '#c9774d') +
    path('M74 66l6-8 7 3 2 7z', '#6d7178') +
    path('M79 62l3-2 2 3-3 2z', '#cfa15a', 0.7) +
    line('M26 58 36 40M32 38l10 6', 2),
  dig: (P) =>
    path('M-2 50h26l6 8h12l6 8h24l6-8h12l6-8h28v32H-2z', '#cfae7c') +
    block(50, 68, 12, 8) +
    jar(74, 64, 0.7, '#c9774d') +
    man(36, 56, 18, P.a, P) +
    line('M41 46l8-6', 1.5) +
    line('M92 50 88 34M96 50l-8-16', 1.3),
  cave: (P) =>
    path('M10 68C12 34 30 22 58 22s50 14 52 46z', '#a39b8b') +
    path('M44 68c0-18 6-26 16-26s16 8 16 26z', '#2a221a') +
    tree(20, 66, 30, P) +
    fir(102, 68, 34, P) +
    line('M30 40l8 6M84 36l-4 8', 0.9) +
    circle(70, 62, 1.5, '#cfa15a', 0.6) +
    circle(64, 56, 1.2, '#cfa15a', 0.6),
  farm: (P) =>
    [16, 34, 52, 70, 88, 106].map((x) => tree(x, 56, 18, P)).join('') +
    [24, 46, 68, 90].map((x) => tree(x, 70, 24, P)).join('') +
    line('M6 58h108', 0.7, 0.5),
  saw: (P) =>
    logs(70, 68, 3) +
    path('M12 60h50v6H12z', P.wd) +
    path('M10 52h56v8H10z', '#b98a55') +
    circle(40, 50, 15, '#d6d9db') +
    Array.from({ length: 14 }, (_, i) => {
      const a = (i * Math.PI) / 7;
      return line(
        `M${(40 + 15 * Math.cos(a)).toFixed(1)} ${(50 + 15 * Math.sin(a)).toFixed(1)}l${(3 * Math.cos(a + 0.6)).toFixed(1)} ${(3 * Math.sin(a + 0.6)).toFixed(1)}`,
        1.5,
      );
    }).join('') +
    circle(40, 50, 3, P.a) +
    path('M10 54h56v8H10z', '#b98a55'),
  quarry: () =>
    path('M4 66V30h34v10h24v12h26v14z', '#d0c9b9') +
    line('M4 40h34M4 52h58M16 30v10M28 40v12M50 40v12M14 52v14M40 52v14M74 52v14', 0.8) +
    line('M96 66V24L66 34', 2) +
    line('M66 34v12', 0.9) +
    block(58, 56, 14, 10),
  bricks: () =>
    path('M62 66V40c0-16 40-16 40 0v26z', '#b8623d') +
    path('M74 66V54a8 8 0 0 1 16 0v12z', '#2a221a') +
    flame(82, 66, 0.9) +
    rect(94, 14, 8, 18, '#9a4c2d') +
    line('M98 12c-3-4 3-5 0-9', 0.9) +
    Array.from({ length: 4 }, (_, j) =>
      Array.from({ length: 4 - (j > 2 ? 1 : 0) }, (_, i) =>
        rect(12 + i * 11 + (j % 2) * 5, 62 - j * 6, 10, 5, '#c9774d', 0.8),
      ).join(''),
    ).join(''),
  furnace: () =>
    path('M36 66l6-44h30l6 44z', '#8f8577') +
    path('M48 66V52a9 9 0 0 1 18 0v14z', '#2a221a') +
    flame(57, 66, 1.4) +
    line('M50 20c-3-6 4-7 0-13M62 20c-3-6 4-7 0-13', 1) +
    path('M80 62c8 0 12 2 22 2v6H80z', '#e8952c') +
    rect(86, 58, 16, 6, '#6d7178') +
    path('M12 66l3-12h14l3 12z', '#6d7178') +
    path('M8 54h24v-5H14z', '#6d7178'),
  loom: (P) =>
    line('M28 66V14M92 66V14M24 18h72M26 58h68', 2.6) +
    Array.from({ length: 13 }, (_, i) => line(`M${34 + i * 4.4} 18v40`, 0.6, 0.7)).join('') +
    rect(33, 34, 56, 24, '#7d4b8f') +
    line('M33 40h56M33 46h56M33 52h56', 1, 0.7) +
    shape('M42 37h8v18h-8zM70 37h8v18h-8z', '#e9c46a', 0.8) +
    path('M48 28h18l4 3-4 3H48l-4-3z', P.wd, 0.9),
  glass: () =>
    path('M22 66V46c0-16 36-16 36 0v20z', '#b98268') +
    path('M32 66V54a8 8 0 0 1 16 0v12z', '#2a221a') +
    flame(40, 66, 0.9) +
    rect(34, 20, 10, 14, '#9a6a52') +
    path('M72 66V52l4-4v-8h8v8l4 4v14z', '#9fd0dc') +
    path('M92 66c-4-6-2-12 3-13v-6h6v6c5 1 7 7 3 13z', '#7fbccb') +
    line('M74 56h12M93 58h10', 0.8) +
    line('M48 50 74 34', 1.6) +
    circle(77, 32, 4, '#bfe6ef'),
  press: (P) =>
    line('M30 66V18M74 66V18M26 20h52', 2.6) +
    rect(34, 52, 36, 6, P.wd) +
    rect(34, 36, 36, 6, P.wd) +
    rect(36, 44, 32, 6, '#f6ebc8') +
    line('M52 20v16M44 26h16', 2.2) +
    path('M84 66V40h20v26z', '#f6ebc8') +
    line('M88 46h12M88 51h12M88 56h8', 0.9) +
    line('M14 66V40M20 66V36M10 66V46', 1.1) +
    [14, 20, 10].map((x, i) => leaf(x, [40, 36, 46][i]!, -90, 0.9, P.gr)).join(''),
  baths: (P) =>
    rect(14, 22, 92, 6, P.st) +
    cols(18, 102, 6, 28, 58, 5) +
    path('M14 58h92v14H14z', P.st2) +
    path('M24 60h72l6 10H18z', '#8cc0cc') +
    line('M34 64h12M56 66h14M80 64h10', 0.8) +
    line('M40 54c-3-5 3-6 0-11M60 54c-3-5 3-6 0-11M80 54c-3-5 3-6 0-11', 1, 0.7),
  theater: (P) =>
    path('M14 40a46 30 0 0 0 92 0l-10-2a36 20 0 0 1-72 0z', P.st) +
    path('M24 40a36 22 0 0 0 72 0l-10-1a26 14 0 0 1-52 0z', P.st2) +
    path('M36 40a24 14 0 0 0 48 0z', P.gd) +
    rect(34, 22, 52, 18, P.st) +
    cols(38, 82, 5, 26, 40, 3) +
    man(60, 50, 12, P.a, P),
  court: (P, R) =>
    MOTIFS.temple!(P, R) +
    group(60, 44, 0.55, shape('M-30-30h60v50h-60z', P.sky2, 0.85)) +
    group(27, 22, 0.55, MOTIFS.scales!(P, R)),
  dome: (P) =>
    path('M30 40a30 26 0 0 1 60 0z', P.st) +
    circle(60, 16, 3, P.gd) +
    rect(26, 40, 68, 5, P.st2) +
    cols(30, 90, 7, 45, 62, 4) +
    path('M40 45l20-9 20 9z', P.a) +
    rect(22, 62, 76, 5, P.st2),
  gardens: (P) =>
    rect(16, 56, 88, 12, P.st2) +
    rect(28, 42, 64, 14, P.st) +
    rect(42, 28, 36, 14, P.st2) +
    [20, 32, 88, 100].map((x) => tree(x, 57, 12, P)).join('') +
    [36, 48, 72, 84].map((x) => tree(x, 43, 12, P)).join('') +
    palm(58, 28, 20, P) +
    [24, 44, 64, 84].map((x) => shape(`M${x} 68v-6a4 4 0 0 1 8 0v6z`, P.b)).join('') +
    line('M30 57c2 5 4 2 6 7M90 57c-2 5-4 2-6 7M44 43c2 5 4 2 5 7', 1.3, 0.8),
  townhall: (P) =>
    rect(22, 38, 76, 28, P.st) +
    path('M18 38 60 20l42 18z', P.rf) +
    rect(52, 6, 16, 22, P.st) +
    path('M50 6l10-6 10 6z', P.a) +
    circle(60, 16, 4, P.cl) +
    line('M60 16v-3M60 16h2', 0.8) +
    [30, 44, 72, 86].map((x) => shape(`M${x} 56v-9a3 3 0 0 1 6 0v9z`, P.b)).join('') +
    path('M54 66V52a6 6 0 0 1 12 0v14z', P.b),
  tavern: (P) =>
    house(26, 66, 52, 30, P) +
    rect(86, 30, 3, 36, P.wd) +
    line('M88 34h16', 1.6) +
    path('M94 36h14v14H94z', P.gd) +
    path('M98 39h5v7h-5z', P.cl, 0.8) +
    shape('M34 46h9v8h-9zM62 46h9v8h-9z', '#f6d77a') +
    line('M40 20c-3-5 3-6 0-11', 1),
  postE: (P, R) => MOTIFS.scales!(P, R) + path('M92 58h12v-5l12 8-12 8v-5H92z', P.a),
  postW: (P, R) => MOTIFS.scales!(P, R) + path('M28 58H16v-5L4 61l12 8v-5h12z', P.a),
  stalls: (P) =>
    (
      [
        [8, P.a],
        [46, '#7d4b8f'],
        [84, '#2d7f96'],
      ] as const
    )
      .map(
        ([x, q]) =>
          path(`M${x} 38h30l-4-12H${x + 4}z`, q) +
          shape(`M${x + 6} 26h5l-1 12h-6zM${x + 18} 26h5l3 12h-6z`, P.cl) +
          line(`M${x + 2} 38v28M${x + 28} 38v28`, 1.5) +
          rect(x + 1, 54, 28, 12, P.wd) +
          circle(x + 8, 51, 3.5, P.gd, 0.8) +
          circle(x + 15, 51, 3.5, P.rf, 0.8) +
          circle(x + 22, 51, 3.5, P.gr, 0.8),
      )
      .join(''),
  bazaar: (P) =>
    path('M10 66V34a14 14 0 0 1 28 0v32zM46 66V30a14 16 0 0 1 28 0v36zM82 66V34a14 14 0 0 1 28 0v32z', P.st) +
    path('M15 66V38a9 9 0 0 1 18 0v28zM51 66V36a9 10 0 0 1 18 0v30zM87 66V38a9 9 0 0 1 18 0v28z', '#5a3d2a') +
    path('M12 34h24l2 8H10zM48 32h24l2 8H46zM84 34h24l2 8H82z', P.a) +
    jar(22, 66, 0.8, '#9fd0dc') +
    rect(54, 54, 12, 12, '#7d4b8f') +
    rect(90, 58, 14, 8, '#f6ebc8'),
  caravansery: (P) =>
    crenel(10, 62, 62, 30, 8, P.st) +
    path('M30 62V46a11 11 0 0 1 22 0v16z', P.b) +
    `<g transform="translate(70 42) scale(.9)"><path d="M4 30l2-12c-1-4 1-7 4-7 2-6 6-6 8 0 2-5 6-5 8 0 3 1 5 2 8-2l2-5c1-2 4-2 6 0l3 2-3 2-2 0c-1 4-3 9-8 10l1 12h-3l-2-11-14 0-2 11h-3l1-11-2 3v8z" fill="${P.gd}"/></g>`,
  forum: (P) =>
    cols(12, 42, 3, 26, 62, 5) +
    cols(78, 108, 3, 26, 62, 5) +
    rect(9, 20, 36, 6, P.st) +
    rect(75, 20, 36, 6, P.st) +
    rect(6, 62, 108, 4, P.st2) +
    man(54, 66, 22, P.a, P) +
    man(66, 67, 20, P.b, P) +
    jar(60, 70, 0.5, '#c9774d'),
  vineyard: (P) =>
    line('M18 66V30M60 66V30M102 66V30M14 34h92M14 46h92', 1.4) +
    [24, 38, 52, 68, 82, 96]
      .map(
        (x, i) =>
          leaf(x - 5, 34, 20, 1, P.gr) +
          leaf(x + 5, 35, 160, 1, P.gr) +
          (
            [
              [0, 40],
              [-4, 40],
              [4, 40],
              [-2, 44],
              [2, 44],
              [0, 48],
            ] as const
          )
            .map(([dx, dy]) => circle(x + dx, dy, 2.4, i % 2 ? '#6a3f8e' : '#7d4b8f', 0.6))
            .join(''),
      )
      .join('') +
    path('M84 70c-4-6-4-10 0-14h16c4 4 4 8 0 14z', P.wd) +
    line('M82 60h20M82 66h20', 0.9),
  hall: (P, R) =>
    MOTIFS.palace!(P, R) +
    group(78, 46, 0.3, MOTIFS.coins!(P, R)) +
    circle(24, 64, 4, P.gd) +
    circle(32, 66, 4, '#f0c766') +
    circle(96, 65, 4, P.gd),
  ludus: (P) =>
    path('M6 66V44h108v22z', P.st2) +
    line('M6 50h108', 0.8) +
    man(46, 68, 34, P.a, P) +
    path('M50 46h12v15q-6 4-12 0z', P.gd) +
    line('M38 50 28 34', 2.2) +
    man(80, 68, 34, P.b, P) +
    line('M72 50 64 38', 2.2) +
    circle(88, 54, 7, P.st),
  palisade: () =>
    Array.from({ length: 13 }, (_, i) => path(`M${4 + i * 9} 68V${36 + (i % 2) * 2}l4-7 4 7v32z`, '#a3794a')).join('') +
    line('M2 46h116M2 58h116', 2),
  barracks: (P) =>
    rect(16, 40, 88, 26, P.st) +
    path('M10 40 24 24h72l14 16z', P.rf) +
    [28, 60, 92].map((x) => path(`M${x - 5} 66V52h10v14z`, P.b)).join('') +
    [44, 76].map((x) => circle(x, 53, 6, P.a) + circle(x, 53, 2, P.gd)).join('') +
    line('M60 24V8l12 4-12 4', 1.3),
  tower: (P) =>
    crenel(46, 66, 28, 48, 4, P.st) +
    path('M54 66V54a6 6 0 0 1 12 0v12z', P.b) +
    shape('M52 32h4v8h-4zM64 32h4v8h-4z', P.b) +
    line('M60 18V4l14 4-14 5', 1.3) +
    crenel(10, 66, 36, 16, 5, P.st2) +
    crenel(74, 66, 36, 16, 5, P.st2) +
    man(60, 21, 11, P.a, P),
  training: (P) =>
    man(34, 68, 30, P.a, P) +
    line('M40 50 58 40', 2) +
    line('M74 68V34M62 44h24', 3) +
    circle(74, 30, 5, '#e2c08c') +
    path('M66 42h16v16H66z', '#e2c08c') +
    line('M70 46l8 8M78 46l-8 8', 1) +
    man(100, 68, 24, P.b, P) +
    circle(97, 58, 6, P.gd),
  stables: (P) =>
    rect(12, 36, 96, 30, P.wd) +
    path('M6 38 20 22h80l14 16z', P.rf) +
    rect(20, 44, 34, 22, '#3a2a1c') +
    rect(64, 44, 34, 22, '#3a2a1c') +
    group(22, 44, 0.75, path('M26 30V18c-2-4-1-9 3-12l1-4 3 4c5 2 8 7 10 13l-4 3-7-4-2 12z', P.cl)) +
    group(58, 44, 0.75, path('M26 30V18c-2-4-1-9 3-12l1-4 3 4c5 2 8 7 10 13l-4 3-7-4-2 12z', '#7a4d2a')) +
    line('M20 56h34M64 56h34', 2),
  target: (P) =>
    line('M46 66 58 30M74 66 62 30', 2) +
    circle(60, 36, 20, '#f6ebc8') +
    circle(60, 36, 14, P.a) +
    circle(60, 36, 8, '#f6ebc8') +
    circle(60, 36, 3.5, P.gd) +
    line('M62 35 92 20M88 18l6 1-3 5', 1.4) +
    line('M56 38 34 56', 1.4) +
    line('M14 30c12 8 12 28 0 36M14 30v36', 1.6),
  castle: (P) =>
    crenel(20, 66, 80, 22, 10, P.st2) +
    crenel(14, 66, 20, 40, 3, P.st) +
    crenel(86, 66, 20, 40, 3, P.st) +
    crenel(44, 60, 32, 42, 5, P.st) +
    path('M53 66V54a7 7 0 0 1 14 0v12z', P.b) +
    line('M60 18V6l12 4-12 4', 1.3) +
    shape('M22 40h4v7h-4zM94 40h4v7h-4zM52 32h4v7h-4zM64 32h4v7h-4z', P.b),
  arsenal: (P) =>
    rect(16, 20, 88, 4, P.wd) +
    rect(16, 62, 88, 4, P.wd) +
    [28, 40, 52].map((x) => line(`M${x} 62V16`, 1.6) + path(`M${x} 8l3 8h-6z`, '#d6d9db', 0.9)).join('') +
    path('M62 30c6 3 12 3 16 2 1 16-4 24-12 28-8-4-13-12-12-28 3 1 6 0 8-2z', P.a) +
    line('M84 60V28M80 34h8', 2.6) +
    line('M96 60V28M92 34h8', 2.6) +
    path('M64 40l2 5 5 .5-4 3.5 1 5-4-3-4 3 1-5-4-3.5 5-.5z', P.gd, 0.7),
  castrum: (P) =>
    (
      [
        [30, 62, 16],
        [90, 62, 16],
        [60, 68, 20],
      ] as const
    )
      .map(
        ([x, y, w]) =>
          path(`M${x - w} ${y}L${x} ${y - w * 1.2}L${x + w} ${y}z`, '#f6ebc8') +
          shape(`M${x - 4} ${y}l4-${w * 0.8} 4 ${w * 0.8}z`, P.b) +
          line(`M${x} ${y - w * 1.2}v-6`, 1.2) +
          path(`M${x} ${y - w * 1.2 - 6}l8 2-8 3z`, P.a, 0.8),
      )
      .join('') + line('M8 72h104', 2.5),
  anvil: (P) =>
    path('M34 40h44c0 6-8 8-14 8v6c6 1 10 4 10 10H44c0-6 4-9 10-10v-6c-10 0-18-2-26-8z', '#6d7178') +
    line('M66 38 92 14', 3.5) +
    path('M84 8l12 10-6 7-12-10z', '#8f959c') +
    line('M48 36l-4-8M56 34v-9M64 36l4-8', 1.2, 0.7) +
    rect(40, 64, 38, 4, P.wd),
  vials: (P) =>
    rect(16, 60, 88, 6, P.wd) +
    rect(16, 30, 88, 3, P.wd) +
    (
      [
        [28, '#c9774d'],
        [46, '#9fd0dc'],
        [64, '#a9c26a'],
        [82, '#d9a63a'],
      ] as const
    )
      .map(([x, q]) => path(`M${x - 7} 60V48l4-4v-7h6v7l4 4v12z`, q) + line(`M${x - 4} 37h8`, 2))
      .join('') +
    [34, 58, 92].map((x, i) => jar(x, 30, 0.6, ['#a8512f', '#7d4b8f', '#2d7f96'][i]!)).join('') +
    leaf(96, 58, -60, 1.4, P.gr) +
    leaf(100, 58, -100, 1.4, P.gr),
  alembic: (P) =>
    circle(44, 44, 17, '#bfe6ef') +
    shape('M30 50a17 17 0 0 0 28 0z', '#a9c26a') +
    path('M38 30V18h12v12', '#bfe6ef') +
    line('M44 18c10-8 28-4 38 22', 3) +
    path('M74 66V52l5-5v-7h8v7l5 5v14z', '#bfe6ef') +
    shape('M75 58h16v7H75z', '#7fbccb') +
    rect(32, 62, 24, 5, P.wd) +
    flame(44, 70, 0.7) +
    circle(40, 46, 2, '#fff8', 0.6) +
    circle(48, 42, 1.5, '#fff8', 0.6),
  shelves: (P) =>
    rect(18, 12, 84, 54, P.wd) +
    [16, 34, 50].map((y) => shape(`M22 ${y}h76v13H22z`, '#3f2f20')).join('') +
    [16, 34, 50]
      .map((y, j) =>
        Array.from({ length: 9 }, (_, i) =>
          (i + j) % 3
            ? rect(24 + i * 8.2, y + 2, 6, 11, [P.a, '#a8482b', '#c9a257', '#2d7f96'][(i * 2 + j) % 4]!, 0.8)
            : circle(27 + i * 8.2, y + 8, 3.3, '#f6ebc8', 0.8) + circle(27 + i * 8.2, y + 8, 1, '#f6ebc8', 0.6),
        ).join(''),
      )
      .join(''),
  school: (P) =>
    rect(54, 18, 46, 28, '#4a5a4c') +
    line('M60 26l6 10h-10zM74 26h18M74 32h14M74 38h18', 0.9).replace('<path', '<path stroke="#f4efdc"') +
    man(40, 68, 40, P.a, P) +
    line('M46 46 58 38', 1.6) +
    [72, 86, 100].map((x) => man(x, 70, 18, P.b, P)).join(''),
  lodge: (P) =>
    line('M60 10 38 62M60 10l22 52', 3) +
    circle(60, 10, 4, P.gd) +
    path('M60 66 30 44l4-5 26 19 26-19 4 5z', P.gd) +
    line('M46 42c8 6 20 6 28 0', 1.2),
  academy: (P) =>
    cols(10, 34, 2, 24, 66, 6) +
    rect(6, 18, 34, 6, P.st) +
    rect(64, 58, 34, 8, P.st2) +
    bust('laurel', { ...P, sk: '#e9e4d8', a: '#d8d2c4' }, 81, 58, 0.95),
  study: (P, R) =>
    rect(14, 54, 92, 5, P.wd) +
    line('M22 59v10M98 59v10', 2.5) +
    group(20, 24, 0.5, MOTIFS.books!(P, R)) +
    circle(88, 38, 13, '#8fb4bb') +
    path('M80 32c4-4 9 0 13-2 3 3 5 8 3 11-4 2-7 0-9 4-4-2-8-7-7-13z', P.gr, 0.8) +
    line('M88 51v3M80 54h16', 1.6) +
    rect(60, 40, 5, 14, P.cl) +
    flame(62.5, 40, 0.5),
};

/** A guild carries its motif on a banner. */
export const guild =
  (inner: Motif): Motif =>
  (P, R) =>
    path('M22 8h76v48L60 72 22 56z', P.a) +
    path('M28 14h64v38L60 65 28 52z', P.cl) +
    line('M22 8h76', 3) +
    group(23, 9, 0.62, inner(P, R));

/** Sky and ground belong to the colour of the card. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  brown: palette('#e2d0a8', '#f7ecd0', '#b9a37c', '#a4885c', '#8a6d45', '#6f4a2b', '#3f2916'),
  grey: palette('#cdd3d6', '#f0eee6', '#a9b0b3', '#b3aea0', '#979284', '#7b7f86', '#4a4d53'),
  blue: palette('#b9d2ea', '#f2efe2', '#9db4cb', '#bdb893', '#a09b72', '#245a9c', '#14365f'),
  yellow: palette('#f4dd9c', '#fdf4d6', '#d3b673', '#c9a257', '#ab8440', '#c48a10', '#6d4a05'),
  red: palette('#eec4b0', '#f9e8d6', '#c59a86', '#b38b69', '#96704f', '#a62c2b', '#5e1515'),
  green: palette('#c6dcc0', '#f1f1dc', '#9fb893', '#a3ad7c', '#86905e', '#2a7040', '#143d22'),
  purple: palette('#d8c6e6', '#f6ecf0', '#b3a0c4', '#a793b0', '#8b7896', '#6a3f8e', '#3b2055'),
};
