import { expect, test } from 'vitest';
import { isDirection, nearest } from '../src/lib/walk';

const box = (x: number, y: number) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });

test('the nearest thing that way, and what lies straight ahead before what lies aside', () => {
  const things = [box(0, 0), box(40, 4), box(20, 30), box(-30, 0), box(0, -25)];
  const from = things[0]!;
  expect(nearest(from, things, 'ArrowRight')).toBe(1);
  expect(nearest(from, things, 'ArrowLeft')).toBe(3);
  expect(nearest(from, things, 'ArrowUp')).toBe(4);
  expect(nearest(from, things, 'ArrowDown')).toBe(2);
  expect(nearest(things[1]!, things.slice(1, 2), 'ArrowRight')).toBe(null);
});

test('only arrows walk', () => {
  expect(['ArrowUp', 'ArrowLeft'].every(isDirection)).toBe(true);
  expect(['a', 'Enter', 'Arrow'].some(isDirection)).toBe(false);
});
