// The card of a thing: more than its title, never an id, where it is beside what it is.
import { expect, test } from 'vitest';
import { cardWords } from '../src/lib/card';
import type { Component } from '../src/lib/model';
import { addTexts, NOBODY } from '../src/lib/texts.svelte';

addTexts(
  'tm',
  'en',
  'tm-kind-hex = A land hex.\ntm-kind-ship = How far they reach.\ntm-tile = gives { $count } points\n',
);
const component = (id: string, en: string, more: Partial<Component> = {}): Component =>
  ({ id, en, cs: en, text: null, note: null, source: '', facts: {}, ...more }) as Component;
const words = (id: string, made: Component | undefined, label = '') => cardWords(id, made, label, 'tm', NOBODY);

test('its own text comes first, then where it lies', () => {
  const tile = component('favor:FAV1', 'favour of fire', {
    text: { key: 'tm-tile', args: { count: 3 } },
    source: 'TM-4.2',
  });
  expect(words('favor:FAV1', tile, 'Favour of fire: with Eva')).toEqual({
    title: 'Favour of fire',
    text: 'Gives 3 points',
    where: 'With Eva',
    note: '',
    rule: 'TM-4.2',
  });
});

test('a thing without a text of its own says what kind of thing it is', () => {
  expect(words('hex:A6', component('hex:A6', 'A6'), 'A6, swamp, free')).toMatchObject({
    title: 'A6',
    text: 'A land hex.',
    where: 'Swamp, free',
  });
});

test('what there is one of says so too', () => {
  expect(words('ship', undefined, 'shipping: 0/3')).toMatchObject({
    title: 'Shipping: 0/3',
    text: 'How far they reach.',
  });
});

test('what the label repeats is not said twice', () => {
  const tile = component('favor:FAV1', 'favour', { text: { key: 'tm-tile', args: { count: 3 } } });
  expect(words('favor:FAV1', tile, 'favour, gives 3 points')?.where).toBe('');
});

test('an id alone has no card', () => {
  expect(words('odd:one', undefined)).toBe(null);
  expect(words('odd:one', undefined, 'odd:one')).toBe(null);
  expect(words('odd:one', undefined, 'the market')?.title).toBe('The market');
});
