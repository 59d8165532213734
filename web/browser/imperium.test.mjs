// A person plays Imperium by clicking on the board alone.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { dice, playOnBoard } from './measures-play.mjs';
import { opening } from './opening.mjs';
import { dragTo, settled, untilAsked, version } from './play.mjs';

const house = opening();

async function sit(
  look = {},
  { seats = 2, options = { nations: ['celts', 'greeks', 'romans', 'qin'].slice(0, seats), sides: 'B' } } = {},
) {
  const { page } = await house.sit('imperium', look, { seed: 5, seats, options });
  await page.locator('.stage .board').waitFor();
  return page;
}

/** Point at a drawn thing and play the move that its menu offers. */
async function playAt(page, thing, press = 'click') {
  const before = await version(page);
  await thing[press]({ force: true });
  await page.locator('[data-test=menu] .primary')[press]();
  await settled(page, before);
}

test.each(['en', 'cs'])(
  'a refusal, a card played and another answer, all by clicking on the board: %s',
  async (language) => {
    const page = await sit({ language });
    // The nation deck is not asked about: it says so at the pile, with the rule.
    await page.locator('.stage [data-c="place:nation-deck"]').click({ force: true });
    const bubble = page.locator('[data-test=bubble]');
    await bubble.waitFor();
    expect(await bubble.innerText()).toMatch(/IM-\d/);
    await page.keyboard.press('Escape');
    const held = await page.locator('.hand .card').count();
    await playAt(page, page.locator('.hand .card.legal').first());
    await untilAsked(page);
    await expect.poll(() => page.locator('.hand .card').count()).not.toBe(held);
    // Whatever is asked now can be answered on the board or in the list.
    expect(await page.locator('.stage .legal, [data-move]').count()).toBeGreaterThan(0);
  },
);

test('a card is dragged from the hand into play, and the turn is ended, on the board alone', async () => {
  const page = await sit();
  let before = await version(page);
  await dragTo(page, page.locator('.hand .card.legal').first(), page.locator('.tableau'));
  await settled(page, before);
  // Whatever the card asks is answered on the board, until the turn can be ended there.
  const end = page.locator('.stage [data-loose=end]');
  const roll = dice(5);
  for (let i = 0; i < 20 && !(await end.count()); i++) await playOnBoard(page, roll);
  before = await version(page);
  await end.click();
  await settled(page, before);
});

test('nations and sides are chosen from drawn cards', async () => {
  const page = await sit({}, { options: { nations: 'pick' } });
  expect(await page.locator('.nation').count()).toBe(16);
  await playAt(page, page.locator('.stage [data-c="nation:celts"]'));
  await untilAsked(page);
  await page.locator('.sides .card').first().waitFor();
  await playAt(page, page.locator('.stage [data-c="B"]'));
  await untilAsked(page);
  await page.locator('.hand .card').first().waitFor();
});

test('everything of four players fits 1366 x 768, and axe finds nothing serious', async () => {
  const page = await sit({ theme: 'dark', language: 'cs' }, { seats: 4 });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.imperium > *, .rival, .rounds, .market, .mine, .hand, .market .card')]
      .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1 || one.scrollHeight > one.clientHeight + 16)
      .map((one) => `${one.className} ${one.scrollHeight - one.clientHeight}`),
  );
  expect(cut).toEqual([]);
  expect(await seriousFaults(page, '.stage')).toEqual([]);
});

test('a rival and a pile open over the board and go away again', async () => {
  const page = await sit();
  await page.locator('.rival button').first().click();
  await page.locator('.area .tile').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.area').count()).toBe(0);
  await page.locator('.developments button').first().click();
  await page.locator('.spread .card').first().waitFor();
});

test('on a phone the hand lies under the thumb and a tap plays', async () => {
  const page = await sit({ phone: true, language: 'cs' }, { seats: 4 });
  expect(await page.locator('.phone .rival').count()).toBe(3);
  expect(await page.locator('.phone .market .mini').count()).toBe(5);
  await playAt(page, page.locator('.hand .card.legal').first(), 'tap');
  await untilAsked(page);
  await page.locator('.phone .rival').first().tap();
  await page.locator('.area .tile').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
