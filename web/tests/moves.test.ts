// Choices in groups, prices: what needs no browser.
import { expect, test } from 'vitest';
import { marks } from '../src/boards/seven-wonders/printed';
import { payment, prices } from '../src/boards/seven-wonders/prices';
import type { Component, Message, Move } from '../src/lib/model';
import { kindOf, short } from '../src/lib/model';
import { groups, moveText } from '../src/lib/moves';
import { settings } from '../src/lib/settings.svelte';
import { addTexts } from '../src/lib/texts.svelte';

const label = { key: 'core-move' };
const move = (text: string, verb: string, ...args: string[]): Move => ({ text, verb, args, label });

test('a component id has a kind and a name', () => {
  expect(kindOf('card:temple')).toBe('card');
  expect(short('card:temple')).toBe('temple');
  expect(kindOf('pass')).toBe('');
  expect(short('pass')).toBe('pass');
});

test('choices stand under their verb or their thing, in the words of the game', () => {
  addTexts(
    'core',
    'en',
    'core-move = { $count ->\n    [0] { $verb }\n   *[other] { $verb } { $args }\n }\ncore-word = { $word }',
  );
  addTexts('xx', 'en', 'xx-verb-build = build\nxx-verb-pass = pass\nxx-own = pay two coins');
  settings.language = 'en';
  const temple = { id: 'card:temple', en: 'Temple', cs: 'Chrám' } as Component;
  const speaker = { components: new Map([['card:temple', temple]]), players: [] };
  const worded = (verb: string, ...args: string[]): Move => ({
    ...move([verb, ...args].join(' '), verb, ...args),
    label: {
      key: 'core-move',
      args: {
        verb: { key: `xx-verb-${verb}` },
        count: args.length,
        args: args.map((word) => ({ key: 'core-word', args: { word } })),
      },
    },
  });
  const build = worded('build', 'card:temple');
  const own: Move = { ...move('pay 2', 'pay', '2'), label: { key: 'xx-own' } };
  const labels = (by: 'thing' | 'verb'): string[][] =>
    groups([build, worded('pass'), own], by, 'xx', speaker).map((group) => [
      group.title,
      ...group.moves.map((one) => one.label),
    ]);
  expect(labels('verb')).toEqual([
    ['Build', 'Temple'],
    ['Pass', 'Pass'],
    ['Pay', 'Pay two coins'],
  ]);
  expect(labels('thing')).toEqual([
    ['Temple', 'Build'],
    ['Pass', 'Pass'],
    ['Pay', 'Pay two coins'],
  ]);
  expect(moveText(build, speaker)).toBe('Build Temple');
});

test('a payment names both neighbours', () => {
  expect(payment(['card:temple', 'left:2', 'right:1'])).toEqual({ left: 2, right: 1 });
  expect(payment(['card:temple'])).toEqual({ left: 0, right: 0 });
});

test('the price of a card is the least that is offered', () => {
  const offers = prices({
    seat: 0,
    kind: 'choose_action',
    prompt: { key: 'sw-choose-action' },
    source: '',
    moves: [
      move('build temple pay left:3', 'build', 'card:temple', 'left:3'),
      move('build temple pay right:2', 'build', 'card:temple', 'right:2'),
      move('sell altar', 'sell', 'card:altar'),
    ],
  });
  expect(offers.get('card:temple')?.build).toMatchObject({
    move: { text: 'build temple pay right:2' },
    paid: { left: 0, right: 2 },
    ways: 2,
  });
  expect(offers.get('card:altar')?.build).toBeUndefined();
  expect(offers.get('card:altar')?.sell?.move.text).toBe('sell altar');
});

test('symbols of a card are read from its generated text', () => {
  const text: Message = {
    key: 'sw-effects',
    args: {
      effects: [
        { key: 'sw-effect-points', args: { points: 3 } },
        {
          key: 'sw-effect-coins-per',
          args: {
            coins: 1,
            count: { key: 'sw-count-cards', args: { whose: 'both', colors: [{ key: 'sw-color-brown' }] } },
          },
        },
      ],
    },
  };
  expect(marks(text)).toEqual([
    { kind: 'points', amount: 3, per: undefined },
    { kind: 'coins', amount: 1, per: { colors: ['brown'], stages: false, whose: 'both' } },
  ]);
  expect(marks(null)).toEqual([]);
});
