// A person plays Endeavor by clicking on the board alone.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { dragTo, settled, untilAsked, version } from './play.mjs';

const house = opening();

const sit = async (look = {}, seats = 3) => (await house.sit('endeavor', look, { seed: 5, seats })).page;

/** Click on a drawn thing; the piece that lies on top of it is part of it. */
const click = (page, thing, within = '.stage') =>
  page.locator(`${within} [data-c="${thing}"]`).first().click({ force: true });

async function build(page, building) {
  const before = await version(page);
  await click(page, `building:${building}`, '.supply');
  await page.locator('[data-test=menu] .primary').click();
  await settled(page, before);
  await untilAsked(page);
}

const harbor = (page) =>
  page
    .locator('.dock .harbor')
    .getAttribute('aria-label')
    .then((label) => Number(/\d+/.exec(label)[0]));

test.each(['en', 'cs'])('building, shipping and a refusal, all by clicking on the board: %s', async (language) => {
  const page = await sit({ language });
  await build(page, 'shipyard');
  // A city of a closed region says why not, with the rule.
  await page.locator('.stage [data-c="city:lima"] .city').first().click({ force: true });
  const bubble = page.locator('[data-test=bubble]');
  await bubble.waitFor();
  expect(await bubble.innerText()).toContain('EN-9.9');
  await page.keyboard.press('Escape');
  expect(await bubble.count()).toBe(0);
  // A track offers the building that ships there; choosing it plays both answers.
  expect(await harbor(page)).toBe(2);
  const before = await version(page);
  await page.locator('.stage [data-c="region:africa"] .next').click({ force: true });
  await page.locator('[data-test=ways] [data-move="activate shipyard"]').click();
  await settled(page, before);
  await untilAsked(page);
  await expect.poll(() => harbor(page)).toBe(0);
  const spaces = await page.locator('.stage [data-c="region:africa"]').first().getAttribute('aria-label');
  expect(spaces).toContain('Eva 1');
});

test('who points at something while a way is still being answered disturbs nothing', async () => {
  const page = await sit();
  await build(page, 'shipyard');
  await page.locator('.stage [data-c="region:africa"] .next').click({ force: true });
  await page.locator('[data-test=ways] [data-move="activate shipyard"]').waitFor();
  // Between the two answers: the shipyard is at work, the track is not chosen yet.
  await page.evaluate(() => {
    const drawn = (selector) => document.querySelector(`.stage ${selector}`) !== null;
    new MutationObserver(async (_, observer) => {
      observer.disconnect();
      document
        .querySelector('.stage [data-c="city:lima"] .city')
        .dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
      window.between = { isBusy: drawn('[aria-busy=true]'), speaks: drawn('[data-test=bubble]') };
    }).observe(document.querySelector('[data-version]'), { attributeFilter: ['data-version'] });
    document.querySelector('[data-test=ways] [data-move="activate shipyard"]').click();
  });
  await expect.poll(() => harbor(page)).toBe(0);
  expect(await page.evaluate(() => window.between)).toEqual({ isBusy: true, speaks: false });
  await untilAsked(page);
  const spaces = await page.locator('.stage [data-c="region:africa"]').first().getAttribute('aria-label');
  expect(spaces).toContain('Eva 1');
});

test('a building is dragged onto my board; passing is a button there', async () => {
  const page = await sit({ language: 'cs' });
  let before = await version(page);
  await dragTo(page, page.locator('.supply [data-c="building:market"]'), page.locator('.dock'));
  await settled(page, before);
  await untilAsked(page);
  expect(await page.locator('.dock [data-c="building:market"]').count()).toBe(1);
  before = await version(page);
  await page.locator('.dock [data-loose=pass]').click();
  await settled(page, before);
});

test('a rival opens in the place of my board and goes away again', async () => {
  const page = await sit({}, 5);
  const mine = await page.locator('.dock .player').getAttribute('aria-label');
  await page.locator('.rivals button').nth(2).click();
  expect(await page.locator('.dock .player').getAttribute('aria-label')).not.toBe(mine);
  await page.keyboard.press('Escape');
  expect(await page.locator('.dock .player').getAttribute('aria-label')).toBe(mine);
  await page.locator('.rivals button').nth(2).click();
  await page.locator('.dock .who button').click();
  expect(await page.locator('.dock .player').getAttribute('aria-label')).toBe(mine);
});

test('everything of five players fits 1366 x 768, and axe finds nothing serious', async () => {
  const page = await sit({ theme: 'dark', language: 'cs' }, 5);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.board > *, .rival, .offer, .player, .player > *')]
      .filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 ||
          one.scrollWidth > one.clientWidth + 1 ||
          one.getBoundingClientRect().bottom > innerHeight,
      )
      .map((one) => `${one.className} ${one.scrollWidth - one.clientWidth} ${one.scrollHeight - one.clientHeight}`),
  );
  expect(cut).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
});

test('on a phone the map, my board, the buildings and the rivals are one tap away', async () => {
  const page = await sit({ phone: true, language: 'cs' }, 5);
  await page.locator('.stage [data-tab=build]').tap();
  await page.locator('.supply [data-c="building:shipyard"]').tap();
  const before = await version(page);
  await page.locator('[data-test=menu] .primary').tap();
  await settled(page, before);
  await untilAsked(page);
  await page.locator('.stage [data-tab=rivals]').tap();
  expect(await page.locator('.rival').count()).toBe(4);
  await page.locator('.stage [data-tab=mine]').tap();
  await page.locator('.player.tall').waitFor();
  await page.locator('.stage [data-tab=map]').tap();
  await page.locator('.chips button').nth(4).tap();
  await page.locator('.stage [data-c="region:africa"] .next').first().tap({ force: true });
  await page.locator('[data-test=ways] [data-move="activate shipyard"]').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
