import { afterEach, beforeAll, expect, test } from 'vitest';
import type { About } from '../src/lib/api-types';
import { botWords, levelWords, peopleWords, styleName } from '../src/lib/bots';
import { library } from '../src/lib/library.svelte';
import { settings } from '../src/lib/settings.svelte';
import { addTexts } from '../src/lib/texts.svelte';

beforeAll(() => {
  const label = (key: string): { key: string; args: object; rule: string } => ({ key, args: {}, rule: '' });
  library.about = {
    bots: [{ name: 'steady', label: label('core-bot-steady') }],
    games: [{ id: 'seven-wonders', prefix: 'SW', styles: [{ name: 'warrior', label: label('sw-style-warrior') }] }],
  } as unknown as About;
  addTexts('core', 'en', 'core-bot-steady = Steady: looks a little ahead\n');
  addTexts('core', 'cs', 'core-bot-steady = Rozvážný: dívá se kousek dopředu\n');
  addTexts('sw', 'en', 'sw-style-warrior = warrior\n');
  addTexts('sw', 'cs', 'sw-style-warrior = válečník\n');
});
afterEach(() => {
  settings.language = 'en';
});

test('a level has a name and a text', () => {
  expect(levelWords('steady')).toEqual(['Steady', 'looks a little ahead']);
  expect(levelWords('genius')).toEqual(['genius', '']);
});

test('a bot is told by its level, and by its style if it has one', () => {
  expect(botWords('seven-wonders', { bot: 'steady', style: 'warrior' })).toBe('Steady, warrior');
  expect(botWords('seven-wonders', { bot: 'steady', style: null })).toBe('Steady');
  expect(botWords('seven-wonders', { bot: null, style: null })).toBe('');
  settings.language = 'cs';
  expect(botWords('seven-wonders', { bot: 'steady', style: 'warrior' })).toBe('Rozvážný, válečník');
});

test('a style is shown beside what its bot leads; one that the game does not know is not shown', () => {
  expect(peopleWords('seven-wonders', 'Rhodes', { style: 'warrior' })).toBe('Rhodes · warrior');
  expect(peopleWords('seven-wonders', 'Rhodes', { style: null })).toBe('Rhodes');
  expect(peopleWords('seven-wonders', undefined, { style: 'warrior' })).toBe('warrior');
  expect(styleName('seven-wonders', 'gambler')).toBe('');
  expect(styleName('chess', 'warrior')).toBe('');
});
