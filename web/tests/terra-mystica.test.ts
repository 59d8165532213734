// Terra Mystica: drawings from printed facts, what a click means, what a choice costs and brings.
import { expect, test } from 'vitest';
import { bowlsArt, wheelArt } from '../src/boards/terra-mystica/art/board';
import { ICONS, SYMBOLS } from '../src/boards/terra-mystica/art/icons';
import { ABILITIES, STRONGHOLDS } from '../src/boards/terra-mystica/art/abilities';
import { amounts, row, text } from '../src/boards/terra-mystica/art/svg';
import { TERRAIN_SYMBOLS } from '../src/boards/terra-mystica/art/terrain';
import * as tiles from '../src/boards/terra-mystica/art/tiles';
import {
  candidate,
  missing,
  opened,
  priced,
  wheel,
  type Faction,
  type FactionFacts,
  type MysticaView,
} from '../src/boards/terra-mystica/printed';
import { centre, walls } from '../src/boards/terra-mystica/geometry';
import { inSigns } from '../src/boards/terra-mystica/log';
import { attempts, moveIcon, preview } from '../src/boards/terra-mystica/play';
import type { Component, Decision, Message, Move } from '../src/lib/model';

/** The icons that a drawing uses, and the words that stand in it. */
const used = (art: string): string[] => [...art.matchAll(/href="#tm-([\w-]+)"/g)].map((found) => found[1]!);
const said = (art: string): string[] => [...art.matchAll(/>([^<>]+)<\/text>/g)].map((found) => found[1]!);

test('a tile shows what is printed on it', () => {
  const power = tiles.powerAction({ power: 4, gain: { coins: 7 } }, { short: 2 });
  expect(said(power)).toEqual(['4', '7', '−2']);
  expect(used(power)).toEqual(['power', 'coin', 'power']);
  const favor = tiles.favor({ cult: 'cult:earth', steps: 2, income: { workers: 1, power: 1 } }, { left: 3 });
  expect(said(favor)).toEqual(['2', '1', '1', '×3']);
  expect(used(favor)).toEqual(['earth', 'income', 'worker', 'power']);
  const town = tiles.town({ gain: { points: 9, priests: 1 }, keys: 1 }, { left: 1 });
  expect(said(town)).toEqual(['9', '1', '×1']);
  expect(used(town)).toEqual(['key', 'laurel', 'priest']);
  const card = tiles.bonus({ income: { coins: 2 }, pass: [{ per: 'D', points: 1 }] }, { coins: 2 });
  expect(used(card)).toEqual(['income', 'coin', 'pass', 'D', 'laurel', 'coin']);
  expect(said(card)).toEqual(['2', '1', '+2']);
});

test('a scoring tile tells the round, what scores and the reward, and turns over when it is past', () => {
  const facts = { build: { per: 'SH_or_SA', points: 5 }, reward: { cult: 'cult:fire', steps: 2, workers: 1 } };
  expect(used(tiles.scoring(facts, { round: 4 }))).toEqual(['SH', 'SA', 'laurel', 'fire', 'worker']);
  expect(said(tiles.scoring(facts, { round: 4 }))).toEqual(['5', '4', '2', '1']);
  expect(used(tiles.scoring(facts, { round: 6, last: true }))).not.toContain('fire');
  expect(said(tiles.scoring(facts, { round: 1, past: true }))).toEqual(['1']);
  const priests = { build: { per: 'TE', points: 4 }, reward: { priests_sent: 1, coins: 2 } };
  expect(used(tiles.scoring(priests, { round: 2 }))).toEqual(['TE', 'laurel', 'priest', 'coin']);
});

test('what has been used is crossed out, what is gone is a ghost', () => {
  const facts = { income: { coins: 4 }, action: 'action:BON2' };
  expect(tiles.bonus(facts, { used: true }).length).toBeGreaterThan(tiles.bonus(facts).length);
  expect(tiles.favor({ cult: 'cult:air', steps: 3 }, { left: 0 })).toContain('stroke-dasharray');
  expect(said(tiles.favor({ cult: 'cult:air', steps: 3 }, { left: 0 }))).toEqual(['3']);
});

test('every sign that a drawing uses is drawn', () => {
  const drawn = new Set([...(SYMBOLS + TERRAIN_SYMBOLS).matchAll(/id="tm-([\w-]+)"/g)].map((found) => found[1]));
  const signs = [...Object.values(ABILITIES), ...Object.values(STRONGHOLDS)].map((items) => row(items).body);
  for (const code of ['ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW']) signs.push(tiles.special(code));
  signs.push(
    wheelArt(['desert', 'plains'], () => 1),
    bowlsArt([5, 7, 0]),
  );
  for (const id of signs.flatMap(used)) expect(drawn.has(id), id).toBe(true);
  for (const id of ['coin', 'worker', 'priest', 'power', 'points', 'D', 'TP', 'TE', 'SH', 'SA']) {
    expect(ICONS[id], id).toBeTruthy();
  }
});

test('words in a drawing are no markup', () => {
  expect(text(0, 0, '<b>"&')).toContain('&#60;b&#62;&#34;&#38;');
});

test('amounts stand in the order of the boards', () => {
  expect(amounts({ power: 1, coins: 2, workers: 3 }, '+')).toEqual([
    ['+3', 'worker'],
    ['+2', 'coin'],
    ['+1', 'power'],
  ]);
});

const facts = {
  home: 'terrain:desert',
  colour: 'yellow',
  ability: 'three_start_dwellings',
  stronghold: 'sandstorm',
  costs: { D: { workers: 1, coins: 2 }, TP: { workers: 2, coins: 3 } },
  far_post: { workers: 2, coins: 6 },
  income: { D: [{ workers: 1 }, { workers: 2 }, { workers: 3 }], TP: [{}, { coins: 2, power: 1 }] },
  ship_cost: { priests: 1, coins: 4 },
  ship_points: [0, 2, 3, 4],
  dig_cost: { workers: 2, coins: 5, priests: 1 },
  dig_points: 6,
} as unknown as FactionFacts;
const me = {
  seat: 0,
  faction: 'faction:nomads',
  colour: 'yellow',
  coins: 4,
  workers: 5,
  priests: 0,
  bowls: [3, 2, 4],
  structures: { 'structure:D': 1, 'structure:TP': 0 },
  earns: { D: 2, TP: 0, spade: 0 },
  reach: ['hex:A2', 'hex:A3'],
  skips: [],
  skip_cost: null,
  spade_price: { amount: 3, of: 'workers' },
  shipping: 0,
  pass_points: 4,
} as unknown as Faction;
const view = {
  seat: 0,
  order: [0, 1],
  round: 2,
  players: [me],
  hexes: [
    {
      component: 'hex:A1',
      row: 0,
      column: 0,
      terrain: 'terrain:desert',
      owner: 0,
      structure: 'structure:D',
      upgrades: [{ structure: 'structure:TP', cost: { workers: 2, coins: 6 } }],
    },
    { component: 'hex:A2', row: 0, column: 1, terrain: 'terrain:plains', spades: 1 },
    { component: 'hex:A3', row: 0, column: 2, terrain: 'terrain:desert', spades: 0, offers: [{ seat: 1, amount: 2 }] },
    { component: 'hex:A4', row: 0, column: 3, terrain: 'terrain:forest', owner: 1, structure: 'structure:D' },
  ],
  cults: [{ component: 'cult:fire', levels: [2], order: [], points: [] }],
  cards: [{ component: 'bonus:BON3', coins: 1 }],
  offers: [{ seat: 0, builder: 1, amount: 3, gain: 3, price: 2 }],
} as unknown as MysticaView;
const component = (id: string, more: object): [string, Component] => [
  id,
  { id, en: id, cs: id, facts: more } as unknown as Component,
];
const speaker = {
  components: new Map([
    component('faction:nomads', facts),
    component('cult:fire', { power: [0, 0, 0, 1, 0, 2] }),
    component('terrain:plains', { wheel: 1 }),
    component('terrain:desert', { wheel: 0 }),
    component('terrain:swamp', { wheel: 2 }),
    component('action:ACT4', { power: 4, gain: { coins: 7 } }),
    component('hex:A1', { bridges: ['hex:C2'] }),
  ]),
  players: ['Eva', 'Solon'],
};
const move = (textOf: string, verb: string, ...args: string[]): Move => ({
  text: textOf,
  verb,
  args,
  label: { key: 'x' },
});
const asked = (kind: string): Decision =>
  ({ seat: 0, kind, prompt: { key: 'x' }, source: '', moves: [] }) as unknown as Decision;

test('pointing at a thing means what one would do with it', () => {
  const tries = (id: string, kind = 'action'): string[] => attempts(id, asked(kind), view, speaker);
  expect(tries('hex:A1')).toEqual(['upgrade A1 to TP']);
  expect(tries('hex:A2')[0]).toBe('transform A2 to yellow');
  expect(tries('hex:A3')[0]).toBe('build A3');
  expect(tries('hex:A4')[0]).toBe('build A4');
  expect(tries('hex:A1', 'bridge_place')).toContain('bridge A1:C2');
  expect(tries('action:ACT4')).toEqual(['action ACT4']);
  expect(tries('cult:fire')[0]).toBe('send p to FIRE for 3');
  expect(tries('ship')).toEqual(['advance ship']);
  expect(tries('1W')[0]).toBe('convert 3PW to 1W');
});

test('a choice tells its price and what it brings', () => {
  const build = preview(move('build A3', 'build', 'hex:A3'), view, speaker);
  expect(build.cost).toEqual([
    { icon: 'worker', amount: 1 },
    { icon: 'coin', amount: 2 },
  ]);
  expect(build.gain).toEqual([
    { icon: 'D', amount: null },
    { icon: 'worker', amount: '+1' },
    { icon: 'points', amount: 2 },
  ]);
  expect(build.notes?.[0]).toContain('Solon 2');
  const post = preview(move('upgrade A1 to TP', 'upgrade', 'hex:A1', 'structure:TP'), view, speaker);
  expect(post.cost).toEqual([
    { icon: 'worker', amount: 2 },
    { icon: 'coin', amount: 6, missing: 2 },
  ]);
  expect(preview(move('dig 2', 'dig', '2'), view, speaker).cost).toEqual([{ icon: 'worker', amount: 6, missing: 1 }]);
  expect(preview(move('send p to FIRE for 3', 'send', 'cult:fire', '3'), view, speaker).gain).toEqual([
    { icon: 'fire', amount: 3 },
    { icon: 'power', amount: 3 },
  ]);
  expect(preview(move('action ACT4', 'action', 'action:ACT4'), view, speaker)).toMatchObject({
    cost: [{ icon: 'power', amount: 4 }],
    gain: [{ icon: 'coin', amount: 7 }],
  });
  expect(preview(move('leech 3 from x', 'leech', '3', 'faction:x'), view, speaker)).toMatchObject({
    cost: [{ icon: 'points', amount: 2 }],
    gain: [{ icon: 'power', amount: 3 }],
  });
  expect(preview(move('pass BON3', 'pass', 'bonus:BON3'), view, speaker).gain).toEqual([
    { icon: 'points', amount: 4 },
    { icon: 'coin', amount: 1 },
  ]);
  expect(preview(move('convert 3PW to 1W', 'convert', '3PW', 'to', '1W'), view, speaker)).toMatchObject({
    cost: [{ icon: 'power', amount: 3 }],
    gain: [{ icon: 'worker', amount: 1 }],
  });
  expect(moveIcon(move('action ACT4', 'action', 'action:ACT4'))).toBe('poweraction');
});

test('before the components have come a choice has no price yet', () => {
  const nothing = { components: new Map(), players: [] };
  expect(preview(move('build A3', 'build', 'hex:A3'), view, nothing)).toEqual({ cost: [], gain: [] });
});

test('the next piece opens income; what is lacking is known', () => {
  expect(opened(facts, 'D', 1)).toEqual({ workers: 1 });
  expect(opened(facts, 'TP', 0)).toEqual({ coins: 2, power: 1 });
  expect(missing(me, { coins: 6, workers: 2 })).toEqual({ coins: 2 });
});

test('the wheel begins at home', () => {
  expect(wheel(speaker.components, 'terrain:plains')).toEqual(['plains', 'swamp', 'desert']);
});

test('rows of twelve lie inside rows of thirteen, and a wall goes round a town only', () => {
  expect(centre({ row: 1, column: 0 }).x).toBeCloseTo(
    (centre({ row: 0, column: 0 }).x + centre({ row: 0, column: 1 }).x) / 2,
  );
  const hexes = [view.hexes[0]!, view.hexes[1]!];
  expect(walls(hexes)).toEqual([
    { hex: 'hex:A1', edges: [1, 2, 3, 4, 5] },
    { hex: 'hex:A2', edges: [0, 1, 2, 4, 5] },
  ]);
});

test('a row of the log shows what it changed as signs', () => {
  const total = (key: string, args: NonNullable<Message['args']>): Message => ({ key, args });
  const row = {
    key: 'tm-log-income',
    args: {
      seat: 'seat:0',
      faction: 'faction:witches',
      change: total('tm-change', {
        parts: [
          total('tm-delta', { delta: '+2', total: total('tm-coins', { n: 5 }) }),
          total('tm-delta', { delta: '-6', total: total('tm-bowls', { bowls: '3/0/0' }) }),
          total('tm-bowls', { bowls: '3/0/0' }),
        ],
      }),
    },
  };
  expect(inSigns(row)).toEqual({
    words: {
      key: 'tm-log-command',
      args: { seat: 'seat:0', faction: 'faction:witches', words: { key: 'shell-tm-income' } },
    },
    changes: [
      { icon: 'coin', amount: 2 },
      { icon: 'power', amount: -3 },
    ],
  });
  expect(inSigns(total('tm-log-round', { round: 1 }))).toBeNull();
});

test('a faction that nobody has taken lies as printed, and nothing on it is too dear yet', () => {
  const facts = {
    home: 'terrain:swamp',
    colour: 'black',
    start: { coins: 15, workers: 1, priests: 1 },
    bowls: [5, 7, 0],
  };
  const id = 'faction:darklings';
  const one = candidate(new Map([[id, { id, facts: { ...facts, most_digging: 0 } } as unknown as Component]]), id);
  expect(one).toMatchObject({ coins: 15, priests: 1, supply: 6, spade_price: { amount: 1, of: 'priests' } });
  const price = priced({ over: false } as MysticaView, one, { coins: 20 });
  expect(price).toEqual(amounts({ coins: 20 }));
});
