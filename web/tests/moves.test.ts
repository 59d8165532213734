// Choices in groups, prices: what needs no browser.
import { expect, test, vi } from 'vitest';
import { marks } from '../src/boards/seven-wonders/facts';
import { payment, prices } from '../src/boards/seven-wonders/prices';
import { face } from '../src/boards/imperium/facts';
import type { Component, Message, Move } from '../src/lib/model';
import { kindOf, short } from '../src/lib/model';
import { groups, moveText } from '../src/lib/moves';
import { settings } from '../src/lib/settings.svelte';
import { addTexts } from '../src/lib/texts.svelte';

// What the settings ask a browser.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const label = { key: 'core-move' };
const move = (text: string, verb: string, ...args: string[]): Move => ({ text, verb, args, label });

test('a component id has a kind and a name', () => {
  expect(kindOf('card:temple')).toBe('card');
  expect(short('card:temple')).toBe('temple');
  expect(kindOf('pass')).toBe('');
  expect(short('pass')).toBe('pass');
});

test('choices stand under their verb or their thing, in the words of the game', () => {
  addTexts('core', 'en', 'core-move = { $count ->\n    [0] { $verb }\n   *[other] { $verb } { $args }\n }\ncore-word = { $word }');
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
  expect(labels('verb')).toEqual([['Build', 'Temple'], ['Pass', 'Pass'], ['Pay', 'Pay two coins']]);
  expect(labels('thing')).toEqual([['Temple', 'Build'], ['Pass', 'Pass'], ['Pay', 'Pay two coins']]);
  expect(moveText(build, speaker)).toBe('Build Temple');
});

test('what is printed on a card of Imperium is read from its facts and its text', () => {
  const play = { key: 'im-op-draw', args: { count: 1 } };
  const shown = face({
    text: {
      key: 'im-text-headed',
      args: {
        head: { key: 'im-text-head' },
        body: {
          key: 'im-text',
          args: { parts: [{ key: 'im-text-play', args: { effect: play } }, { key: 'im-vp-fixed', args: { points: 2 } }] },
        },
      },
    } as Message,
    facts: { suits: ['region'], icons: { bag: 2 }, pinned: true, points: { kind: 'fixed', n: 2 } },
  } as unknown as Component);
  expect(shown.suits).toEqual(['region']);
  expect(shown.icons).toEqual([{ icon: 'bag', count: 2 }]);
  expect(shown.flags).toEqual(['pinned']);
  expect(shown.points).toBe('2');
  expect(shown.lines).toEqual([{ lead: '▶', text: play }]);
  expect(face(undefined).lines).toEqual([]);
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
  expect(offers.get('card:temple')).toEqual({ build: true, least: { left: 0, right: 2 } });
  expect(offers.get('card:altar')).toEqual({ build: false });
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
