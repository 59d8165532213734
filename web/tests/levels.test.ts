import { expect, test } from 'vitest';
import { nextLevel } from '../src/lib/levels';

test('a victory leads a level up, a last place a level down', () => {
  expect(nextLevel('greedy', 1, 4)).toBe('steady');
  expect(nextLevel('greedy', 2, 4)).toBe('greedy');
  expect(nextLevel('greedy', 4, 4)).toBe('casual');
});

test('there is nothing below the first and above the last level', () => {
  expect(nextLevel('beginner', 3, 3)).toBe('beginner');
  expect(nextLevel('master', 1, 3)).toBe('master');
});
