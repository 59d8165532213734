import { expect, test } from 'vitest';
import type { HintModel } from '../src/lib/api-types';
import { Guess, streak } from '../src/lib/guess.svelte';
import type { Move } from '../src/lib/model';

const move = (text: string, ...args: string[]): Move => ({
  text,
  verb: text.split(' ')[0]!,
  args,
  label: { key: 'core-move' },
});
const hint = (one: Move, chance: number): HintModel => ({
  move: one,
  chance,
  points: null,
  result: { key: 'a' },
  reason: { key: 'b' },
});
const moves = [move('build a', 'card:a'), move('sell a', 'card:a'), move('build b', 'card:b')];
const solution = [hint(moves[2]!, 0.5), hint(moves[0]!, 0.49), hint(moves[1]!, 0.2)];

test('pointing at the thing of one candidate chooses it, at that of several narrows', async () => {
  const guess = new Guess(moves, () => solution);
  guess.pick('card:a');
  expect(guess.chosen).toBe(null);
  expect(guess.fitting.map((one) => one.text)).toEqual(['build a', 'sell a']);
  guess.pick('card:b');
  await Promise.resolve();
  expect(guess.chosen?.text).toBe('build b');
  expect(guess.right).toBe(true);
  expect(guess.targets.size).toBe(0);
});

test('about as good as the best is right, and only the first guess counts', async () => {
  const near = new Guess(moves, () => solution);
  await near.choose(moves[0]!);
  expect(near.right).toBe(true);
  await near.choose(moves[1]!);
  expect(near.chosen?.text).toBe('build a');
  const wrong = new Guess(moves, () => solution);
  await wrong.choose(moves[1]!);
  expect(wrong.right).toBe(false);
});

test('a streak lasts while no day is missed; today may still come', () => {
  const days = { '2026-02-27': true, '2026-02-28': true, '2026-03-01': true, '2026-02-25': true };
  expect(streak(days, '2026-03-01')).toBe(3);
  expect(streak(days, '2026-03-02')).toBe(3);
  expect(streak({ ...days, '2026-03-02': false }, '2026-03-02')).toBe(0);
  expect(streak(days, '2026-03-03')).toBe(0);
});
