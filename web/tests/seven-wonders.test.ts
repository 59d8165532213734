// The cards of 7 Wonders: their pictures, what is missing for them, what the conflicts would bring.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardScene, type Player } from '../src/boards/seven-wonders/printed';
import { ICONS, PART_ICONS } from '../src/boards/seven-wonders/icons';
import { conflict, missing } from '../src/boards/seven-wonders/prices';
import type { Component, Components } from '../src/lib/model';

const { cards } = JSON.parse(
  readFileSync(new URL('../../src/pentapolis/games/seven_wonders/data/cards.json', import.meta.url), 'utf8'),
) as { cards: { id: string; color: string; art: string }[] };

test('every building has a picture of its own', () => {
  const components: Components = new Map(
    cards.flatMap((card) => [
      [`card:${card.id}`, { facts: { color: card.color, art: card.art } } as unknown as Component],
      [
        `card:${card.id}-bare`,
        { facts: { color: card.color, art: `${card.art.split('/')[0]}/nothing` } } as unknown as Component,
      ],
    ]),
  );
  for (const card of cards) {
    const drawn = cardScene(components, `card:${card.id}`);
    expect(drawn).not.toMatch(/undefined|NaN/);
    expect(drawn.length, card.id).toBeGreaterThan(cardScene(components, `card:${card.id}-bare`).length);
  }
});

test('a good is missing where neither home nor neighbours have enough of it', () => {
  const city = (production: string[][], sells: string[][]): Player => ({ production, sells }) as unknown as Player;
  const me = city([['wood'], ['wood', 'clay']], []);
  const others = [city([], [['stone']]), city([], [['stone'], ['glass']])];
  expect(missing({ coins: 9, wood: 2, stone: 2 }, me, others)).toEqual([]);
  expect(missing({ wood: 3, cloth: 1, glass: 1 }, me, others)).toEqual(['wood', 'cloth']);
});

test('a conflict brings the token of the age, a defeat or nothing', () => {
  expect([conflict(2, 1, 1), conflict(2, 1, 2), conflict(2, 1, 3)]).toEqual([1, 3, 5]);
  expect([conflict(1, 2, 3), conflict(2, 2, 3)]).toEqual([-1, 0]);
});

test('every part of the score has a sign', () => {
  for (const icon of Object.values(PART_ICONS)) expect(icon === 'coin' || icon in ICONS, icon).toBe(true);
});
