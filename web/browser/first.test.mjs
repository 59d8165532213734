// A first visit: the guide with its spotlight in every game, the puzzle of the day, the start page.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { openTable, untilAsked, version } from './play.mjs';

const house = opening();
const GAMES = ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium'];

/** Click where the light is until the act is done; says how many clicks that took. */
async function followLight(page) {
  const before = await version(page);
  const light = page.locator('[data-test=spotlight]');
  for (let clicks = 1; clicks <= 5; clicks++) {
    await light.waitFor();
    const box = await light.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const done = await page
      .waitForFunction(
        ([version, x, y]) => {
          const light = document.querySelector('[data-test=spotlight]')?.getBoundingClientRect();
          const now = document.querySelector('[data-version]')?.dataset.version;
          return now !== version
            ? 'played'
            : light && (Math.abs(light.x - x) > 4 || Math.abs(light.y - y) > 4)
              ? 'moved'
              : null;
        },
        [before, box.x, box.y],
        { timeout: 10_000 },
      )
      .then((found) => found.jsonValue());
    if (done === 'played') return clicks;
  }
  throw new Error('the light led nowhere');
}

test.each(
  GAMES.flatMap((game) => [
    [game, false],
    [game, true],
  ]),
)('the guide of %s points at the thing and waits for the own click; phone: %s', async (game, phone) => {
  const page = await house.person({ phone, language: phone ? 'cs' : 'en', theme: phone ? 'dark' : 'light' });
  await page.goto(house.server.url);
  await page.click(`[data-test=tour-${game}]`);
  await untilAsked(page);
  await page.locator('[data-test=spotlight]').waitFor();
  const card = page.locator('[data-test=tour]');
  expect(await card.locator('[data-test=tour-text]').innerText()).not.toBe('');
  expect(await seriousFaults(page, '[data-test=tour]')).toEqual([]);
  // A click elsewhere changes nothing and is answered in the card.
  const before = await version(page);
  const light = await page.locator('[data-test=spotlight]').boundingBox();
  await page.mouse.click(4, light.y > 60 ? 4 : 830);
  await page.locator('[data-test=tour-missed]').waitFor();
  expect(await version(page)).toBe(before);
  expect(await followLight(page)).toBeLessThanOrEqual(4);
  await untilAsked(page);
  // Whoever would rather choose alone is let go.
  if (await page.locator('[data-test=tour-free]').count()) {
    await page.click('[data-test=tour-free]');
    await page.locator('[data-test=spotlight]').waitFor({ state: 'detached' });
  }
});

test.each([false, true])(
  'the puzzle of the day: four candidates, then their chances; phone: %s',
  { timeout: 240_000 },
  async (phone) => {
    const page = await house.person({ phone, language: phone ? 'cs' : 'en' });
    await page.goto(house.server.url);
    await page.click('[data-test=puzzle]');
    await page.locator('[data-guess]').first().waitFor({ timeout: 180_000 });
    expect(await page.locator('[data-guess]').count()).toBe(4);
    await page.locator('.stage [data-c]:visible').first().waitFor();
    expect(await seriousFaults(page, '[data-test=guess]')).toEqual([]);
    await page.locator('[data-guess]').first().click();
    await page.locator('[data-test=verdict]').waitFor();
    const chances = (await page.locator('[data-answer] .chance b').allInnerTexts()).map((text) =>
      Number.parseInt(text),
    );
    expect(chances).toHaveLength(4);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(await seriousFaults(page, '[data-test=guess]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test.each([false, true])('guess the move at the turning points of a finished game; phone: %s', async (phone) => {
  const games = await house.played();
  const game = { seats: 3, seed: 5 };
  const { moves } = await games.game('seven-wonders', game);
  // The questions are real; how good their answers are is told here, so that nothing has to be searched.
  const turns = [];
  for (const position of [12, 24]) {
    const [seat, played] = moves[position];
    const table = await games.table('seven-wonders', game, position);
    const { decision } = await games.request('GET', `/api/tables/${table}/state?seat=${seat}`);
    const mine = decision.moves.find((move) => move.text === played);
    const others = decision.moves.filter((move) => move !== mine).slice(0, 3);
    const choices = [...others, mine].map((move, i) => ({ move, chance: 0.6 - i / 10, reason: { key: 'sw-summary' } }));
    turns.push({ position, seat, move: mine, better: others[0], before: 0.6, after: 0.3, choices });
  }
  const page = await house.person({ phone, language: phone ? 'cs' : 'en' });
  // What a service worker fetches cannot be answered here.
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await games.enter(page);
  const over = await games.over('seven-wonders', game);
  await page.route(`**/api/tables/${over}/analysis`, (route) =>
    route.fulfill({ json: { status: 'ready', done: 2, total: 2, points: [], turns } }),
  );
  await page.goto(`${house.server.url}/table/${over}`);
  await page.locator('[data-test=guess-open]').click();
  for (const [i, { choices }] of turns.entries()) {
    await expect.poll(() => page.locator('[data-guess]').count()).toBe(4);
    // Nothing tells what was played or what is best.
    expect(await page.locator('[role=log], [data-test=turning-point], [data-answer]').count()).toBe(0);
    await page.locator('.stage [data-c]:visible').first().waitFor();
    expect(await seriousFaults(page, '[data-test=guess]')).toEqual([]);
    await page.locator(`[data-guess="${choices[i].move.text}"]`).click();
    await page.locator('[data-test=verdict]').waitFor();
    const answers = await page.locator('[data-answer]').evaluateAll((all) => all.map((one) => one.dataset.answer));
    expect(answers).toEqual(choices.map((one) => one.move.text));
    if (turns[i + 1]) await page.click('[data-test=next-turn]');
  }
  // The first guess was the best move, the second was not.
  await page.getByText(phone ? /1 z[e]? 2/ : /1 of 2/).waitFor();
});

test.each([false, true])('the start page: what goes on comes first, five drawn games; phone: %s', async (phone) => {
  const page = await house.person({ phone, language: phone ? 'cs' : 'en', theme: phone ? 'dark' : 'light' });
  const id = await openTable(page, house.server.url, 'endeavor', { seats: 3, seed: 3 });
  await page.goto(house.server.url);
  const going = page.locator('[data-test=continue]');
  await going.waitFor();
  await page.locator('[data-test=puzzle]').waitFor();
  expect((await going.boundingBox()).y).toBeLessThan(220);
  const drawn = () =>
    page.$$eval('.games .art img', (all) => all.filter((one) => one.complete && one.naturalWidth > 0).length);
  await expect.poll(drawn).toBe(5);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (!phone) {
    // A large screen is filled, and nothing has to be scrolled.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const [height, foot, width] = await page.evaluate(() => {
      const { bottom, width } = document.querySelector('.games').getBoundingClientRect();
      return [document.documentElement.scrollHeight, bottom, width];
    });
    expect(height).toBeLessThanOrEqual(1080);
    expect(foot).toBeGreaterThan(980);
    expect(width).toBeGreaterThan(1500);
  }
  await going.click();
  await page.waitForURL((url) => url.pathname === `/table/${id}`);
  await untilAsked(page);
});
