import { expect, test } from 'vitest';
import { keeper, steady, tongue } from '../src/boards/keeper';
import { settings } from '../src/lib/settings.svelte';

test('a thing is made anew only when something that it hangs on has changed', () => {
  const kept = keeper<{ made: number }>();
  let made = 0;
  const make = (key: string, ...on: unknown[]): { made: number } => kept(key, on, () => ({ made: ++made }));
  const square = { city: 1 };
  const first = make('A1', square, true);
  expect(make('A1', square, true)).toBe(first);
  expect(make('B1', square, true)).not.toBe(first);
  expect(make('A1', square, false)).toEqual({ made: 3 });
  expect(make('A1', { city: 1 }, false)).toEqual({ made: 4 });
});

test('words are made anew in another language', () => {
  const { language } = settings;
  settings.language = 'en';
  const english = tongue('en');
  settings.language = 'cs';
  expect(tongue('en')).not.toBe(english);
  settings.language = language;
});

test('a list that is told anew stays the same object, or its equal parts do', () => {
  const same = steady<{ seat: number; level: number }[]>();
  const first = same([
    { seat: 0, level: 2 },
    { seat: 1, level: 5 },
  ]);
  expect(
    same([
      { seat: 0, level: 2 },
      { seat: 1, level: 5 },
    ]),
  ).toBe(first);
  const second = same([
    { seat: 0, level: 3 },
    { seat: 1, level: 5 },
  ]);
  expect(second[0]).toEqual({ seat: 0, level: 3 });
  expect(second[1]).toBe(first[1]);
});
