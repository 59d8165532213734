import { expect, test } from 'vitest';
import { keeper, tongue } from '../src/boards/keeper';
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
