// The drawings of Endeavor from facts, and the sheet on which nothing hides a token.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { column } from '../src/boards/endeavor/column';
import { building, card, pile, token } from '../src/boards/endeavor/draw';
import { preview } from '../src/boards/endeavor/effects';
import {
  buildingFacts,
  cardFacts,
  nextStep,
  printed,
  TRACKS,
  trackGlory,
  valueAt,
  type City,
  type Connection,
  type EndeavorView,
  type Region,
} from '../src/boards/endeavor/printed';
import { attempts, destinations, refusal, ways } from '../src/boards/endeavor/plans';
import { SIGNS } from '../src/boards/endeavor/signs';
import { lines } from '../src/boards/endeavor/words';
import { cityAt, labelOf, placeOf, plateOf, roadOf, SHEET, spacesOf, type Point } from '../src/boards/endeavor/places';
import type { Component, Components, Decision, Move } from '../src/lib/model';

const BOARD = JSON.parse(
  readFileSync(new URL('../../src/pentapolis/games/endeavor/data/board.json', import.meta.url), 'utf8'),
) as {
  regions: { id: string; name_en: string; name_cs: string; shipping_track: number; decks: string[] }[];
  cities: { id: string; region: string; name_en: string; name_cs: string; glory: number; x: number; y: number }[];
  connections: { id: string; cities: [string, string] }[];
};

const cities = BOARD.cities.map((one): City => ({
  city: `city:${one.id}`,
  region: `region:${one.region}`,
  owner: null,
  token: null,
  glory: one.glory,
  x: one.x,
  y: one.y,
}));
const at = new Map(cities.map((city) => [city.city, cityAt(city)]));
const links = BOARD.connections.map((one): Connection => ({
  connection: `connection:${one.id}`,
  cities: [`city:${one.cities[0]}`, `city:${one.cities[1]}`],
  token: null,
  owner: null,
}));
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
    const shown = lines(BOARD.regions[i]![language], placeOf(region.region).narrow);
    const wide = Math.max(...shown.map((line) => line.length)) * size * (WIDTH + 0.05);
    return {
      name: region.region,
      left: x - wide / 2,
      top: y - size * 0.75,
      right: x + wide / 2,
      bottom: y + size * (shown.length - 1) + 4,
    };
  });
  const parts = regions.flatMap((region) => {
    const plate = plateOf(region);
    return [
      {
        name: `plate ${region.region}`,
        left: plate.x,
        top: plate.y,
        right: plate.x + plate.width,
        bottom: plate.y + plate.height,
      },
      ...placeOf(region.region).decks.map(([x, y], i) => ({
        name: `deck ${region.region} ${i}`,
        left: x - 7,
        top: y - 12,
        right: x + 72,
        bottom: y + 92,
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
  ['closed', false, 'name_en'],
  ['open', true, 'name_en'],
  ['closed', false, 'name_cs'],
  ['open', true, 'name_cs'],
] as const)(
  'with five players nothing on the sheet hides a token, a city or a space: %s regions, %s',
  (_, open, language) => {
    const regions = crowded(open);
    const round = circles(regions);
    const square = boxes(regions, language);
    const hidden = round.flatMap((one) =>
      square.filter((box) => meets(one, box)).map((box) => `${one.name} under ${box.name}`),
    );
    const touching = round.flatMap((one, i) =>
      round
        .slice(0, i)
        .filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.r + two.r - 2.5)
        .map((two) => `${one.name} on ${two.name}`),
    );
    const stacked = square.flatMap((one, i) =>
      square
        .slice(0, i)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.name} over ${two.name}`),
    );
    const outside = square.filter(
      (box) => box.left < 1 || box.top < 1 || box.right > SHEET[0] - 1 || box.bottom > SHEET[1] - 1,
    );
    expect({ hidden, touching, stacked, outside: outside.map((box) => box.name) }).toEqual({
      hidden: [],
      touching: [],
      stacked: [],
      outside: [],
    });
  },
);

// --- components from their facts -----------------------------------------------------------------

const NOTHING = { development: {}, glory: 0, action: null };
const facts = (id: string, given: Record<string, unknown>): [string, Component] => [
  id,
  {
    id,
    en: id,
    cs: id,
    text: null,
    note: null,
    group: '',
    source: '',
    confidence: '',
    facts: given,
  } as unknown as Component,
];
const blocks = [
  { from: 0, to: 1, value: 1 },
  { from: 2, to: 3, value: 2 },
  { from: 4, to: 6, value: 3 },
  { from: 7, to: 9, value: 4 },
  { from: 10, to: 15, value: 5 },
];
const components: Components = new Map([
  ...TRACKS.map((track) => facts(`track:${track}`, { columns: blocks, effect: track })),
  ...TRACKS.map((track) => facts(`token:${track}`, { ...NOTHING, development: { [track]: 1 } })),
  facts('token:attack', { ...NOTHING, action: { mode: 'single', of: ['attack'] } }),
  facts('building:guildhall', { ...NOTHING, level: 2, count: 4, action: { mode: 'single', of: ['occupy'] } }),
  facts('building:docks', {
    ...NOTHING,
    level: 3,
    count: 3,
    development: { finance: 1 },
    action: { mode: 'both_same_region', of: ['occupy', 'ship'] },
  }),
  facts('building:university', { ...NOTHING, level: 4, count: 2, development: { culture: 2 }, glory: 3 }),
  facts('card:europe_5', {
    ...NOTHING,
    deck: 'deck:europe',
    kind: 'asset',
    value: 5,
    abolition: true,
    development: { politics: 2 },
    glory: 4,
  }),
  facts('card:slavery_3', {
    ...NOTHING,
    deck: 'deck:slavery',
    kind: 'slavery',
    value: 3,
    abolition: false,
    development: { industry: 4, finance: 1 },
  }),
  facts('card:africa_governor', {
    ...NOTHING,
    deck: 'deck:africa',
    kind: 'governor',
    value: 0,
    abolition: false,
    development: { culture: 1 },
  }),
  facts('fact:glory_spaces', { spaces: [0, 2, 4, 7, 10, 15] }),
  facts('action:ship', { cost: 1 }),
  facts('action:occupy', { cost: 1 }),
  facts('action:attack', { cost: 2 }),
  facts('action:draw', { cost: 0 }),
  facts('action:payment', { cost: 0 }),
]);
const speaker = { components, players: ['Eva', 'Solon'] };
const times = (text: string, part: string): number => text.split(part).length - 1;

test('a token is round with its icon, or eight-sided with its action', () => {
  expect(token(printed(components, 'token:culture'), 0, 0, 10)).toContain('<circle r="10"');
  const acting = token(printed(components, 'token:attack'), 0, 0, 10);
  expect(acting).not.toContain('<circle r="10"');
  expect(acting).toContain(SIGNS.attack);
});

test('a card shows what it needs, every icon by itself, its glory, and that it ends slavery', () => {
  const europe = card(cardFacts(components, 'card:europe_5'));
  expect(times(europe, SIGNS.politics!)).toBe(2);
  expect(europe).toMatch(/>5<\/text>/);
  expect(europe).toMatch(/>4<\/text>/);
  expect(europe).toContain(SIGNS.broken);
  const slavery = card(cardFacts(components, 'card:slavery_3'));
  expect(times(slavery, SIGNS.industry!)).toBe(4);
  expect(slavery).toContain(SIGNS.chain);
  expect(slavery).not.toContain(SIGNS.glory);
  const governor = card(cardFacts(components, 'card:africa_governor'));
  expect(governor).toContain(SIGNS.seal);
  expect(governor).not.toMatch(/>0<\/text>/);
});

test('a building shows its place of action, what it costs, and who works there', () => {
  const look = { name: 'Docks & <Co>', seat: 3, cost: 2, atWork: 'at work' };
  const docks = buildingFacts(components, 'building:docks');
  const free = building('docks', docks, look);
  expect(free).toContain(SIGNS.ship);
  expect(free).toContain(SIGNS.occupy);
  expect(free).toMatch(/>2<\/text>/);
  expect(free).toContain('Docks &#38; &#60;Co&#62;');
  expect(free).not.toContain('at work');
  expect(building('docks', docks, { ...look, busy: true })).toContain('at work');
  expect(building('docks', docks, look)).toContain('class="ring"'); // lit by the tile's class
  const university = building('university', buildingFacts(components, 'building:university'), {
    ...look,
    name: 'University',
  });
  expect(times(university, SIGNS.culture!)).toBe(2);
  expect(university).toMatch(/>3<\/text>/);
});

test('a deck says how many are left, what I have and need; a governor on top needs nothing', () => {
  const mine = { seat: 0, have: 2, can: false };
  expect(pile(cardFacts(components, 'card:europe_5'), 'europe', 2, mine)).toMatch(/>×2<.*>2\/5</s);
  expect(pile(cardFacts(components, 'card:africa_governor'), 'africa', 6, mine)).not.toContain('2/0');
  expect(pile(null, 'slavery', 0, mine)).toContain(SIGNS.broken);
});

test('a track knows its value, its next step and its glory', () => {
  expect([0, 1, 2, 6, 7, 15, 17].map((level) => valueAt(blocks, level))).toEqual([1, 1, 2, 3, 4, 5, 5]);
  expect(nextStep(blocks, 4)).toEqual({ at: 7, more: 3, value: 4 });
  expect(nextStep(blocks, 10)).toBeNull();
  expect([1, 2, 9, 15, 20].map((level) => trackGlory([0, 2, 4, 7, 10, 15], level))).toEqual([0, 2, 7, 15, 15]);
  const drawn = column({ track: 'industry', blocks, spaces: [0, 2, 15], level: 4, seat: 0, step: 8 });
  for (const value of ['I', 'II', 'III', 'IV', 'V']) expect(drawn).toContain(`>${value}</text>`);
});

// --- what pointing means -------------------------------------------------------------------------

const move = (text: string): Move => {
  const [verb = '', ...words] = text.split(' ');
  const kinds: Record<string, string> = {
    activate: 'building',
    use: 'token',
    occupy: 'city',
    choose: 'action',
    return: 'building',
  };
  return { text, verb, args: words.map((word) => `${kinds[verb] ?? 'card'}:${word}`), label: { key: 'core-move' } };
};
const question = (kind: string, ...texts: string[]): Decision => ({
  seat: 0,
  kind,
  prompt: { key: 'en-choose-action' },
  source: 'EN-7.1',
  moves: texts.map(move),
});
const trader = {
  seat: 0,
  passed: false,
  harbor: 2,
  supply: 9,
  counted: 1,
  limit: 2,
  free_card: null,
  slot: null,
  cards: [],
  turned: [],
  levels: Object.fromEntries(TRACKS.map((track) => [track, { level: 1, marker: 1, value: 1 }])),
  buildings: [
    { building: 'building:guildhall', worker: false, activates: true },
    { building: 'building:docks', worker: false, activates: true },
  ],
  tokens: {},
};
const view = {
  seat: 0,
  waiting: [0],
  players: [trader],
  slot_glory: 3,
  reach: { 'city:rome': 'occupy', 'city:paris': 'attack', 'region:africa': 'ship' },
  barred: { 'city:lima': { key: 'en-region-closed', args: { region: 'region:south_america' }, rule: 'EN-9.9' } },
  cities: [
    { city: 'city:rome', region: 'region:europe', owner: null, token: 'token:politics', glory: 1 },
    { city: 'city:venice', region: 'region:europe', owner: 0, token: null, glory: 1 },
  ],
  connections: [
    { connection: 'connection:rome-venice', cities: ['city:rome', 'city:venice'], token: 'token:culture', owner: null },
  ],
  regions: [
    {
      region: 'region:africa',
      open: false,
      track: [
        { owner: 1, token: null },
        { owner: null, token: 'token:finance' },
      ],
      next: { space: 2, opens: true, governor: [0, 1] },
      decks: [],
      markers: [0, 1],
    },
  ],
} as unknown as EndeavorView;
const asked = question('choose_action', 'activate guildhall', 'activate docks', 'pass');

test('a city offers every way to it, the plain one before the composite one', () => {
  const found = ways('city:rome', view, asked, components);
  expect(found.map((way) => [way.move.text, way.cost, way.picks])).toEqual([
    ['activate guildhall', 2, ['building:guildhall', 'city:rome']],
    ['activate docks', 2, ['building:docks', 'action:occupy', 'city:rome']],
  ]);
  expect(destinations(view, asked, components)).toEqual(['city:rome', 'region:africa']);
  const poor = { ...view, players: [{ ...trader, harbor: 1 }] } as unknown as EndeavorView;
  expect(ways('city:rome', poor, asked, components)).toEqual([]);
  expect(refusal('city:rome', poor, asked, components)?.rule).toBe('EN-8.5');
  expect(
    ways('city:rome', view, question('choose_component', 'choose occupy', 'choose ship'), components)[0]?.picks,
  ).toEqual(['action:occupy', 'city:rome']);
});

test('what cannot be done is refused with the nearest reason', () => {
  expect(refusal('city:lima', view, asked, components)?.rule).toBe('EN-9.9');
  expect(refusal('city:paris', view, asked, components)?.key).toBe('shell-en-no-means');
  expect(refusal('connection:rome-venice', view, asked, components)?.rule).toBe('EN-10.6');
  expect(refusal('building:university', view, asked, components)?.key).toBe('shell-en-build-phase');
  expect(refusal('building:guildhall', view, asked, components)).toBeNull(); // the server knows
  expect(attempts('building:guildhall', asked)).toEqual(['activate guildhall']);
  expect(attempts('city:rome', question('choose_city_attack'))).toEqual(['attack rome']);
  expect(attempts('building:docks', question('choose_salary', 'return bank market'))).toEqual(['return docks market']);
});

test('what a question does not ask for is refused by the rule of its own moment', () => {
  const shipping = { ...question('choose_ship_region', 'ship africa'), source: 'building:shipyard' };
  expect(attempts('city:rome', shipping)).toEqual(['occupy rome']);
  expect(attempts('deck:slavery', shipping)).toEqual(['draw slavery']);
  for (const thing of ['city:rome', 'deck:slavery', 'building:docks', 'card:africa_1']) {
    expect(refusal(thing, view, shipping, components)).toBeNull(); // the server knows
  }
  expect(refusal('track:industry', view, shipping, components)?.rule).toBe('EN-7.11');
});

test('a preview has the token, the token of the connection, and glory of city, link and tracks', () => {
  const occupy = preview({ ...move('occupy rome'), args: ['city:rome'] }, view, speaker);
  expect(occupy.cost).toMatchObject([{ icon: 'population-0', amount: 1 }]);
  // City 1, connection 1, politics and culture each reach the glory space 2.
  expect(occupy.gain).toMatchObject([
    { icon: 'token-politics' },
    { icon: 'token-culture' },
    { icon: 'glory', amount: 6 },
  ]);
  const ship = preview({ ...move('ship africa'), args: ['region:africa'] }, view, speaker);
  expect(ship.gain).toMatchObject([{ icon: 'token-finance' }, { icon: 'glory', amount: 4 }]);
  const discard = preview(move('discard europe_5'), view, speaker);
  expect(discard.cost).toMatchObject([
    { icon: 'politics', amount: -2 },
    { icon: 'glory', amount: -4 },
  ]);
});
