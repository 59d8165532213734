// A menu stands beside its thing, inside the board, and never over it.
import { expect, test } from 'vitest';
import { place, type Box } from '../src/lib/place';

const bounds: Box = { left: 0, top: 46, right: 1020, bottom: 768 };
const size = { width: 310, height: 220 };
const hex = (left: number, top: number): Box => ({ left, top, right: left + 60, bottom: top + 66 });

function covers(thing: Box, at: { left: number; top: number }): boolean {
  return (
    at.left < thing.right &&
    at.left + size.width > thing.left &&
    at.top < thing.bottom &&
    at.top + size.height > thing.top
  );
}

test.each([
  [hex(640, 220), 'left'],
  [hex(200, 220), 'right'],
  [hex(10, 60), 'right'],
  [hex(950, 700), 'left'],
])('beside a hex, on the side with more room: %o', (thing, side) => {
  const at = place(thing, size, bounds);
  expect(at.side).toBe(side);
  expect(covers(thing, at)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(bounds.left);
  expect(at.top).toBeGreaterThanOrEqual(bounds.top);
  expect(at.left + size.width).toBeLessThanOrEqual(bounds.right);
  expect(at.top + size.height).toBeLessThanOrEqual(bounds.bottom);
});

test('above a card in the hand, the arrow at its middle', () => {
  const card: Box = { left: 100, top: 520, right: 240, bottom: 740 };
  const at = place(card, size, bounds);
  expect(at.side).toBe('above');
  expect(covers(card, at)).toBe(false);
  expect(at.left + at.arrow).toBe(170);
});

test('a thing as large as the board is covered as little as can be, and the menu stays inside', () => {
  const at = place({ left: 20, top: 60, right: 1000, bottom: 740 }, size, bounds);
  expect(at.top).toBeGreaterThanOrEqual(bounds.top);
  expect(at.top + size.height).toBeLessThanOrEqual(bounds.bottom);
});
