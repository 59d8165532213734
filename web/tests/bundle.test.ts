// Messages are read one by one: every one of every file says the same as when the file is read whole.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { Bundle } from '../src/lib/bundle';

const ROOT = new URL('../..', import.meta.url).pathname;
const FILES = ['web/src/text', 'src/pentapolis'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(en|cs)\.ftl$/.test(file))
    .map((file) => join(folder, file)),
);

test.each(FILES)('%s', (file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const resource = new FluentResource(source);
  const whole = new FluentBundle('en', { useIsolating: false });
  whole.addResource(resource);
  const bundle = new Bundle('en', source);
  expect(resource.body.length).toBeGreaterThan(20);
  for (const { id } of resource.body) {
    const [expected, found] = [whole.getMessage(id)!, bundle.message(id)!];
    expect(found, id).toEqual(expected);
    expect(bundle.format(found.value!), id).toBe(whole.formatPattern(expected.value!, {}, []));
  }
});

test('a message brings those that it names; of two with one name the later one counts', () => {
  const bundle = new Bundle('en', 'one = { two } men\ntwo = 2\n', '-brand = Acme\ntwo = { -brand }\n    & Co\n');
  expect(bundle.format(bundle.message('one')!.value!)).toBe('Acme\n& Co men');
  expect(bundle.message('three')).toBe(undefined);
});
