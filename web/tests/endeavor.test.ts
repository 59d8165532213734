// The drawings of Endeavor from facts, and the sheet on which nothing hides a token.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { City, Connection, Region } from '../src/boards/endeavor/facts';
import { lines } from '../src/boards/endeavor/words';
import { cityAt, labelOf, placeOf, plateOf, roadOf, SHEET, spacesOf, type Point } from '../src/boards/endeavor/places';

// What the settings ask a browser.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const BOARD = JSON.parse(
  readFileSync(new URL('../../src/pentapolis/games/endeavor/data/board.json', import.meta.url), 'utf8'),
) as {
  regions: { id: string; name_en: string; name_cs: string; shipping_track: number; decks: string[] }[];
  cities: { id: string; region: string; name_en: string; name_cs: string; glory: number; x: number; y: number }[];
  connections: { id: string; cities: [string, string] }[];
};

const cities = BOARD.cities.map(
  (one): City => ({
    city: `city:${one.id}`, region: `region:${one.region}`, owner: null, token: null, glory: one.glory, x: one.x, y: one.y,
  }),
);
const at = new Map(cities.map((city) => [city.city, cityAt(city)]));
const links = BOARD.connections.map(
  (one): Connection => ({
    connection: `connection:${one.id}`,
    cities: [`city:${one.cities[0]}`, `city:${one.cities[1]}`],
    token: null,
    owner: null,
  }),
);
/** A region at its fullest: five players there, one of them leads. */
const crowded = (open: boolean): Region[] =>
  BOARD.regions.map((one) => ({
    region: `region:${one.id}`,
    open: open || one.shipping_track === 0,
    track: Array.from({ length: one.shipping_track }, () => ({ owner: null, token: null })),
    beside: [0, 0, 0, 0, 0],
    markers: [1, 2, 3, 4, 5],
    next: null,
    leader: open || one.shipping_track === 0 ? null : 2,
    present: [0, 1, 2, 3, 4],
    decks: one.decks.map((deck) => ({ deck: `deck:${deck}`, cards: [] })),
  }));

/** How wide a letter is at most, in parts of its height: fonts differ. */
const WIDTH = 0.66;

type Circle = { name: string; x: number; y: number; r: number };
type Box = { name: string; left: number; top: number; right: number; bottom: number };

function circles(regions: Region[]): Circle[] {
  return [
    ...links.map((link) => {
      const [x, y] = roadOf(link, at.get(link.cities[0])!, at.get(link.cities[1])!).at;
      return { name: link.connection, x, y, r: 12 };
    }),
    ...cities.map((city) => ({ name: city.city, x: at.get(city.city)![0], y: at.get(city.city)![1], r: 18.5 })),
    ...regions.flatMap((region) =>
      spacesOf(region).map(([x, y]: Point, i) => ({ name: `${region.region} ${i}`, x, y, r: 12 })),
    ),
  ];
}

function boxes(regions: Region[], language: 'name_en' | 'name_cs'): Box[] {
  const labels = cities.map((city, i): Box => {
    const [dx, dy, anchor] = labelOf(city);
    const wide = BOARD.cities[i]![language].length * 17 * WIDTH;
    const [x, y] = [at.get(city.city)![0] + dx, at.get(city.city)![1] + dy];
    const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x;
    return { name: city.city, left, top: y - 12, right: left + wide, bottom: y + 4 };
  });
  const names = regions.map((region, i): Box => {
    const [x, y, size] = placeOf(region.region).name;
    const shown = lines(BOARD.regions[i]![language]);
    const wide = Math.max(...shown.map((line) => line.length)) * size * (WIDTH + 0.05);
    return { name: region.region, left: x - wide / 2, top: y - size * 0.75, right: x + wide / 2, bottom: y + size * (shown.length - 1) + 4 };
  });
  const parts = regions.flatMap((region) => {
    const plate = plateOf(region);
    return [
      { name: `plate ${region.region}`, left: plate.x, top: plate.y, right: plate.x + plate.width, bottom: plate.y + plate.height },
      ...placeOf(region.region).decks.map(([x, y], i) => ({
        name: `deck ${region.region} ${i}`, left: x - 7, top: y - 12, right: x + 72, bottom: y + 92,
      })),
    ];
  });
  return [...labels, ...names, ...parts];
}

const meets = (circle: Circle, box: Box): boolean => {
  const [x, y] = [Math.max(box.left, Math.min(circle.x, box.right)), Math.max(box.top, Math.min(circle.y, box.bottom))];
  return Math.hypot(circle.x - x, circle.y - y) < circle.r && circle.name !== box.name;
};

test.each([
  ['closed', false, 'name_en'], ['open', true, 'name_en'], ['closed', false, 'name_cs'], ['open', true, 'name_cs'],
] as const)('with five players nothing on the sheet hides a token, a city or a space: %s regions, %s', (_, open, language) => {
  const regions = crowded(open);
  const round = circles(regions);
  const square = boxes(regions, language);
  const hidden = round.flatMap((one) => square.filter((box) => meets(one, box)).map((box) => `${one.name} under ${box.name}`));
  const touching = round.flatMap((one, i) =>
    round.slice(0, i).filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.r + two.r - 2.5).map((two) => `${one.name} on ${two.name}`),
  );
  const stacked = square.flatMap((one, i) =>
    square
      .slice(0, i)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.name} over ${two.name}`),
  );
  const outside = square.filter((box) => box.left < 1 || box.top < 1 || box.right > SHEET[0] - 1 || box.bottom > SHEET[1] - 1);
  expect({ hidden, touching, stacked, outside: outside.map((box) => box.name) }).toEqual({
    hidden: [], touching: [], stacked: [], outside: [],
  });
});
