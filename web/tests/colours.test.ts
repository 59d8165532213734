// Colours as people with each kind of colour blindness see them: what then looks alike must differ in its sign,
// and what is drawn on a ground must stand out from it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sprite, TERRAINS as LANDS } from '../src/boards/civilization/draw';
import { SUITS, TOKENS } from '../src/boards/imperium/icons';
import { SIGNS } from '../src/boards/imperium/signs';
import { SIGNS as TRACKS } from '../src/boards/endeavor/signs';
import { COLOR_SIGNS, GOODS, GROUNDS } from '../src/boards/seven-wonders/glyphs';
import { TERRAIN_SYMBOLS, TERRAINS } from '../src/boards/terra-mystica/art/terrain';
import { seatShape } from '../src/shell/seats';

type Rgb = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const SIGHTS: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.length === 4 ? hex[(at + 1) / 2]!.repeat(2) : hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const seen = (hex: string, sight: string): Rgb =>
  SIGHTS[sight]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, weight, i) => sum + weight * linear(hex)[i]!, 0),
      ),
    ),
  ) as Rgb;

function lab([r, g, b]: Rgb): Rgb {
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (one: string, other: string, sight: string): number => {
  const [a, b] = [lab(seen(one, sight)), lab(seen(other, sight))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one: string, other: string, sight: string): number => {
  const [low, high] = [light(seen(one, sight)), light(seen(other, sight))].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const css = readFileSync(new URL('../src/app.css', import.meta.url), 'utf8');
const seats = (theme: 0 | 1): [string, string][] =>
  Array.from({ length: 7 }, (_, seat) => [
    [...css.matchAll(new RegExp(`--seat-${seat}: (#\\w+)`, 'g'))][theme]![1]!,
    seatShape(seat),
  ]);
const civilization = readFileSync(new URL('../src/boards/civilization/colours.css', import.meta.url), 'utf8');
/** What is drawn, without its colours. */
const shapes = (markup: string): string => [...markup.matchAll(/ d="([^"]*)"/g)].map((one) => one[1]!).join();
const track = (name: string): string => TRACKS[name] ?? '';

/** Colour and sign of everything that is told apart by colour. */
const FAMILIES: Record<string, [string, string][]> = {
  'seats, light': seats(0),
  'seats, dark': seats(1),
  'suits of Imperium': Object.entries(SUITS).map(([suit, colour]) => [colour, SIGNS[suit]!]),
  'tokens of Imperium': Object.entries(TOKENS).map(([kind, colour]) => [colour, SIGNS[kind]!]),
  'cards of 7 Wonders': Object.entries(GROUNDS).map(([color, ground]) => [ground, COLOR_SIGNS[color]!]),
  'goods of 7 Wonders': Object.values(GOODS).map((one) => [one.ground, one.path]),
  'terrains of Terra Mystica': Object.entries(TERRAINS).map(([kind, one]) => [
    one.fill,
    new RegExp(`id="[^"]*${kind}"[\\s\\S]*?</(?:symbol|g)>`).exec(TERRAIN_SYMBOLS)?.[0].replaceAll(kind, '') ?? '',
  ]),
  'terrains of Civilization': LANDS.map((kind) => [
    new RegExp(`--t-${kind}: light-dark\\((#\\w+)`).exec(civilization)![1]!,
    shapes(new RegExp(`<symbol id="cvt-${kind}-0".*?</symbol>`).exec(sprite())![0]),
  ]),
  'tracks of Endeavor': [
    ['#9c4322', track('industry')],
    ['#74407a', track('culture')],
    ['#806003', track('finance')],
    ['#2a5a8c', track('politics')],
  ],
};

describe.each(Object.entries(FAMILIES))('%s', (_, family) => {
  test.each(Object.keys(SIGHTS))('what looks alike has another sign: %s', (sight) => {
    const alike: string[] = [];
    family.forEach(([colour, sign], i) => {
      expect(sign, colour).not.toBe('');
      for (const [other, also] of family.slice(i + 1))
        if (distance(colour, other, sight) < 25 && sign === also) alike.push(`${colour} ${other}`);
    });
    expect(alike).toEqual([]);
  });
});

// --- the wooden pieces of Terra Mystica -----------------------------------------------------------

const mystica = readFileSync(new URL('../src/boards/terra-mystica/colours.css', import.meta.url), 'utf8');
const PIECES = ['black', 'brown', 'yellow', 'blue', 'green', 'gray', 'red'];
const THEMES = ['light', 'dark'] as const;

/** A colour of a rule in one of the themes. */
function toned(rule: string, name: string, theme: 0 | 1): string {
  const value = new RegExp(`${rule} \\{[^}]*?--${name}: ([^;]+);`).exec(mystica)![1]!;
  const [light_, dark = light_] = value.match(/#\w+/g)!;
  return theme ? dark : light_!;
}
const surface = (theme: 0 | 1): string => [...css.matchAll(/--surface: (#\w+)/g)][theme]![1]!;

test.each(THEMES.flatMap((theme, i) => Object.keys(SIGHTS).map((sight) => [theme, sight, i] as const)))(
  'black and pale pieces stand out from the panel, by fill or by edge: %s, %s',
  (_, sight, theme) => {
    const grounds = [surface(theme as 0 | 1), toned('\\.tm', 'slot', theme as 0 | 1)];
    const weak = PIECES.filter((colour) =>
      grounds.some(
        (ground) =>
          Math.max(
            ...['f', 'edge'].map((name) => contrast(toned(`\\.tm-${colour}`, name, theme as 0 | 1), ground, sight)),
          ) < 3,
      ),
    );
    expect(weak).toEqual([]);
  },
);

test.each(Object.keys(SIGHTS))('a piece stands out from ground of its own colour by its pale halo: %s', (sight) => {
  const weak = PIECES.filter((colour) => contrast(toned(`\\.tm-${colour}`, 'k', 0), '#fff6df', sight) < 7);
  expect(weak).toEqual([]);
});

test.each(Object.keys(SIGHTS))('factions that look alike carry the shapes of their seats: %s', (sight) => {
  const alike = PIECES.flatMap((one, i) =>
    PIECES.slice(i + 1)
      .filter((other) => distance(toned(`\\.tm-${one}`, 'f', 0), toned(`\\.tm-${other}`, 'f', 0), sight) < 10)
      .map((other) => `${one} ${other}`),
  );
  // Even then their shapes differ; without colour blindness no two colours are near.
  expect(new Set(Array.from({ length: 5 }, (_, seat) => seatShape(seat))).size).toBe(5);
  if (sight === 'usual') expect(alike).toEqual([]);
  expect(alike.length, alike.join()).toBeLessThanOrEqual(2);
});

test.each(Object.keys(SIGHTS))('white signs stand out from their grounds: %s', (sight) => {
  const grounds = {
    ...SUITS,
    ...TOKENS,
    ...Object.fromEntries(Object.entries(GROUNDS).map(([color, ground]) => [`cards-${color}`, ground])),
  };
  const weak = Object.entries(grounds).filter(
    ([name, ground]) => contrast('#ffffff', ground, sight) < (name === 'cards-yellow' ? 2.7 : 3),
  );
  expect(weak).toEqual([]);
});
