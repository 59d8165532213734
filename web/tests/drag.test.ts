import { expect, test } from 'vitest';
import { alone, meant } from '../src/boards/drag';
import type { Move } from '../src/lib/model';

const move = (text: string, ...args: string[]): Move => ({ text, verb: text.split(' ')[0]!, args }) as unknown as Move;

const UPGRADES = [
  move('upgrade D5 to TP', 'hex:D5', 'structure:TP'),
  move('upgrade F4 to TE', 'hex:F4', 'structure:TE'),
  move('upgrade F4 to SH', 'hex:F4', 'structure:SH'),
  move('build E7', 'hex:E7'),
];

test('a piece brought to a hex is the move that names both', () => {
  expect(meant(UPGRADES, 'structure:SH', 'hex:F4')?.text).toBe('upgrade F4 to SH');
});

test('the one move of a place needs no other name', () => {
  expect(meant(UPGRADES, 'structure:D', 'hex:E7')?.text).toBe('build E7');
});

test('what is not clear is asked', () => {
  expect(meant(UPGRADES, 'structure:D', 'hex:F4')).toBeNull();
  expect(meant(UPGRADES, 'structure:D', 'hex:A1')).toBeNull();
});

test('a card onto a front of its own', () => {
  const plays = [move('play infantry-2', 'card:infantry-2'), move('play infantry-2 1', 'card:infantry-2', 'front:1')];
  expect(alone(plays, 'card:infantry-2')?.text).toBe('play infantry-2');
  expect(meant(plays, 'card:infantry-2', 'front:1')?.text).toBe('play infantry-2 1');
});
