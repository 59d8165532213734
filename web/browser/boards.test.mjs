// All boards from real games: everything can be read at 1366 x 768, and by everybody.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { after } from './played.mjs';
import { illegible } from './legible.mjs';
import { opening } from './opening.mjs';

const house = opening();

/** Each game with its fewest and its most seats, where the table is fullest. */
const TABLES = [
  ['seven-wonders', 3, 3, 0.7],
  ['seven-wonders', 7, 7, 0.85],
  ['terra-mystica', 2, 3, 0.9],
  ['terra-mystica', 5, 11, 0.6],
  ['endeavor', 3, 5, 0.6],
  ['endeavor', 5, 11, 0.85],
  ['civilization', 2, 11, 0.62],
  ['civilization', 4, 11, 0.9],
  ['imperium', 2, 11, 0.6],
  ['imperium', 4, 7, 0.9],
];
const LANGUAGES = ['en', 'cs'];

test.each(TABLES.flatMap((one) => LANGUAGES.map((language) => [...one, language])))(
  'no word below 11 px, no number below 12 px, nothing cut or scrolled: %s, %i seats, seed %i, at %f, %s',
  async (game, seats, seed, part, language) => {
    const page = await house.resume(game, { language }, { seats, seed }, after(part));
    await page.waitForTimeout(200);
    expect(await illegible(page)).toEqual([]);
  },
);

const FULLEST = TABLES.filter((_, i) => i % 2);
const LOOKS = [
  ['light', false],
  ['dark', true],
  ['dark', false],
  ['light', true],
];

test.each(FULLEST)('axe finds nothing serious: %s, %i seats, seed %i, at %f', async (game, seats, seed, part) => {
  for (const [theme, phone] of LOOKS) {
    const page = await house.resume(
      game,
      { theme, phone, language: phone ? 'cs' : 'en' },
      { seats, seed },
      after(part),
    );
    expect(await seriousFaults(page), `${theme}, phone: ${phone}`).toEqual([]);
  }
});
