// A person plays Civilization by clicking on the board, and is told why where it cannot be done.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { playAt, settled, untilAsked, version } from './play.mjs';

const house = opening();

async function sit(look, { options = {} } = {}) {
  const { page } = await house.sit(
    'civilization',
    { ...look, settings: { playback: 'never' } },
    { seats: 4, seed: 11, options },
  );
  await page.waitForSelector('.stage .civilization');
  return page;
}

const legal = '[data-c^="square:"].legal';

test.each(['en', 'cs'])('set-up and a first turn are played on the board: %s', async (language) => {
  const page = await sit({ language, theme: language === 'cs' ? 'dark' : 'light' });
  // Everything is on the table at once, nothing of it outside the screen.
  const box = await page.locator('.stage .civilization').boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(1366);
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  for (const [things, count] of [
    ['square:', 64],
    ['space:', 22],
    ['wonder:', 4],
    ['building:', 8],
    ['unit:', 3],
    ['civ:', 1],
    ['government:', 1],
  ]) {
    expect(await page.locator(`.stage [data-c^="${things}"]`).count(), things).toBeGreaterThanOrEqual(count);
  }
  // The capital and the first figures come onto the map.
  let clicks = 0;
  while ((await page.locator(`.stage g${legal}`).count()) && clicks < 6) {
    await playAt(page, `g${legal}`);
    clicks++;
  }
  expect(clicks).toBeGreaterThanOrEqual(2);
  const own = page.locator('.stage .city').first();
  expect(await own.innerText()).toMatch(/^[A-P]\d/);
  // The places of the pyramid open the tree of all 37 techs over the map, and it closes again.
  await page.locator('.stage .slot').first().click();
  const tree = page.locator('[data-test=overlay]');
  await tree.waitFor();
  expect(await tree.locator('[data-c^="tech:"]').count()).toBe(37);
  await tree.locator('[data-test=shut]').click();
  await tree.waitFor({ state: 'detached' });
});

test('a click that cannot be done is answered at the thing, with the rule', async () => {
  const page = await sit({ theme: 'light' });
  for (let i = 0; i < 40; i++) {
    if (await page.locator('[data-move^="arts"]').count()) break;
    const before = await version(page);
    const onBoard = page.locator(`.stage g${legal}`);
    const pass = page.locator('[data-move=end], [data-move=pass]').first();
    if (await pass.count()) {
      await pass.click();
      await settled(page, before);
      await untilAsked(page);
    } else if (await onBoard.count()) await playAt(page, `g${legal}`);
    else break;
  }
  // A wonder that the city cannot pay says so, the own capital opens its menu with prices.
  await page.locator('.stage [data-c^="wonder:"]').last().click();
  const bubble = page.locator('[data-test=bubble]');
  await bubble.waitFor();
  expect(await bubble.innerText()).toContain('CV-6');
  await page.keyboard.press('Escape');
  await bubble.waitFor({ state: 'detached' });
  await page.locator(`.stage g${legal}`).first().click({ force: true });
  const menu = page.locator('[data-test=menu]');
  await menu.waitFor();
  expect(await menu.locator('.amount').count()).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
  expect(await seriousFaults(page)).toEqual([]);
});

test('a rival’s sheet opens beside and over the map; civilizations are chosen from drawn cards; a phone has four parts', async () => {
  const page = await sit({}, { options: { civ_choice: 'agreed' } });
  expect(await page.locator('[data-test=overlay] [data-c^="civ:"]').count()).toBe(6);
  await playAt(page, '[data-test=overlay] [data-c^="civ:"].legal');
  const rival = page.locator('.stage .table button').nth(1);
  await rival.click();
  expect(await rival.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.stage .expand').first().click();
  await page.locator('.stage .full').waitFor();
  await page.locator('.stage .full .expand').click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [part, seen] of [
    ['sheet', '.pyramid'],
    ['market', '[data-c^="wonder:"]'],
    ['race', '.table'],
    ['map', 'g[data-c^="square:"]'],
  ]) {
    await page.click(`[data-part=${part}]`);
    await page.waitForSelector(`.stage ${seen}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
