import { expect, test } from 'vitest';
import { patched, shared } from '../src/lib/difference';
import type { Difference, StateMessage } from '../src/lib/api-types';

const STATE = {
  type: 'state',
  version: 3,
  notice: { key: 'x' },
  view: { players: [{ coins: 1 }, { coins: 2 }], age: 1 },
  log: { start: 0, lines: [] },
} as unknown as StateMessage;

test('a difference makes the next state and leaves the one before as it was', () => {
  const log = { start: 4, lines: [] };
  const difference = {
    type: 'difference',
    log,
    changes: { start: 1, moves: [] },
    set: [
      [['version'], 4],
      [['notice'], null],
      [['view', 'players', 1], { coins: 5 }],
    ],
  } as unknown as Difference;
  const before = JSON.stringify(STATE);
  const next = patched(STATE, difference);
  expect(JSON.stringify(STATE)).toBe(before);
  expect(next).toMatchObject({ version: 4, notice: null, log });
  const players = (state: StateMessage) => state.view?.players as { coins: number }[];
  expect(players(next)).toEqual([{ coins: 1 }, { coins: 5 }]);
  expect(players(next)[0], 'what has not changed is the same').toBe(players(STATE)[0]);
});

test('what is equal in a new value stays the same object', () => {
  const before = { tracks: { finance: { level: 2 }, culture: { level: 5 } }, cards: ['a', 'b'], slot: null };
  const next = shared(before, {
    tracks: { finance: { level: 3 }, culture: { level: 5 } },
    cards: ['a', 'b'],
    slot: null,
  });
  expect(next).toEqual({ ...before, tracks: { finance: { level: 3 }, culture: { level: 5 } } });
  expect(next.tracks.culture).toBe(before.tracks.culture);
  expect(next.cards).toBe(before.cards);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('a part that is gone, or of another shape, is news', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared(['a', 'b'], ['a'])).toEqual(['a']);
  expect(shared({ a: { 0: 1 } }, { a: [1] })).toEqual({ a: [1] });
  expect(shared({ a: {} }, { a: null })).toEqual({ a: null });
  expect(shared({ a: undefined } as object, { b: undefined } as object)).toEqual({ b: undefined });
});
