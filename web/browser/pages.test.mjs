// Every page and every board in both themes: no serious accessibility fault, quick, small.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { newPage, startBrowser, startServer } from './harness.mjs';
import { answer, openTable, settled, untilAsked, version } from './play.mjs';

// Which games there are is the server's business; the tests are made from its answer.
const server = await startServer();
const about = await (await fetch(`${server.url}/api/about`)).json();
const games = about.games.map((game) => game.id);
let browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server.stop();
});

/** How far the page is too large for the screen, and what of a turn lies outside of it. */
async function overflow(page, phone) {
  return page.evaluate((phone) => {
    const root = document.documentElement;
    const parts = phone ? ['[data-test=prompt]'] : ['[data-test=prompt]', '[data-move]'];
    const outside = parts.filter((part) => {
      const box = document.querySelector(part).getBoundingClientRect();
      return box.bottom > innerHeight || box.right > innerWidth || box.top < 0;
    });
    const excess = phone ? root.scrollWidth - innerWidth : root.scrollHeight - innerHeight;
    return { page: Math.max(0, excess), outside };
  }, phone);
}

test.each(['light', 'dark'])('pages have no serious accessibility fault: %s', async (theme) => {
  const { context, page, faults } = await newPage(browser, { theme });
  for (const path of ['/', '/new', '/games', '/lobby', '/rules/seven-wonders', '/about/endeavor']) {
    await page.goto(server.url + path);
    await page.waitForSelector('h1');
    await page.waitForTimeout(200);
    expect(await seriousFaults(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForSelector('dialog[open]');
  expect(await seriousFaults(page), 'settings').toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('a player is told where the box of a game is reconstructed, and nowhere else', async () => {
  const { context, page, faults } = await newPage(browser, { language: 'cs' });
  const told = about.games.filter((game) => game.caveat).map((game) => game.id);
  expect(told).toEqual(['endeavor']);
  for (const path of ['/', '/new/endeavor']) {
    await page.goto(server.url + path);
    await page.waitForSelector('.caveat');
    expect(await page.locator('.caveat').count(), path).toBe(1);
    expect(await page.locator('.caveat').innerText()).toContain(path === '/' ? '123 z 152' : '--option data=');
  }
  await page.locator('.caveat a').click();
  await page.getByText('Rekonstruováno: 123').waitFor();
  await page.goto(`${server.url}/new/seven-wonders`);
  await page.waitForSelector('form');
  expect(await page.locator('.caveat').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(games)('%s', (game) => {
  test.each(['light', 'dark'])(
    'its board has no serious accessibility fault and fits the screen: %s',
    async (theme) => {
      for (const phone of [false, true]) {
        const { context, page, faults } = await newPage(browser, { theme, phone });
        const id = await openTable(page, server.url, game, { seed: 3 });
        await page.goto(`${server.url}/table/${id}`);
        for (let i = 0; i < 6; i++) await answer(page);
        await untilAsked(page);
        expect(await seriousFaults(page), 'drawn').toEqual([]);
        expect(await overflow(page, phone)).toEqual({ page: 0, outside: [] });
        await page.keyboard.press('h');
        await page.waitForSelector('[data-hint]');
        expect(await seriousFaults(page), 'with a hint').toEqual([]);
        if (!phone) {
          await page.keyboard.press('t');
          expect(await seriousFaults(page), 'in words').toEqual([]);
        }
        expect(faults).toEqual([]);
        await context.close();
      }
    },
  );

  test.each(['en', 'cs'])('it is played to its end by clicking: %s', { timeout: 900_000 }, async (language) => {
    const { context, page, faults } = await newPage(browser, { language });
    const least = Math.min(...about.games.find((one) => one.id === game).seats);
    const id = await openTable(page, server.url, game, { seats: Math.max(2, least), seed: 8 });
    await page.goto(`${server.url}/table/${id}`);
    let moves = 0;
    // What brings the game forward first, else whatever is offered.
    while (await answer(page, ['build', 'stage', 'end', 'pass', 'done'])) {
      expect(++moves).toBeLessThan(2000);
    }
    await page.waitForSelector('[data-test=result]');
    // A total for each seat; in Civilization, where points do not decide, how far each went on every way to win.
    const seats = '.pad tfoot td, .pad .lane .bar';
    await page.waitForSelector(seats);
    expect(await page.locator(seats).count()).toBeGreaterThanOrEqual(2);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['en', 'cs'])('the first game explains itself and plays its opening: %s', async (language) => {
    const { context, page, faults } = await newPage(browser, { language });
    await page.goto(server.url);
    await page.click(`[data-test=tour-${game}]`);
    const told = new Set();
    for (let i = 0; i < 10; i++) {
      await untilAsked(page);
      const note = page.locator('[data-test=tour-text]');
      await note.waitFor();
      told.add(await note.innerText());
      const before = await version(page);
      await page.click('[data-test=tour-show]');
      await settled(page, before);
    }
    expect(told.size).toBeGreaterThanOrEqual(4);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('the first page is usable within two seconds of a cold start', async () => {
  const { context, page } = await newPage(browser);
  const start = performance.now();
  await page.goto(server.url);
  await page.locator('[data-test=play-seven-wonders]').waitFor();
  expect(performance.now() - start).toBeLessThan(2000);
  await context.close();
});

test.each(['en', 'cs'])('what only experts choose lies in a fold, in words: %s', async (language) => {
  const { context, page, faults } = await newPage(browser, { language, phone: language === 'cs' });
  for (const { id } of about.games) {
    await page.goto(`${server.url}/new/${id}`);
    const fold = page.locator('.options details');
    await fold.waitFor();
    expect(await fold.getAttribute('open'), id).toBe(null);
    const shown = await page.locator('.options').innerText();
    await fold.locator('summary').click();
    const whole = await page.locator('.options').innerText();
    expect(whole.length, id).toBeGreaterThan(shown.length);
    expect(whole, id).not.toMatch(/\b[a-z]+_[a-z]|\b[A-Z]{2,}\d/);
  }
  // Readings of the rulebook are no choice of a newcomer.
  await page.goto(`${server.url}/new/endeavor`);
  await page.locator('.options details').waitFor();
  expect(await page.locator('.options > .option [name^=option-]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test.each(games)('the card of every kind of thing says more than its title: %s', async (game) => {
  const { context, page, faults } = await newPage(browser, { language: 'cs' });
  const id = await openTable(page, server.url, game, { seats: 3, seed: 3 });
  await page.goto(`${server.url}/table/${id}`);
  await untilAsked(page);
  await page.locator('.stage [data-c]').first().waitFor({ state: 'attached' });
  const kinds = await page.$$eval('.stage [data-c]', (things) => {
    const seen = new Map();
    for (const thing of things) {
      const box = thing.getBoundingClientRect();
      if (box.width && box.height) seen.set(thing.dataset.c.split(':')[0], thing.dataset.c);
    }
    return [...seen];
  });
  const bare = [];
  for (const [kind, thing] of kinds) {
    const told = await page.evaluate(async (thing) => {
      const at = [...document.querySelectorAll(`.stage [data-c="${CSS.escape(thing)}"]`)].at(-1);
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      const where = { bubbles: true, clientX: Math.random() * 1000, clientY: Math.random() * 700 };
      at.dispatchEvent(new PointerEvent('pointerover', where));
      await new Promise((done) => setTimeout(done, 600));
      const card = document.querySelector('[role=tooltip]');
      return card && [card.querySelector('strong')?.innerText ?? '', card.querySelector('p, svg, ul') !== null];
    }, thing);
    if (told && (!told[1] || /\w:\w|_/.test(told[0]))) bare.push(`${kind}: ${told[0]}`);
  }
  expect(bare).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
