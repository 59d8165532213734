// Both languages of the shell have the same texts, with the same arguments, and none is unused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const SOURCE = new URL('../src', import.meta.url).pathname;
const read = (language: string): string => readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf8');

function messages(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const block of read(language).split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (!key) continue;
    expect(found.has(key), `${key} twice`).toBe(false);
    found.set(key, new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!)));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('both languages have the same texts with the same arguments', () => {
  const [english, czech] = [messages('en'), messages('cs')];
  expect([...czech.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, names] of english) expect(czech.get(key), key).toEqual(names);
});

test.each(['en', 'cs'])('the file has no error: %s', (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
  for (const key of messages(language).keys()) expect(bundle.hasMessage(key), key).toBe(true);
});

test('every text is used and every used text exists', () => {
  const code = sources(SOURCE).join('\n');
  const known = messages('en');
  const used = new Set([...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!));
  for (const key of used) expect(known.has(key), key).toBe(true);
  // Keys that are put together: `theme-${theme}`.
  const built = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const unused = [...known.keys()].filter(
    (key) => !used.has(key) && !code.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
});
