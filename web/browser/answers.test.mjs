// What a choice costs and brings, why a thing cannot be used, what is answered without asking: in
// every game, on a desktop and on a phone.
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { answer, settled, untilAsked, version } from './play.mjs';
import { before } from './played.mjs';

const house = opening();
const GAMES = ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium'];
// An id or a word of the notation: nothing for people.
const NOTATION = /\b[a-z]+:[a-z0-9]|is not a move|look like|není tah|vypadají/i;
const LOOKS = [
  ['desktop', { phone: false, language: 'en' }],
  ['phone', { phone: true, language: 'cs' }],
];

/** A fresh person a few moves into a game, and what the server told of prices meanwhile. */
async function sit(game, look) {
  const page = await house.person({ ...look, settings: { playback: 'never' } });
  const told = {};
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'previews') Object.assign(told, message.previews);
    }),
  );
  const options = game === 'terra-mystica' ? { setup: 'first_game' } : {};
  await house.sit(game, {}, { seats: 3, seed: 3, options }, page);
  for (let i = 0; i < 3; i++) await answer(page);
  await untilAsked(page);
  return { page, told };
}

/** The listed choices that tell nothing, although the server knows what they cost or bring. */
const silent = (page, told) =>
  page.$$eval(
    '.choices [data-move]',
    (found, told) =>
      found
        .filter((one) => {
          const price = one.querySelector('.price') ?? one.closest('.group')?.querySelector('.heading .price');
          const tried = told[one.dataset.move];
          return !price && tried && Object.keys(tried.changes).length + tried.open.length > 0;
        })
        .map((one) => one.dataset.move),
    told,
  );

/** Things of every kind on the board that no move is about, where they can be pointed at. */
const idle = (page) =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll('.stage [data-c]:not(.legal):not(.picked)')];
    const open = things.filter((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = y + height / 2;
      if (!width || width > 400 || middle < 110 || middle > innerHeight - 140) return false;
      return document.elementFromPoint(x + width / 2, middle)?.closest('[data-c], button, a') === thing;
    });
    return [...new Map(open.map((thing) => [thing.dataset.c.split(':')[0], thing])).values()].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { id: thing.dataset.c, x: x + width / 2, y: y + height / 2 };
    });
  });

describe.each(GAMES)('%s', (game) => {
  test.each(LOOKS)('choices tell their price, things why they cannot be used: %s', async (_, look) => {
    const { page, told } = await sit(game, look);
    if (look.phone) await page.click('[data-tab=choices]');
    await page.locator('[data-move]').first().waitFor();
    await expect.poll(() => silent(page, told)).toEqual([]);
    expect(await page.locator('.choices .price').count()).toBeGreaterThan(0);
    if (look.phone) await page.click('[data-tab=board]');
    const things = await idle(page);
    expect(things.length).toBeGreaterThan(0);
    const parts = ['[data-test=bubble]', '[data-test=menu]', '.stage [role=dialog]', '.sheet'];
    const said = page.locator(parts.map((part) => `${part}:visible`).join(', ')).first();
    for (const { id, x, y } of things.slice(0, 3)) {
      await (look.phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await said.waitFor();
      expect(await said.innerText(), id).not.toMatch(NOTATION);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    // Asked by a long press or by a key, the card of a thing says the same.
    const card = page.locator('[role=tooltip]');
    const reasons = card.locator('li');
    if (look.phone) {
      const [{ x, y }] = await idle(page);
      const wire = await page.context().newCDPSession(page);
      const touch = (type, touchPoints) => wire.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x, y }]);
      await reasons.first().waitFor();
      await touch('touchEnd', []);
    } else {
      await page.mouse.move(2, 2);
      // What can be used says so by its choices; the walk goes on to something that cannot.
      for (let i = 0; i < 12 && !(await reasons.count()); i++) {
        await page.keyboard.press(i % 2 ? 'Shift+ArrowUp' : 'Shift+ArrowRight');
        await page.keyboard.press('?');
        await card.waitFor();
        await page.waitForTimeout(400);
      }
      expect(await reasons.count()).toBeGreaterThan(0);
    }
    expect(await card.innerText()).not.toMatch(NOTATION);
    expect(await seriousFaults(page, '[role=tooltip]')).toEqual([]);
  });
});

test.each(LOOKS)('a standing answer is given where the question is, listed and taken back: %s', async (_, look) => {
  const page = await house.resume('terra-mystica', look, { seats: 3, seed: 5 }, before(/^(leech|decline)/));
  await page.locator('[data-test=standing]').click();
  const list = page.locator('.standing .list');
  expect(await list.innerText()).not.toMatch(NOTATION);
  expect(await seriousFaults(page, '.standing')).toEqual([]);
  const box = await list.boundingBox();
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(look.phone ? 390 : 1366);
  const was = await version(page);
  await list.locator('[data-test=stand-game]').first().click();
  await settled(page, was);
  await expect.poll(() => page.locator('[data-test=standing] .count').innerText()).toBe('1');
  await page.locator('[data-test=standing]').click();
  await list.locator('[data-test=unstand]').click();
  await expect.poll(() => page.locator('[data-test=standing] .count').count()).toBe(0);
});
