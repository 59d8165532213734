// The drawings of Civilization from facts, names in little room, what a click means and what a choice costs.
import { expect, test } from 'vitest';
import { attempts } from '../src/boards/civilization/attempts';
import { refusal } from '../src/boards/civilization/barred';
import {
  alone,
  at,
  building,
  cityCentre,
  figures,
  markerYields,
  sprite,
  terrain,
  tileBack,
  wonder,
} from '../src/boards/civilization/draw';
import { ifPlayed } from '../src/boards/civilization/played';
import {
  around,
  place,
  priceOf,
  squareAt,
  strengthOf,
  type Battle,
  type BuildingFacts,
  type City,
  type CivilizationView,
  type Effect,
  type Leader,
  type TechFacts,
  type WonderFacts,
} from '../src/boards/civilization/printed';
import { fit, guess } from '../src/boards/civilization/fit';
import { effectGlyph, fitting, techGlyphs, yieldBits } from '../src/boards/civilization/glyphs';
import { ICONS } from '../src/boards/civilization/icons';
import { moveIcon, preview } from '../src/boards/civilization/play';
import type { Component, Components, Decision, Move } from '../src/lib/model';

const component = (id: string, facts: object): [string, Component] => [
  id,
  { id, en: id, cs: id, facts } as unknown as Component,
];
const COMPONENTS: Components = new Map([
  component('building:harbor', {
    cost: 7,
    icons: { trade: 2, production: 1 },
    terrain: 'water',
    tech: 'navigation',
    star: false,
    upgraded: false,
  }),
  component('wonder:the-oracle', {
    cost: 15,
    cheap: 10,
    tech: 'code-of-laws',
    culture: 1,
    era: 'ancient',
    effects: [{ effect: 'reveal_enemy_battle_hand' }],
  }),
  component('unit:infantry', {
    trumps: 'mounted',
    ranks: [
      { en: 'Spearman', cs: 'Kopiník', cost: 5 },
      { en: 'Pikeman', cs: 'Pikenýr', cost: 7 },
    ],
  }),
  component('space:4', { kind: 'event', deck: 1, culture: 3, trade: 0 }),
  component('tech:pottery', {
    level: 1,
    building: 'granary',
    stats: { hand: 1 },
    permanent: [],
    abilities: [{ effect: 'add_coin_token', cost: { any: 2 } }],
  }),
]);
const speaker = { components: COMPONENTS, players: ['Eva', 'Hypatia'] };
const city = {
  id: 0,
  square: 'square:C2',
  capital: true,
  walled: false,
  actions: 1,
  trade: 5,
  production: 4,
  reach: 7,
  culture: 3,
  combat: 0,
  defence: 12,
  resources: [],
  harvest: [],
} satisfies City;
const leader = (seat: number): Leader =>
  ({
    seat,
    techs: ['tech:code-of-laws'],
    ranks: [2, 1, 1, 0],
    trade: 9,
    coins: 2,
    level: 3,
    cities: seat ? [] : [city],
  }) as unknown as Leader;
const view = {
  seat: 0,
  active: 0,
  players: [leader(0), leader(1)],
  building: {
    square: 'square:C2',
    free: false,
    items: ['building:harbor'],
    barred: { 'square:B3': { why: 'terrain', rule: 'CV-6.22' } },
  },
  battle: null,
  squares: [
    { id: 'square:C3', terrain: 'water', yields: { trade: 1 } },
    { id: 'square:D3', terrain: 'desert', token: 'token:village' },
  ],
} as unknown as CivilizationView;
const move = (text: string, verb: string, ...args: string[]): Move => ({
  text,
  verb,
  args,
  label: { key: 'core-move' },
});
const decision = (kind: string, ...moves: Move[]): Decision => ({
  seat: 0,
  kind,
  prompt: { key: '' },
  source: '',
  moves,
});

test('squares have places, and places squares', () => {
  expect(place('square:G3')).toEqual({ x: 6, y: 2 });
  expect(squareAt(6, 2)).toBe('square:G3');
});

test('every icon that a drawing points at exists', () => {
  const drawn = [
    building('harbor', COMPONENTS.get('building:harbor')!.facts as unknown as BuildingFacts),
    wonder('the-oracle', COMPONENTS.get('wonder:the-oracle')!.facts as unknown as WonderFacts),
    cityCentre(city, 0),
    figures({ seat: 1, army: 2, scout: 1 }),
  ].join('');
  const named = [...drawn.matchAll(/#cvi-([\w-]+)/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(6);
  for (const icon of named) expect(ICONS[icon], icon).toBeDefined();
  for (const icon of Object.keys(ICONS)) expect(sprite()).toContain(`id="cvi-${icon}"`);
});

test('icons are well formed: every attribute once', () => {
  for (const [icon, markup] of Object.entries(ICONS)) {
    for (const tag of markup.matchAll(/<\w+([^>]*)>/g)) {
      const names = [...tag[1]!.matchAll(/([\w-]+)="/g)].map((match) => match[1]);
      expect(new Set(names).size, `${icon}: ${tag[0]}`).toBe(names.length);
    }
  }
});

test('a marker shows a number before more than one icon, none before one', () => {
  expect(markerYields({ trade: 2, production: 1 })).toMatch(/>2<.*cvi-trade.*cvi-production/);
  expect(markerYields({ culture: 1 })).not.toContain('<text');
  expect(yieldBits({ combat_bonus: 2, trade: 1 })).toEqual([{ icon: 'combat_bonus', amount: '+2' }, { icon: 'trade' }]);
});

test('a city shows its action, its walls and its production; a stack counts from two', () => {
  expect(cityCentre(city, 0)).toContain('#e8ad29');
  expect(cityCentre({ ...city, actions: 0 }, 0)).not.toContain('#e8ad29');
  expect(cityCentre({ ...city, walled: true }, 0).length).toBeGreaterThan(cityCentre(city, 0).length);
  expect(cityCentre(city, 0)).toContain('>4<');
  expect(figures({ seat: 0, army: 1, scout: 0 })).not.toContain('class="badge"');
  expect(figures({ seat: 0, army: 3, scout: 0 })).toContain('>3<');
});

test('a tile face down has an arrow on each open edge; terrain looks the same every time', () => {
  expect(tileBack(['n', 'e']).match(/rotate/g)).toHaveLength(2);
  expect(terrain('forest', 3, 4)).toBe(terrain('forest', 3, 4));
});

test('a drawing that stands alone needs no sprite', () => {
  const drawn = alone(at('army', 2, 2, 36), 40);
  expect(drawn).not.toContain('<use');
  expect(drawn).toContain(ICONS.army);
});

test('effects become icons: cost → gain', () => {
  expect(effectGlyph({ effect: 'bonus_damage', amount: 3, cost: { iron: 1 } })).toEqual({
    cost: [{ icon: 'iron' }],
    gain: [{ icon: 'wound', amount: '+3' }],
  });
  expect(effectGlyph({ effect: 'capital_arts_penalty', amount: -1 })?.gain[0]).toEqual({
    icon: 'culture',
    amount: '−1',
  });
  expect(effectGlyph({ effect: 'unheard_of' } as Effect)).toBeNull();
  const pottery = techGlyphs(COMPONENTS.get('tech:pottery')!.facts as unknown as TechFacts, 'tech:pottery');
  expect(pottery.map((one) => [...one.cost, ...one.gain].map((bit) => bit.icon))).toEqual([
    ['granary'],
    ['culture-hand'],
    ['any', 'coin'],
  ]);
  // In little room the building that it unlocks is left out, what it does stays, and numbers keep their height.
  expect(fitting(pottery, 120, 12)).toEqual({ glyphs: pottery, size: 12, wrap: false });
  expect(fitting(pottery, 56, 12).glyphs).toEqual(pottery.slice(1));
  // On one line so does the value that stands in the sheet, and nothing wraps.
  expect(fitting(pottery, 56, 12, 1)).toMatchObject({ glyphs: pottery.slice(2), wrap: false });
});

test('alternatives of one card can be pointed at one by one', () => {
  const abilities = [
    { effect: 'obsolete_wonder', cost: { silk: 1 } },
    { effect: 'kill_random_unit', cost: { silk: 1 } },
  ];
  const parts = techGlyphs({ level: 2, stats: {}, permanent: [], abilities }, 'tech:monarchy').map((one) => one.part);
  expect(parts).toEqual(['tech:monarchy/obsolete-wonder', 'tech:monarchy/kill-random-unit']);
});

test('long names stand on two lines of full height, or are squeezed', () => {
  const narrow = guess(11);
  expect(fit('Pottery', 60, narrow)).toEqual([{ text: 'Pottery', width: null }]);
  expect(fit('Printing Press', 60, narrow).map((line) => line.text)).toEqual(['Printing', 'Press']);
  expect(fit('Metalworking', 55, narrow)).toEqual([{ text: 'Metalworking', width: 55 }]);
  expect(fit('Printing Press', 60, narrow, 1)).toHaveLength(1);
});

test('prices follow rank and known techs; strength follows rank', () => {
  expect(priceOf('unit:infantry', leader(0), COMPONENTS)).toBe(7);
  expect(priceOf('wonder:the-oracle', leader(0), COMPONENTS)).toBe(10);
  expect(priceOf('wonder:the-oracle', { ...leader(0), techs: [] }, COMPONENTS)).toBe(15);
  expect(strengthOf('card:infantry-2', { infantry: 1 })).toBe(3);
  expect(around({ ...view, seat: 1 }).map((one) => one.seat)).toEqual([1, 0]);
});

test('a choice says what it costs and brings', () => {
  const built = preview(move('build C2 harbor', 'build', 'square:C2', 'building:harbor'), view, speaker);
  expect(built.cost).toMatchObject([
    { icon: 'production', amount: 7 },
    { icon: 'trade', amount: 9 },
  ]);
  expect(built.gain).toMatchObject([
    { icon: 'trade', amount: 2 },
    { icon: 'production', amount: 1 },
  ]);
  expect(preview(move('on C3', 'on', 'square:C3'), view, speaker).gain).toMatchObject([
    { icon: 'trade', amount: 1 },
    { icon: 'production', amount: 1 },
  ]);
  expect(preview(move('advance', 'advance'), view, speaker)).toMatchObject({
    cost: [{ icon: 'culture', amount: 3 }],
    gain: [{ icon: 'event' }],
  });
  expect(preview(move('to D3', 'to', 'square:D3'), view, speaker).gain).toMatchObject([
    { icon: 'attack' },
    { icon: 'village' },
  ]);
  expect(preview(move('end', 'end'), view, speaker)).toEqual({ cost: [], gain: [] });
});

test('a move has the icon of its thing, else of what is done', () => {
  expect(moveIcon(move('build C2 harbor', 'build', 'square:C2', 'building:harbor'))).toBe('harbor');
  expect(moveIcon(move('play infantry-2', 'play', 'card:infantry-2'))).toBe('infantry');
  expect(moveIcon(move('move C2 scout:1', 'move', 'square:C2', 'scout:1'))).toBe('scout');
  expect(moveIcon(move('arts C2', 'arts', 'square:C2'))).toBe('culture');
});

test('pointing at a thing asks about the moves that it could mean', () => {
  const cities = decision('cm_action', move('arts C2', 'arts', 'square:C2'), move('end', 'end'));
  expect(attempts('building:harbor', cities)).toContain('build C2 harbor');
  expect(attempts('space:4', cities)).toEqual(['advance']);
  // What a square means by itself and what is asked may be the same: it is said once.
  expect(attempts('square:F6', decision('move_group', move('to C3', 'to', 'square:C3')))).toEqual([
    'move F6 army:1',
    'move F6 scout:1',
    'to F6',
    'discover F6',
  ]);
  expect(attempts('square:F6', decision('sot_action', move('end', 'end')))[0]).toBe('found F6 scout');
  expect(attempts('tech:pottery', decision('research', move('research writing', 'research', 'tech:writing')))[0]).toBe(
    'research pottery',
  );
});

test('a square that does not take the item says why, with the rule', () => {
  const placing = decision('build_item', move('on C3', 'on', 'square:C3'));
  expect(refusal('square:B3', view, placing)).toEqual({ thing: 'square:B3', why: 'terrain', rule: 'CV-6.22' });
  expect(refusal('square:K9', view, placing)?.why).toBe('outside');
  expect(refusal('square:C3', view, placing)).toBeNull();
  expect(refusal('tech:pottery', view, placing)).toBeNull();
  expect(refusal('square:B3', view, decision('cm_action', move('end', 'end')))).toBeNull();
});

test('a unit that is not played yet says what it would do, and how the sides would stand', () => {
  const battle = {
    bonus: [6, 0],
    more: [{}, {}],
    fronts: [
      [null, { unit: 'card:infantry-3', strength: 3, wounds: 1 }],
      [null, { unit: 'card:artillery-3', strength: 3, wounds: 0 }],
    ],
    forecast: [
      { card: 'card:artillery-3', front: 1, dies: false, kills: true, wounds: [0, 0] },
      { card: 'card:artillery-3', front: 2, dies: true, kills: true, wounds: [0, 0] },
      { card: 'card:mounted-1', front: 1, dies: true, kills: false, wounds: [0, 1] },
    ],
  } as unknown as Battle;
  const trumps = (type: string) => ({ infantry: 'mounted', mounted: 'artillery', artillery: 'infantry' })[type];
  const told = (card: string, front: number | null) => ifPlayed(battle, 0, `card:${card}`, front, trumps);
  expect(told('artillery-3', 1)).toMatchObject({ outcome: 'trump', sums: [9, 3] });
  expect(told('artillery-3', 2)).toMatchObject({ outcome: 'both', sums: [6, 3] });
  expect(told('mounted-1', 1)).toMatchObject({ outcome: 'trumped', wounds: 1, sums: [6, 6] });
  expect(told('artillery-3', null)).toMatchObject({ outcome: 'opens', enemy: null, sums: [9, 6] });
  expect(told('mounted-1', 2)).toBeNull();
});
