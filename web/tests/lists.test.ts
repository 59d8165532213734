// The client words lists as the server does: both are held to the same cases.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings, type Language } from '../src/lib/settings.svelte';
import { addTexts, bound, NOBODY, pieces, say } from '../src/lib/texts.svelte';

interface Case {
  key: string;
  list: string;
  items: string[];
  en: string;
  cs: string;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const cases = JSON.parse(read('tests/lists.json')) as Case[];
const folders = { core: 'text', sw: 'games/seven_wonders/text', im: 'games/imperium/text' };

test.each(['en', 'cs'] as Language[])('lists read as people say them: %s', (language) => {
  settings.language = language;
  for (const [prefix, folder] of Object.entries(folders)) {
    addTexts(prefix, language, read(`src/pentapolis/${folder}/${language}.ftl`));
  }
  for (const one of cases) {
    const items = one.items.map((word) => ({ key: 'core-word', args: { word } }));
    const message = { key: one.key, args: { [one.list]: items } };
    expect(say(message, NOBODY)).toBe(one[language]);
    expect(pieces(message, NOBODY).join('')).toBe(one[language]);
  }
});

test('a Czech word of one letter is not left at the end of a line', () => {
  settings.language = 'cs';
  expect(bound('vyberte kartu a co s ní uděláte')).toBe('vyberte kartu a\u00a0co s\u00a0ní uděláte');
  expect(bound('K ')).toBe('K\u00a0');
  settings.language = 'en';
  expect(bound('choose a card')).toBe('choose a card');
});
