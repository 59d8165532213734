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
async function sit(game, look, moves = 3) {
  const page = await house.person({ ...look, settings: { playback: 'never' } });
  const told = {};
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'previews') Object.assign(told, message.previews);
    }),
  );
  await house.sit(game, {}, { seats: 3, seed: 3 }, page);
  for (let i = 0; i < moves; i++) await answer(page);
  await untilAsked(page);
  return { page, told };
}

/** A thing on the board that no move is about and that can be seen whole. */
const idle = (page) =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll('.stage [data-c]:not(.legal):not(.picked)')];
    const open = things.filter((thing) => {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!box.width || box.width > 400 || y < 110 || y > innerHeight - 140) return false;
      return document.elementFromPoint(x, y)?.closest('[data-c], button, a') === thing;
    });
    const kinds = new Map(open.map((thing) => [thing.dataset.c.split(':')[0], thing]));
    return [...kinds.values()].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { id: thing.dataset.c, x: x + width / 2, y: y + height / 2 };
    });
  });

describe.each(GAMES)('%s', (game) => {
  test.each(LOOKS)('every choice tells what it costs and brings: %s', async (_, look) => {
    const { page, told } = await sit(game, look);
    if (look.phone) await page.click('[data-tab=choices]');
    await page.locator('[data-move]').first().waitFor();
    const silent = () =>
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
    await expect.poll(silent).toEqual([]);
    expect(await page.locator('.choices .price').count()).toBeGreaterThan(0);
  });

  test.each(LOOKS)('a thing that cannot be used says why, in words: %s', async (_, look) => {
    const { page } = await sit(game, look);
    const things = await idle(page);
    expect(things.length).toBeGreaterThan(0);
    for (const { id, x, y } of things.slice(0, 4)) {
      await (look.phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      const said = page.locator('[data-test=bubble], [data-test=menu], .stage [role=dialog], .sheet').first();
      await said.waitFor();
      expect(await said.innerText(), id).not.toMatch(NOTATION);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    // Asked by a long press or by a key, its card says the same.
    await page.mouse.move(2, 2);
    const card = page.locator('[role=tooltip]');
    if (look.phone) {
      const [{ x, y }] = await idle(page);
      const wire = await page.context().newCDPSession(page);
      const touch = (type, touchPoints) => wire.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', [{ x, y }]);
      await card.locator('li').first().waitFor();
      await touch('touchEnd', []);
    } else {
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('?');
      await card.locator('li').first().waitFor();
    }
    expect(await card.innerText()).not.toMatch(NOTATION);
    expect(await seriousFaults(page, '[role=tooltip]')).toEqual([]);
  });
});

test.each(LOOKS)(
  'a standing answer is given where the question is, listed there and taken back: %s',
  async (_, look) => {
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
  },
);
