// After a move what was moved flies there; whoever wants no motion finds it there at once.
import { expect, test } from 'vitest';
import { opening } from './opening.mjs';
import { settled, version } from './play.mjs';
import { before } from './played.mjs';

const house = opening();

test.each([
  ['endeavor', /^ship/, true],
  ['imperium', /^play/, true],
  ['imperium', /^play/, false],
])('%s %s, motion wanted: %s', async (game, move, wanted) => {
  const page = await house.resume(game, { settings: { animations: wanted } }, { seats: 3, seed: 5 }, before(move, 0.2));
  await page.emulateMedia({ reducedMotion: wanted ? 'no-preference' : 'reduce' });
  await page.evaluate(() => {
    window.flights = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.closest('.stage')) window.flights.push(this.dataset.piece ?? this.dataset.c);
      return animate.call(this, frames, options);
    };
  });
  // The board looks where everything lies.
  await page.setViewportSize({ width: 1360, height: 768 });
  await page.waitForTimeout(300);
  const was = await version(page);
  await page.evaluate((source) => {
    const wanted = new RegExp(source);
    [...document.querySelectorAll('[data-move]')].find((one) => wanted.test(one.dataset.move)).click();
  }, move.source);
  await settled(page, was);
  await page.waitForTimeout(600);
  const flights = await page.evaluate(() => window.flights);
  if (wanted) expect(flights.length).toBeGreaterThan(0);
  else expect(flights).toEqual([]);
});
