// The order of a finished game: winners, points, ties.
import { expect, test } from 'vitest';
import type { Score } from '../src/lib/model';
import { places } from '../src/lib/places';

const score = (total: number, ...tie: number[]): Score => ({ total, parts: {}, tie, first: [] });
const order = (scores: Score[], winners: number[]): string =>
  places(scores, winners)
    .map((one) => `${one.place}:${one.seat}`)
    .join(' ');

test('by points', () => expect(order([score(22), score(56), score(57), score(43)], [2])).toBe('1:2 2:1 3:3 4:0'));
test('by what breaks the tie', () => expect(order([score(50, 3), score(50, 7), score(40)], [1])).toBe('1:1 2:0 3:2'));
test('shared places', () => expect(order([score(50, 3), score(50, 3), score(40)], [0, 1])).toBe('1:0 1:1 3:2'));
test('a winner without the most points is first', () =>
  expect(order([score(3), score(9), score(5)], [0])).toBe('1:0 2:1 3:2'));
test('what decides before points places the others too', () =>
  expect(
    order(
      [score(40), score(66), score(50)].map((one, seat) => ({ ...one, first: [-[4, 7, 6][seat]!] })),
      [0],
    ),
  ).toBe('1:0 2:2 3:1'));
