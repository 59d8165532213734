// The log since one's last move, cut into steps.
import { expect, test } from 'vitest';
import type { LogLine } from '../src/lib/model';
import { stepsAfter } from '../src/lib/playback.svelte';

const line = (position: number, seat: number, heading = 0): LogLine => ({
  position,
  seat,
  heading,
  message: { key: `at-${position}` },
});
const told = (log: LogLine[], since: number, viewer: number | null): string =>
  stepsAfter(log, since, viewer)
    .map((step) => `${step.heading ? '#' : ''}${step.seat}:${step.lines.length}@${step.until}`)
    .join(' ');

test('the lines of one seat in a row are one step, at its last position', () => {
  expect(told([line(1, 0), line(2, 1), line(3, 1), line(4, 2)], 1, 0)).toBe('1:2@3 2:1@4');
});

test('what happens by itself belongs to what brought it about', () => {
  expect(told([line(2, 1), line(2, -1), line(3, -1)], 1, 0)).toBe('1:3@3');
});

test('a new round begins a step, and one does not watch oneself', () => {
  expect(told([line(2, 1), line(3, -1, 1), line(3, 0), line(3, 1), line(4, 2)], 1, 0)).toBe('1:1@2 #1:1@3 2:1@4');
});

test('nothing has happened', () => {
  expect(told([line(1, 1)], 1, 0)).toBe('');
});
