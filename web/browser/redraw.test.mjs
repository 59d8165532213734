// How long the client works on a new position, where the table is fullest, and that its places keep still.
import { expect, test } from 'vitest';
import { dice, playOnBoard } from './measures-play.mjs';
import { hearAlone, places, quartile, redraws } from './measures-redraw.mjs';
import { opening } from './opening.mjs';
import { untilAsked } from './play.mjs';
import { after } from './played.mjs';

const house = opening();
/** A frame of a screen, in ms. */
const FRAME = 16;
const MOVES = 3;
/** So many moves are measured that lead to the largest position, and so many that follow. */
const BEFORE = 5;
const BEHIND = 3;

// As many as the game allows at the table.
const TABLES = [
  ['seven-wonders', { seats: 7, seed: 7 }, 0.72, '.board > .above > *, .board > .mine'],
  ['terra-mystica', { seats: 5, seed: 11 }, 0.8, '.board > *'],
  ['endeavor', { seats: 5, seed: 11 }, 0.8, '.board > *, .rival'],
  ['civilization', { seats: 4, seed: 11 }, 0.85, '.board > *'],
  ['imperium', { seats: 4, seed: 7 }, 0.8, '.imperium > .top > *, .market, .mine, .hand'],
];

const LOOK = { settings: { playback: 'never', confirmation: 'never' } };

/** A page at a table, drawn. */
async function at(page, table) {
  await page.goto(`${house.server.url}/table/${table}`);
  await untilAsked(page);
  await page.locator('.stage [data-c]').first().waitFor();
}

test.each(TABLES)('moves around the largest position are drawn within a frame each: %s', async (game, played) => {
  const all = await house.played();
  const { table, states, at: position, of } = await all.largest(game, played, BEFORE, BEHIND);
  const page = await house.person(LOOK);
  await hearAlone(page);
  await all.enter(page);
  await at(page, table);
  const moves = await redraws(page, states);
  const wholes = moves.map((one) => quartile(one.map(({ whole }) => whole)));
  const worst = Math.max(...wholes);
  const [script, style, layout] = [0, 1, 2].map((part) =>
    quartile(moves[wholes.indexOf(worst)].map(({ parts }) => parts[part])).toFixed(1),
  );
  const later = Math.max(...moves.map((one) => quartile(one.map(({ later }) => later))));
  console.log(
    `${game}, move ${position} of ${of}: ${wholes.map((one) => one.toFixed(1)).join(' ')} ms of ${FRAME}; ` +
      `the longest: script ${script}, style ${style}, layout ${layout}; put off: ${later.toFixed(1)}`,
  );
  expect(worst).toBeLessThan(FRAME);
});

test.each(TABLES)('nothing jumps after a move: %s', async (game, played, part, parts) => {
  const all = await house.played();
  const table = await all.table(game, played, after(part));
  const page = await house.person(LOOK);
  await all.enter(page);
  await at(page, table);
  const before = await places(page, parts);
  const roll = dice(3);
  for (let i = 0; i < MOVES; i++) {
    await playOnBoard(page, roll);
    expect(await untilAsked(page)).toBe('asked');
    expect(await places(page, parts)).toEqual(before);
  }
});
