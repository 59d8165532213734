// The keyboard alone, in every game, on a desktop and on a small screen: choices from anywhere, every
// thing's menu, and no redraw that takes the focus away.
import { describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { answer, openTable, settled, untilAsked, version } from './play.mjs';

const house = opening();
const GAMES = ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium'];
const LOOKS = [
  ['desktop', { phone: false, language: 'en' }],
  ['phone', { phone: true, language: 'cs' }],
];

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing';
    if (at.closest('[data-test=menu]')) return 'menu';
    if (at.closest('.choices')?.contains(at) && at.hasAttribute('data-move')) return 'choice';
    return at.closest('.stage [data-c]')?.getAttribute('data-c') ?? at.id;
  });

/** Walk over the board by the keyboard until something stands there that can be used. */
async function toUsable(page) {
  const ways = ['Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowLeft'];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(ways[Math.floor(i / 3) % 4]);
    if (await page.evaluate(() => document.activeElement?.closest('.stage .legal') !== null)) return focused(page);
  }
  // What the walk does not come by is reached by Tab.
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.stage .legal'))) return focused(page);
  }
  throw new Error('nothing that can be used is reached by the keyboard');
}

describe.each(GAMES)('%s', (game) => {
  test.each(LOOKS)('arrows, menus and the focus: %s', async (_, look) => {
    const options = game === 'terra-mystica' ? { setup: 'first_game' } : {};
    const page = await house.person({ ...look, settings: { playback: 'never' } });
    await house.sit(game, {}, { seats: 3, seed: 3, options }, page);
    for (let i = 0; i < 3; i++) await answer(page);
    await untilAsked(page);
    await page.locator('.stage [data-c]').first().waitFor({ state: 'attached' });
    // From anywhere to the choices.
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('choice');
    if (look.phone) await page.locator('[data-tab=board]').press('Enter');
    // To a thing, into its menu, and back to the thing.
    const thing = await toUsable(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-test=menu]').waitFor();
    await expect.poll(() => focused(page)).toBe('menu');
    expect(await seriousFaults(page, '[data-test=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-test=menu]').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(thing);
    // Whatever is drawn anew, the keyboard has its place.
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('choice');
      const before = await version(page);
      await page.keyboard.press('Enter');
      await settled(page, before);
      expect(await focused(page)).not.toBe('nothing');
      if ((await untilAsked(page)) === 'over') break;
      await page.waitForTimeout(50);
      expect(await focused(page)).not.toBe('nothing');
    }
  });
});

test.each(LOOKS)('the number at the sign counts the tables that wait elsewhere: %s', async (_, look) => {
  const page = await house.person(look);
  await page.addInitScript(() => {
    navigator.setAppBadge = (count) => Promise.resolve((window.badge = count));
  });
  const id = await openTable(page, house.server.url, 'seven-wonders', { seats: 3, seed: 5 });
  await openTable(page, house.server.url, 'endeavor', { seats: 3, seed: 5 });
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.badge)).toBe(1);
  await page.goto(`${house.server.url}/games`);
  await expect.poll(() => page.evaluate(() => window.badge)).toBe(2);
});
