// The drawn table of 7 Wonders: all cities on a phone, cards that are dragged, the score pad.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { dragTo, settled, untilAsked, version } from './play.mjs';
import { after } from './played.mjs';

const house = opening();

test('on a phone all seven cities are seen, and another one opens by a tap', async () => {
  const page = await house.resume('seven-wonders', { phone: true, language: 'cs' }, { seats: 7, seed: 7 }, after(0.85));
  const others = page.locator('.centre li');
  expect(await others.count()).toBe(4);
  for (const box of await others.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThan(34);
  await others.nth(2).locator('button').tap();
  await page.locator('.whole .picture').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a card is dragged to the pile to be sold; let go elsewhere it stays', async () => {
  const { page } = await house.sit('seven-wonders', {}, { seats: 3, seed: 5, options: { sides: 'day' } });
  const to = (place) => dragTo(page, page.locator('.hand [data-c]').first(), page.locator(place));
  const before = await version(page);
  const coins = page.locator('.mine header .sw-token').first();
  expect(await coins.textContent()).toBe('3');
  await to('.centre + .city');
  expect(await version(page)).toBe(before);
  expect(await page.locator('[data-test=menu]').count()).toBe(0);
  await to('[data-drop=sell]');
  await settled(page, before);
  await untilAsked(page);
  await expect.poll(() => coins.textContent()).toBe('6');
});

test.each(['light', 'dark'])('the score pad says where the points of every player came from: %s', async (theme) => {
  const games = await house.played();
  const table = await games.over('seven-wonders', { seats: 7, seed: 7 });
  const page = await house.person({ theme });
  await games.enter(page);
  await page.goto(`${house.server.url}/table/${table}`);
  const sources = page.locator('[data-test=sources]');
  await sources.waitFor();
  const sums = await page.$$eval('.pad tbody tr', (rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((one) => Number(one.textContent.replace('−', '-')))),
  );
  const totals = await page.$$eval('.pad .total td', (found) => found.map((one) => Number(one.textContent)));
  expect(totals).toEqual(totals.map((_, seat) => sums.reduce((sum, row) => sum + row[seat], 0)));
  // What the cards of a colour bring adds up to the row.
  await page.locator('.pad tbody tr').nth(3).locator('button').nth(2).click();
  const cards = await sources.locator('dd').nth(6).locator('.card b').allTextContents();
  expect(cards.reduce((sum, one) => sum + Number(one), 0)).toBe(sums[3][2]);
  expect(await seriousFaults(page, '.pad, .sources')).toEqual([]);
});
