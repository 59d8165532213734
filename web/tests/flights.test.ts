import { expect, test } from 'vitest';
import { arrivals, moved } from '../src/boards/flights';

const at = (x: number, y = 0): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: 20,
  height: 20,
});

test('what lies elsewhere flies, what only made room does not', () => {
  const before = new Map([
    ['card:a', at(0)],
    ['card:b', at(100)],
    ['card:c', at(200)],
  ]);
  const now = new Map([
    ['card:a', at(300)],
    ['card:b', at(90)],
  ]);
  expect(moved(before, now)).toEqual(['card:a']);
});

test('a page that is laid out anew does not fly', () => {
  const many = Array.from({ length: 20 }, (_, i) => `card:${i}`);
  expect(moved(new Map(many.map((name) => [name, at(0)])), new Map(many.map((name) => [name, at(500)])))).toEqual([]);
  expect(arrivals(new Map(), new Map(many.map((name) => [name, at(0)])))).toEqual(new Map());
});

test('a piece takes off where the nearest of its kind is gone, each from a place of its own', () => {
  const before = new Map([
    ['piece-0@harbor-0', at(0)],
    ['piece-0@harbor-1', at(20)],
    ['piece-1@harbor-0', at(500)],
    ['piece-0@lima', at(90)],
  ]);
  const now = new Map([
    ['piece-0@lima', at(90)],
    ['piece-0@quebec', at(400)],
    ['piece-0@havana', at(420)],
    ['piece-2@paris', at(7)],
  ]);
  expect(arrivals(before, now)).toEqual(
    new Map([
      ['piece-0@quebec', at(20)],
      ['piece-0@havana', at(0)],
      ['piece-2@paris', null],
    ]),
  );
});
