// Choices in groups, prices, the coast of a land: what needs no browser.
import { expect, test } from 'vitest';
import { coast } from '../src/boards/endeavor/facts';
import { marks } from '../src/boards/seven-wonders/facts';
import { payment, prices } from '../src/boards/seven-wonders/prices';
import type { Message, Move } from '../src/lib/model';
import { kindOf, short } from '../src/lib/model';

const label = { key: 'core-move' };
const move = (text: string, verb: string, ...args: string[]): Move => ({ text, verb, args, label });

test('a component id has a kind and a name', () => {
  expect(kindOf('card:temple')).toBe('card');
  expect(short('card:temple')).toBe('temple');
  expect(kindOf('pass')).toBe('');
  expect(short('pass')).toBe('pass');
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

test('a coast encloses its cities', () => {
  const path = coast([[100, 100], [200, 150]], 40);
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  expect(Math.min(...xs)).toBeLessThan(70);
  expect(Math.max(...xs)).toBeGreaterThan(230);
  expect(path.endsWith('z')).toBe(true);
});
