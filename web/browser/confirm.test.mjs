// Moves can be put up for confirmation: never, at the end of a turn, always.
import { expect, test } from 'vitest';
import { opening } from './opening.mjs';
import { choices, settled, untilAsked, version } from './play.mjs';

const house = opening();

/** A table of Imperium, where a turn is a chain of many questions. */
const sit = async (look) => (await house.sit('imperium', look, { seats: 2, seed: 5 })).page;

/** Click a choice; says whether it was put up for confirmation instead of being played. */
async function click(page, move) {
  const before = await version(page);
  await page.locator(`[data-move="${move}"]`).click();
  await page.waitForFunction(
    (version) =>
      document.querySelector('.confirm') || document.querySelector('[data-version]')?.dataset.version !== version,
    before,
  );
  return (await page.locator('.confirm').count()) > 0;
}

test('at the end of a turn only, as chosen in the settings with the keyboard', async () => {
  const page = await sit({ language: 'en' });
  await page.click('[data-test=more]');
  await page.click('[data-test=settings]');
  const group = page.getByRole('radiogroup', { name: 'Confirm moves' });
  await group.getByRole('radio', { name: 'never' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await group.getByRole('radio', { name: 'at the end of a turn' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.reload();
  const [ended, played] = [[], []];
  // A card played in the middle of a turn goes through at once.
  const cards = () => played.some((move) => move.startsWith('play '));
  while (ended.length < 2 || !cards()) {
    await untilAsked(page);
    const offered = await choices(page);
    const move = offered.find((one) => one.startsWith('play ')) ?? offered.find((one) => one !== 'end') ?? offered[0];
    const before = await version(page);
    if (!(await click(page, move))) {
      played.push(move);
      expect(played.length).toBeLessThan(60);
      continue;
    }
    ended.push(move);
    // Esc leaves the question open, Enter confirms; the keyboard stands on the button.
    expect(await page.evaluate(() => document.activeElement?.matches('.confirm .primary'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.confirm').count()).toBe(0);
    expect(await version(page)).toBe(before);
    expect(await choices(page)).toEqual(offered);
    expect(await click(page, move)).toBe(true);
    await page.keyboard.press('Enter');
    await settled(page, before);
    await page.waitForSelector('.confirm', { state: 'detached' });
  }
});

test.each([
  ['never', false],
  ['always', true],
])('%s', async (confirmation, asks) => {
  const page = await sit({ language: 'cs', settings: { confirmation } });
  expect(await click(page, (await choices(page))[0])).toBe(asks);
});
