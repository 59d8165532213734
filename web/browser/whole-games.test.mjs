// Whole games by clicking on the board alone: the list of choices is never touched.
import { expect, test } from 'vitest';
import { playWhole } from './measures-play.mjs';
import { opening } from './opening.mjs';

const house = opening();
const MINUTES = 60_000;

/** Some actions of a round of Terra Mystica, then the pass. */
function passesInTime(thing, played) {
  const since = played.length - 1 - played.findLastIndex((one) => one.startsWith('bonus:') || one === 'pass');
  return since > 8 ? /^(bonus:|pass$|done$)/.test(thing) : !thing.startsWith('bonus:');
}

/** The phases of Civilization go by with a few clicks on things each, then with answers that need no thing. */
const goesOn = (thing, played) => played.length % 3 === 0 || !thing.includes(':');

const GAMES = [
  ['seven-wonders', 3, {}],
  ['terra-mystica', 2, {}],
  ['endeavor', 3, {}],
  ['civilization', 2, {}],
  ['imperium', 2, { nations: ['celts', 'greeks'] }],
];
const HABITS = { 'terra-mystica': passesInTime, civilization: goesOn };
const LOOKS = [
  ['en', false],
  ['cs', true],
  ['cs', false],
  ['en', true],
];

test.each(GAMES.flatMap((game) => LOOKS.map((look) => [...game, ...look])))(
  'a whole game on the board: %s, %i seats, %j, %s, phone %s',
  { timeout: 12 * MINUTES },
  async (game, seats, options, language, phone) => {
    const settings = { playback: 'never', confirmation: 'never' };
    const { page } = await house.sit(game, { language, phone, settings }, { seats, seed: 7, options });
    const answers = await playWhole(page, 11, { tap: phone, prefer: HABITS[game] });
    console.log(`${game}, ${language}, ${phone ? 'phone' : 'desktop'}: ${answers} answers`);
    await page.locator('[data-test=result]').waitFor();
    // Who has won stands in a panel that other figures must not squeeze away.
    expect((await page.locator('[data-test=result] .head').boundingBox()).height).toBeGreaterThan(100);
    expect(answers).toBeGreaterThan(17);
  },
);
