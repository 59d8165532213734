// A person plays Terra Mystica by clicking on the board, and is told why where it cannot be done.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage, startBrowser, startServer } from './harness.mjs';
import { openTable, settled, untilAsked, version } from './play.mjs';

let server;
let browser;

beforeAll(async () => {
  server = await startServer();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function sit(look, { seats = 2, seed = 3 } = {}) {
  const { context, page, faults } = await newPage(browser, look);
  const id = await openTable(page, server.url, 'terra-mystica', { seats, seed });
  await page.goto(`${server.url}/table/${id}`);
  await untilAsked(page);
  await page.waitForSelector('.stage .board');
  return { context, page, faults };
}

const thing = (page, id) => page.locator(`.stage [data-c="${id}"]`).first();

/** Point at a thing that a move names and play the first move of its menu. */
async function playAt(page, selector) {
  const before = await version(page);
  await page.locator(`.stage ${selector}`).first().click({ force: true });
  const menu = page.locator('[data-test=menu]');
  await menu.waitFor();
  const only = menu.locator('.primary');
  await ((await only.count()) ? only : menu.locator('[data-move]').first()).click();
  await settled(page, before);
  await untilAsked(page);
}

const kind = (page) => page.locator('[data-test=prompt]').innerText();

test.each(['en', 'cs'])('set-up and a turn are played on the board: %s', async (language) => {
  const { context, page, faults } = await sit({ language, theme: language === 'cs' ? 'dark' : 'light' });
  // All fourteen factions, the rounds and the cards lie open; a click leads one of them.
  expect(await page.locator('.stage [data-c^="faction:"]').count()).toBe(14);
  expect(await page.locator('.stage [data-c^="scoring:"]').count()).toBe(6);
  expect(await page.locator('.stage [data-c^="bonus:"]').count()).toBe(5);
  await playAt(page, '[data-c="faction:witches"].legal');
  while (await page.locator('.stage [data-c^="hex:"].legal').count()) await playAt(page, '[data-c^="hex:"].legal');
  await playAt(page, '[data-c^="bonus:"].legal');

  // Everything is on the table at once, nothing of it outside the screen.
  const box = await page.locator('.stage .board').boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(1366);
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  for (const [things, count] of [['hex:', 77], ['cult:', 4], ['action:ACT', 6], ['favor:', 12], ['town:', 5]]) {
    expect(await page.locator(`.stage [data-c^="${things}"]`).count(), things).toBeGreaterThanOrEqual(count);
  }

  // What cannot be paid says so at the thing, with the rule.
  await thing(page, 'action:ACT6').click();
  const bubble = page.locator('[data-test=bubble]');
  await bubble.waitFor();
  expect(await bubble.innerText()).toContain('TM-10.8');
  await page.keyboard.press('Escape');
  await bubble.waitFor({ state: 'detached' });

  // An own dwelling offers its trading post with the price; it is built.
  const question = await kind(page);
  const own = page.locator('.stage [data-c^="hex:"].legal').first();
  const hex = await own.getAttribute('data-c');
  await own.click({ force: true });
  const menu = page.locator('[data-test=menu]');
  await menu.waitFor();
  expect(await menu.locator('.price .amount').count()).toBeGreaterThanOrEqual(3);
  const before = await version(page);
  await menu.locator('.primary').click();
  await settled(page, before);
  expect(await kind(page)).not.toBe(question);
  expect(await thing(page, hex).getAttribute('aria-label')).toContain(language === 'cs' ? 'obchodní stanice' : 'trading post');
  expect(faults).toEqual([]);
  await context.close();
});

test('a rival’s board opens over the map and Escape closes it; a phone has five tabs', async () => {
  const { context, page } = await sit({}, { seats: 5, seed: 5 });
  await playAt(page, '[data-c^="faction:"].legal');
  expect(await page.locator('.rival').count()).toBe(4);
  await page.locator('.rival .bar').first().click();
  await page.locator('.opened').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.opened').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [part, seen] of [['tiles', '[data-c^="favor:"]'], ['cults', '[data-c="cult:fire"]'], ['players', '.rival'], ['mine', '.faction'], ['map', '[data-c="hex:A1"]']]) {
    await page.click(`[data-part=${part}]`);
    await page.waitForSelector(`.stage ${seen}`, { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await context.close();
});
