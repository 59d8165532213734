// A person plays Terra Mystica by clicking on the board, and is told why where it cannot be done.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { illegible } from './legible.mjs';
import { opening } from './opening.mjs';
import { playAt, settled, version } from './play.mjs';

const house = opening();

async function sit(look, { seats = 2, seed = 3 } = {}) {
  const { page } = await house.sit('terra-mystica', look, { seats, seed });
  await page.waitForSelector('.stage .board');
  return page;
}

const thing = (page, id) => page.locator(`.stage [data-c="${id}"]`).first();

const kind = (page) => page.locator('[data-test=prompt]').innerText();

test.each(['en', 'cs'])('set-up and a turn are played on the board: %s', async (language) => {
  const page = await sit({ language, theme: language === 'cs' ? 'dark' : 'light' });
  // All fourteen factions, the rounds and the cards lie open; a click leads one of them.
  expect(await page.locator('.stage [data-c^="faction:"]').count()).toBe(14);
  // The whole board of the first that is left lies open, then that of whatever is looked at; nothing moves.
  const whole = page.locator('[data-test=whole-faction] .faction');
  const place = await whole.boundingBox();
  await thing(page, 'faction:witches').focus();
  await expect.poll(() => whole.getAttribute('aria-label')).toBe(language === 'cs' ? 'Čarodějnice' : 'Witches');
  expect(await whole.locator('.pyramid li').count()).toBe(17);
  expect(await whole.boundingBox()).toEqual(place);
  expect(await illegible(page)).toEqual([]);
  expect(await page.locator('.stage [data-c^="scoring:"]').count()).toBe(6);
  expect(await page.locator('.stage [data-c^="bonus:"]').count()).toBe(5);
  await playAt(page, '[data-c="faction:witches"].legal');
  while (await page.locator('.stage [data-c^="hex:"].legal').count()) await playAt(page, '[data-c^="hex:"].legal');
  await playAt(page, '[data-c^="bonus:"].legal');

  // Everything is on the table at once, nothing of it outside the screen.
  const box = await page.locator('.stage .board').boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(1366);
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  for (const [things, count] of [
    ['hex:', 77],
    ['cult:', 4],
    ['action:ACT', 6],
    ['favor:', 12],
    ['town:', 5],
  ]) {
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
  expect(await thing(page, hex).getAttribute('aria-label')).toContain(
    language === 'cs' ? 'obchodní stanice' : 'trading post',
  );
});

test('a rival’s board opens over the map and Escape closes it; a phone has five tabs', async () => {
  const page = await sit({}, { seats: 5, seed: 5 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-test=whole]').first().click();
  await page.waitForSelector('[data-test=whole-faction] .pyramid');
  expect(await seriousFaults(page, '.stage')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-test=whole-faction]', { state: 'detached' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await playAt(page, '[data-c^="faction:"].legal');
  expect(await page.locator('.rival').count()).toBe(4);
  await page.locator('.rival .bar').first().click();
  await page.locator('.opened').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.opened').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [part, seen] of [
    ['tiles', '[data-c^="favor:"]'],
    ['cults', '[data-c="cult:fire"]'],
    ['players', '.rival'],
    ['mine', '.faction'],
    ['map', '[data-c="hex:A1"]'],
  ]) {
    await page.click(`[data-part=${part}]`);
    await page.waitForSelector(`.stage ${seen}`, { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('a click on a foreign hex offers to transform it and build there, as one step', async () => {
  const page = await sit({});
  await playAt(page, '[data-c="faction:witches"].legal');
  while (await page.locator('.stage [data-c^="hex:"].legal').count()) await playAt(page, '[data-c^="hex:"].legal');
  await playAt(page, '[data-c^="bonus:"].legal');

  // No move of the question names the hex yet: only a chain of answers leads to it.
  const menu = page.locator('[data-test=menu]');
  const answer = page.locator('[data-test=menu], [data-test=bubble]');
  const plan = menu.locator('[data-move^="dig 1, transform"][data-move*=", build"]');
  const hexes = await page
    .locator('.stage [data-c^="hex:"]:not(.legal)')
    .evaluateAll((all) => all.map((one) => one.dataset.c));
  let hex = null;
  for (const one of hexes) {
    await thing(page, one).click({ force: true });
    await answer.first().waitFor();
    if (await plan.count()) hex = one;
    if (hex) break;
    await page.keyboard.press('Escape');
    await answer.first().waitFor({ state: 'detached' });
  }
  expect(hex).not.toBeNull();
  // Its whole price: three workers for the spade and one for the dwelling, two coins.
  const price = await plan.locator('.price .amount').evaluateAll((all) => all.map((one) => one.textContent.trim()));
  expect(price.join(' ')).toContain('4');
  expect(price.join(' ')).toContain('2');

  const prompt = page.locator('[data-test=prompt]');
  const question = await prompt.innerText();
  const before = await version(page);
  await plan.click();
  const confirm = menu.locator('.primary');
  if (await confirm.count()) await confirm.click();
  await settled(page, before);
  await page.waitForFunction(
    (id) => document.querySelector(`.stage [data-c="${id}"]`).getAttribute('aria-label').includes('dwelling'),
    hex,
  );

  // One undo takes the whole of it back.
  await page.click('[data-test=undo]');
  await page.waitForFunction(
    (id) => !document.querySelector(`.stage [data-c="${id}"]`).getAttribute('aria-label').includes('dwelling'),
    hex,
  );
  expect(await prompt.innerText()).toBe(question);
  await page.waitForSelector('[data-move="dig 1"]');
});
