// The table around the board: menus, playback, the end, invitations, phones, keys, installing.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { answer, choices, finished, openTable, playOnBefore, settled, signIn, untilAsked, version } from './play.mjs';

const house = opening();
// A whole game of bots, played once for all tests: of two, so that it is over soon.
let over;

const person = (look = {}) => house.person(look);

async function finishedGame(page) {
  await page.goto(house.server.url);
  await signIn(page);
  over ??= await finished(page, house.server.url, 'terra-mystica', { seats: 2, seed: 11 });
  return over;
}

/** A table in the middle of a game of Terra Mystica, with a question that is about hexes. */
async function middle(page) {
  await finishedGame(page);
  const id = await playOnBefore(page, over, /^upgrade /, 0.4);
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  // On a phone it may stand in another part of the board.
  await page.locator('.stage .legal').first().waitFor({ state: 'attached' });
  return id;
}

const apart = (one, other) =>
  one.y + one.height <= other.y ||
  one.y >= other.y + other.height ||
  one.x + one.width <= other.x ||
  one.x >= other.x + other.width;

test('a click on a thing that cannot be used says why at it, in words and with the rule', async () => {
  const page = await person();
  await middle(page);
  const offered = await choices(page);
  const hexes = page.locator('.stage [data-c^="hex:"]:not(.legal)');
  const bubble = page.locator('[data-test=bubble]');
  const answered = page.locator('[data-test=menu], [data-test=bubble]');
  const said = [];
  for (let i = 0; said.length < 6; i += 3) {
    const hex = hexes.nth(i);
    await hex.click();
    await answered.first().waitFor();
    // Where a chain of answers leads to the hex, there is a menu.
    if (await bubble.count()) {
      said.push(await bubble.innerText());
      expect(apart(await bubble.boundingBox(), await hex.boundingBox())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await answered.first().waitFor({ state: 'detached' });
  }
  for (const words of said) expect(words).not.toMatch(/is not a move|look like|hex:/);
  expect(await choices(page)).toEqual(offered);
});

test('the menu at a thing plays its only move by Enter', async () => {
  const page = await person();
  await middle(page);
  const before = await version(page);
  const things = page.locator('.stage .legal');
  const menu = page.locator('[data-test=menu]');
  for (let i = 0; i < (await things.count()); i++) {
    await things.nth(i).click();
    await menu.waitFor();
    if ((await menu.locator('[data-move]').count()) === 1) break;
    await page.keyboard.press('Escape');
  }
  expect(await seriousFaults(page)).toEqual([]);
  expect(await menu.locator('.primary').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await settled(page, before);
  await menu.waitFor({ state: 'detached' });
});

test.each([false, true])(
  'what the others did is played back, waits, goes on and can be skipped; phone: %s',
  async (phone) => {
    const page = await person({ phone, settings: { animations: true, playback: 'always', pace: 0.5 } });
    const id = await openTable(page, house.server.url, 'terra-mystica', {
      seats: 4,
      seed: 11,
      options: { setup: 'first_game' },
    });
    await page.goto(`${house.server.url}/table/${id}`);
    const bar = page.locator('[data-test=playback]');
    for (let i = 0; i < 12 && !(await bar.count()); i++) {
      await untilAsked(page);
      const before = await version(page);
      if (phone) await page.click('[data-tab=choices]');
      await page.locator('[data-move]').last().click();
      await settled(page, before);
      await untilAsked(page);
      if (phone) await page.click('[data-tab=board]');
      await page.waitForTimeout(300);
    }
    await bar.waitFor();
    // The question waits meanwhile, and the board is that of the step.
    expect(await page.locator('[data-move]').count()).toBe(0);
    await page.locator('[data-test=to-my-move]').hover();
    await bar.getByRole('button', { name: 'Pause' }).click();
    const step = () => bar.locator('.count-of').innerText();
    const paused = await step();
    expect(await seriousFaults(page)).toEqual([]);
    await page.waitForTimeout(1300);
    expect(await step()).toBe(paused);
    await page.locator('[data-test=skip]').click();
    await bar.waitFor({ state: 'detached' });
    if (!phone) await page.locator('.question [data-move]').first().waitFor();
    // It comes again for the asking.
    await page.keyboard.press('w');
    await bar.waitFor();
    // Its pace is chosen there and kept.
    await bar.getByRole('radio', { name: '2×' }).check({ force: true });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('pentapolis.settings')).pace)).toBe(2);
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
  },
);

test('with less motion nothing is played back by itself, but step by step on demand', async () => {
  const page = await person({ settings: { playback: 'always' } });
  await middle(page);
  expect(await page.locator('[data-test=playback]').count()).toBe(0);
  await page.locator('[data-test=happened]').click();
  const bar = page.locator('[data-test=playback]');
  await bar.waitFor();
  const first = await bar.locator('.count-of').innerText();
  await page.waitForTimeout(900);
  expect(await bar.locator('.count-of').innerText()).toBe(first);
  await bar.getByRole('button', { name: 'Next step' }).click();
  await expect
    .poll(async () => (await bar.count()) === 0 || (await bar.locator('.count-of').innerText()) !== first)
    .toBe(true);
});

test.each([
  [false, 'en', /wins|share/],
  [true, 'cs', /vítězí|dělí/i],
])('the end: places, pad, points, what next; the board can be looked at; phone: %s', async (phone, language, won) => {
  const page = await person({ phone, language });
  await finishedGame(page);
  await page.goto(`${house.server.url}/table/${over}`);
  const result = page.locator('[data-test=result]');
  await result.waitFor();
  expect(await result.innerText()).toMatch(won);
  expect((await result.locator('.head').boundingBox()).height, 'who has won').toBeGreaterThan(150);
  expect(await result.locator('ol > li .total').count()).toBe(2);
  for (const next of ['rematch', 'replay', 'share', 'another']) {
    expect(await result.locator(`[data-test=${next}]`).count(), next).toBe(1);
  }
  expect(await page.locator('[data-test=undo], [data-test=hint]').count()).toBe(0);
  const totals = (await result.locator('ol > li .total').allInnerTexts()).map(Number);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  await result.locator('figure polyline').first().waitFor();
  // The chances are worked out meanwhile, without a click; the chart grows with them.
  const chances = result.locator('[data-test=hindsight]');
  await chances.locator('figure polyline').first().waitFor({ timeout: 60_000 });
  expect(await seriousFaults(page)).toEqual([]);
  await chances
    .getByRole('heading', { name: phone ? 'Zlomové okamžiky' : 'Turning points' })
    .waitFor({ timeout: 120_000 });
  if (!phone) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const box = async (part) => result.locator(part).boundingBox();
    const [pad, points, turns] = [await box('.pad'), await box('.chart'), await box('.hindsight')];
    expect(points.x, 'the points beside the pad').toBeGreaterThan(pad.x + pad.width);
    expect(turns.x, 'the chances below the points').toBe(points.x);
    expect(pad.height, 'the pad in the whole height').toBeGreaterThan(900);
    expect(await result.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
  }
  await page.click('[data-test=look]');
  await page.locator('.stage .board').waitFor();
  await page.click('[data-test=show-result]');
  await page.click('[data-test=rematch]');
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(over));
  await page.waitForSelector('[data-state]');
});

test('a replay plays by itself and stops', async () => {
  const page = await person({ settings: { animations: true, pace: 2 } });
  await finishedGame(page);
  await page.goto(`${house.server.url}/replay/${over}?at=20`);
  await page.locator('.stage .board').waitFor();
  await page.click('[data-test=run]');
  await expect.poll(() => page.url(), { timeout: 8000 }).toContain('at=22');
  await page.click('[data-test=run]');
  const stopped = page.url();
  await page.waitForTimeout(700);
  expect(page.url()).toBe(stopped);
});

test.each([false, true])(
  'an invitation shows its link and a QR code, without the clipboard; phone: %s',
  async (phone) => {
    const page = await person({ phone });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      navigator.share = ({ url }) => Promise.resolve((window.given = url));
    });
    const id = await openTable(page, house.server.url, 'seven-wonders', {
      seats: 4,
      kinds: ['me', 'open', 'open', 'bot'],
    });
    await page.goto(`${house.server.url}/table/${id}`);
    const link = page.locator('[data-test=link]');
    await link.waitFor();
    const first = await link.inputValue();
    expect(first).toMatch(new RegExp(`/table/${id}#s_`));
    const code = () => page.locator('[data-test=qr] path').getAttribute('d');
    const drawn = await code();
    expect(drawn.length).toBeGreaterThan(1000);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    // A phone hands it on by its own sheet.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    expect(await page.evaluate(() => window.given)).toBe(first);
    // The other free chair has a link of its own.
    await page.getByRole('button', { name: 'Link', exact: true }).last().click();
    expect(await link.inputValue()).not.toBe(first);
    expect(await code()).not.toBe(drawn);
  },
);

test('a new table: chairs, strengths, an option of the rulebook', async () => {
  const page = await person();
  await page.goto(`${house.server.url}/new/terra-mystica`);
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check({ force: true });
  await expect.poll(() => page.locator('[data-test^=chair-]').count()).toBe(3);
  await page.click('[data-test=chair-1]');
  await page
    .getByRole('radiogroup', { name: 'Strength' })
    .getByRole('radio', { name: /Steady/ })
    .check({ force: true });
  expect(await seriousFaults(page)).toEqual([]);
  await page.click('[data-test=chair-2]');
  await page
    .getByRole('radiogroup', { name: /seat 3/ })
    .getByRole('radio', { name: 'Friend' })
    .check({ force: true });
  await page.locator('summary').click();
  await page.locator('details input[type=checkbox]').first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('[data-test=invitation]');
  const id = new URL(page.url()).pathname.split('/')[2];
  const table = await page.evaluate(
    async (id) =>
      (
        await fetch(`/api/tables/${id}`, {
          headers: { Authorization: `Bearer ${JSON.parse(localStorage.getItem('pentapolis.person'))}` },
        })
      ).json(),
    id,
  );
  expect(table.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'open']);
  expect(table.seats[1].bot).toBe('steady');
});

test('the arrows walk through the choices from anywhere, and a redraw keeps the focus', async () => {
  const page = await person();
  await middle(page);
  await page.locator('#main').focus();
  await page.keyboard.press('ArrowDown');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-move') ?? null);
  const all = await choices(page);
  expect(await at()).toBe(all[0]);
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe(all[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await at()).toBe(all.at(-1));
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint]');
  expect(await at()).toBe(all.at(-1));
  // Who answers by keyboard finds the next question's choices under it.
  const before = await version(page);
  await page.keyboard.press('Enter');
  await settled(page, before);
  if ((await untilAsked(page)) === 'asked') await expect.poll(at).not.toBe(null);
});

test('a component has a card with its name and text, never an id, and beside the thing', async () => {
  const page = await person();
  await middle(page);
  const card = page.locator('[role=tooltip]');
  const things = page.locator('.stage [data-c]');
  let seen = 0;
  for (let i = 0; i < (await things.count()) && seen < 5; i += 9) {
    const thing = things.nth(i);
    const box = await thing.boundingBox();
    if (!box || box.width > 300) continue;
    await page.mouse.move(2, 400);
    await card.waitFor({ state: 'detached' });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(550);
    if (!(await card.count())) continue;
    seen++;
    expect(await card.innerText()).not.toMatch(/\b[a-z]+:[a-z0-9]/i);
    expect(apart(await card.boundingBox(), box), await card.innerText()).toBe(true);
  }
  expect(seen).toBeGreaterThanOrEqual(2);
});

test('on a phone: everything the desktop has, and nothing jumps', async () => {
  const page = await person({ phone: true, language: 'cs' });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.hadRecentInput) window.shift += entry.value;
        if (!entry.hadRecentInput)
          window.moved = [
            ...(window.moved ?? []),
            ...entry.sources.map((one) => `${one.node?.nodeName}.${one.node?.className} ${entry.value}`),
          ];
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(house.server.url);
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => window.shift), 'start').toBeLessThan(0.05);
  await middle(page);
  await page.waitForTimeout(800);
  expect(await page.evaluate(() => window.shift), `table: ${await page.evaluate(() => window.moved)}`).toBeLessThan(
    0.05,
  );
  await page.locator('[data-tab=more]').click();
  await page.locator('[data-test=chat]').click();
  await page.locator('.chat input').fill('ahoj');
  await page.keyboard.press('Enter');
  await page.locator('.chat .lines').getByText('ahoj').waitFor();
  await page.locator('[data-tab=more]').click();
  await page.locator('[data-test=leave]').click();
  await page.locator('dialog[open] [data-test=leave-yes]').waitFor();
  await page.keyboard.press('Escape');
  // A rule opens in its own box; the document does not move.
  await page.locator('[data-test=phone-more] button').first().click();
  await page.locator('[data-rule]').first().waitFor();
  const size = await page.evaluate(() => [
    scrollY,
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(size).toEqual([0, 0, 0]);
});

test.each([false, true])('hints leave the choices as they are; phone: %s', async (phone) => {
  const page = await person({ phone, language: phone ? 'cs' : 'en' });
  await middle(page);
  if (phone) await page.click('[data-tab=choices]');
  const heights = () =>
    page.$$eval('.choices [data-move]', (all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const before = await heights();
  await page.locator('[data-test=hint]').click();
  await page.waitForSelector('[data-hint]', { timeout: 60_000 });
  expect(await heights()).toEqual(before);
  // Each says what it costs and brings, and some choices are in sight below.
  await expect.poll(() => page.locator('.hints .price').count()).toBeGreaterThan(0);
  const inSight = await page.$$eval('.choices [data-move]', (all) => {
    const frame = document.querySelector('.choices').getBoundingClientRect();
    return all.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
    }).length;
  });
  expect(inSight).toBeGreaterThanOrEqual(2);
  expect(await seriousFaults(page, '.hints')).toEqual([]);
});

test.each([false, true])(
  'installed, rules and finished games are read without the network; phone: %s',
  async (phone) => {
    const page = await person({ phone });
    const games = await house.played();
    const over = await games.over('seven-wonders', { seats: 3, seed: 5 });
    await games.enter(page);
    const manifest = await (await fetch(`${house.server.url}/manifest.webmanifest`)).json();
    expect(manifest.start_url).toBe('/');
    expect(manifest.icons.length).toBeGreaterThan(0);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await page.goto(`${house.server.url}/rules/seven-wonders`);
    await page.waitForSelector('[data-rule]');
    await page.goto(`${house.server.url}/replay/${over}?at=7`);
    await page.locator('.stage [data-c]:visible').first().waitFor();
    await page.click('[data-test=more]');
    await page.click('[data-test=keep-offline]');
    await page.getByText('The whole game is kept').waitFor({ timeout: 120_000 });
    await house.people[0].context.setOffline(true);
    await page.reload();
    await page.getByText('You are offline').waitFor();
    await page.locator('.stage [data-c]:visible').first().waitFor();
    // Also a move that was not looked at.
    await page.locator('input[type=range]').fill('30');
    await expect.poll(() => page.locator('.steer b').innerText()).toContain('30');
    expect(await page.locator('.fault').count()).toBe(0);
    await page.goto(`${house.server.url}/rules/seven-wonders`);
    await page.waitForSelector('[data-rule]');
    house.people[0].faults.length = 0; // the browser reports what it could not load
  },
);

test('sounds: off is silent, on is heard', async () => {
  const page = await person({ settings: { sound: 'off' } });
  await page.addInitScript(() => {
    window.contexts = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.contexts++;
      }
    };
  });
  const id = await openTable(page, house.server.url, 'seven-wonders', { seed: 5 });
  await page.goto(`${house.server.url}/table/${id}`);
  await answer(page);
  await untilAsked(page);
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.poll(() => page.evaluate(() => window.contexts)).toBe(1);
});
