// A person plays 7 Wonders in a real browser against a real server.
import { describe, expect, test } from 'vitest';
import { opening } from './opening.mjs';
import { answer, choices, finished, openTable, settled, untilAsked, version } from './play.mjs';

const house = opening();
const sit = (look = {}, table = {}) => house.sit('seven-wonders', look, { seed: 5, ...table });

const prompt = (page) => page.locator('[data-test=prompt]').innerText();

test('one click starts a game, and it is played to its end by clicking', async () => {
  const page = await house.person();
  await page.goto(house.server.url);
  await page.click('[data-test=play-seven-wonders]');
  let moves = 0;
  while (await answer(page)) moves++;
  // A side and eighteen cards; some wonders ask more.
  expect(moves).toBeGreaterThanOrEqual(19);
  const result = page.locator('[data-test=result]');
  await result.waitFor();
  expect(await result.innerText()).toMatch(/wins|share/);
  await result.locator('tfoot .total td').first().waitFor(); // the sheet follows the words
  expect(await result.locator('tfoot .total td').count()).toBe(4);
  expect(await result.locator('tfoot .total .won').count()).toBeGreaterThanOrEqual(1);
  await result.locator('figure polyline').first().waitFor();
  expect(await page.locator('[data-test=undo], [data-test=hint]').count()).toBe(0);
});

test('a click on a card opens its menu there, Esc closes it, and a second click too', async () => {
  const { page } = await sit();
  await answer(page);
  await untilAsked(page);
  const all = await choices(page);
  const card = page.locator('.hand .legal').first();
  const id = await card.getAttribute('data-c');
  await card.click();
  const menu = page.locator('[data-test=menu]');
  const inMenu = () => menu.locator('[data-move]').evaluateAll((found) => found.map((one) => one.dataset.move));
  expect(await inMenu()).toEqual(all.filter((move) => move.split(' ')[1] === id.slice('card:'.length)));
  const [thing, box] = [await card.boundingBox(), await menu.boundingBox()];
  const apart =
    box.y + box.height <= thing.y ||
    box.y >= thing.y + thing.height ||
    box.x + box.width <= thing.x ||
    box.x >= thing.x + thing.width;
  expect(apart, 'the menu covers its thing').toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
  expect(await choices(page)).toEqual(all);
  await card.click();
  await menu.waitFor();
  await card.click();
  expect(await menu.count()).toBe(0);
  const before = await version(page);
  await card.click();
  await menu.locator('[data-move]').last().click();
  await settled(page, before);
});

test('the fields at a card play it or say why not, and all seven cities are in sight', async () => {
  const { page } = await sit({}, { seats: 7 });
  await answer(page);
  await untilAsked(page);
  expect(await page.locator('.centre li').count()).toBe(4);
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('.above > *, .centre li, .mine, .hand li')].filter(
        (one) => one.getBoundingClientRect().bottom > innerHeight + 1,
      ).length,
  );
  expect(hidden).toBe(0);
  await page.locator('.centre li button').first().click();
  await page.locator('.sheet .whole').waitFor();
  await page.keyboard.press('Escape');
  const before = await version(page);
  await page.locator('[data-field=sell]').first().click();
  await settled(page, before);
});

test('the menu says what is refused and why, with the rule, and the rule opens', async () => {
  const { page } = await sit({}, { seed: 2 });
  const refused = page.locator('[data-test=menu] .refused .rule');
  for (let turn = 0; turn < 12 && !(await refused.count()); turn++) {
    await answer(page, ['sell']);
    await untilAsked(page);
    const cards = page.locator('.hand .legal');
    for (let i = 0; i < (await cards.count()) && !(await refused.count()); i++) {
      await cards.nth(i).click();
      await page.waitForTimeout(100);
      if (!(await refused.count())) await page.keyboard.press('Escape');
    }
  }
  const rule = await refused.first().innerText();
  expect(rule).toMatch(/^SW-/);
  await refused.first().click();
  await page.waitForSelector(`.sought[data-rule="${rule}"]`);
});

test('what no choice is about says so at the thing', async () => {
  const { page } = await sit();
  const built = page.locator('.stage [data-c^="card:"]:not(.legal)');
  do {
    await answer(page);
    await untilAsked(page);
  } while (!(await built.count()));
  await built.first().click();
  const bubble = page.locator('[data-test=bubble]');
  await bubble.waitFor();
  expect(await bubble.innerText()).not.toMatch(/[a-z]+:[a-z]/);
  await page.keyboard.press('Escape');
  expect(await bubble.count()).toBe(0);
});

test('a whole game with the keyboard alone', async () => {
  const { page } = await sit();
  await page.locator('#main').focus();
  let moves = 0;
  while ((await untilAsked(page)) === 'asked') {
    const before = await version(page);
    await page.waitForSelector('[data-move]');
    if (moves % 2) {
      // A number key plays the choice beside which it stands.
      await page.keyboard.press('1');
    } else {
      // Or walk: Tab into the list, arrows within it, Enter.
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.hasAttribute('data-move'))) break;
      }
      await page.keyboard.press('Enter');
    }
    await settled(page, before);
    moves++;
  }
  expect(moves).toBeGreaterThanOrEqual(19);
});

test('board things can be reached and used with the keyboard', async () => {
  const { page } = await sit();
  await answer(page);
  await untilAsked(page);
  const card = page.locator('.hand .legal').first();
  await page.keyboard.press('Shift+Tab');
  await card.focus();
  await page.waitForSelector('[role=tooltip]');
  await page.keyboard.press('Enter');
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  // The menu takes the keyboard, keeps it, and gives it back to the card.
  const inMenu = () => page.evaluate(() => document.activeElement?.closest('[data-test=menu]') !== null);
  await expect.poll(inMenu).toBe(true);
  for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
  expect(await inMenu()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await card.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('t');
  await page.waitForSelector('.words');
  expect(await page.locator('.words [aria-pressed=true]').count()).toBe(1);
});

test('the language changes without a reload and is remembered', async () => {
  const { page } = await sit({ language: 'en' });
  await answer(page);
  await untilAsked(page);
  await page.evaluate(() => (window.same = true));
  expect(await prompt(page)).toContain('choose a card');
  await page.click('[data-test=more]');
  await page.click('[data-test=language]');
  await expect.poll(() => prompt(page)).toContain('vyberte kartu');
  expect(await page.evaluate(() => window.same)).toBe(true);
  await page.reload();
  await untilAsked(page);
  expect(await prompt(page)).toContain('vyberte kartu');
});

test('the server is killed and comes back: the same place, nothing lost', async () => {
  const { page } = await sit();
  await answer(page);
  await untilAsked(page);
  const offered = await choices(page);
  await house.server.kill();
  await page.waitForSelector('.lost');
  await house.server.revive();
  await page.waitForSelector('.lost', { state: 'detached', timeout: 20_000 });
  expect(await choices(page)).toEqual(offered);
  expect(await answer(page)).toBe(true);
  // The browser itself reports every attempt to reconnect as an error.
  house.people[0].faults.length = 0;
});

test('undo goes back and the game goes on', async () => {
  const { page } = await sit();
  await answer(page);
  await untilAsked(page);
  const offered = await choices(page);
  const asked = await prompt(page);
  await answer(page);
  await untilAsked(page);
  expect(await choices(page)).not.toEqual(offered);
  const before = await version(page);
  await page.keyboard.press('u');
  await settled(page, before);
  await untilAsked(page);
  expect(await choices(page)).toEqual(offered);
  expect(await prompt(page)).toBe(asked);
  expect(await answer(page)).toBe(true);
});

test('a hint marks choices, says what to expect, and can be followed', async () => {
  const { page } = await sit();
  await answer(page);
  await untilAsked(page);
  await page.keyboard.press('h');
  await page.waitForSelector('.hinted');
  expect(await page.locator('.hinted').count()).toBeGreaterThanOrEqual(1);
  const best = page.locator('[data-hint]').first();
  expect(await best.textContent()).toMatch(/\d+% to win, about \d+ points/);
  const move = await best.getAttribute('data-hint');
  expect(await page.locator(`.hinted[data-move="${move}"]`).count()).toBe(1);
  const before = await version(page);
  // A click on a hint selects it; it is played by Enter.
  await best.click();
  await page.waitForSelector('.confirm');
  expect(await version(page)).toBe(before);
  await page.locator('.confirm .primary').click();
  await settled(page, before);
});

test('on a phone a hint lies over the board', async () => {
  const { page } = await sit({ phone: true });
  await untilAsked(page);
  await page.locator('[data-test=hint]').click();
  await page.waitForSelector('.sheet [data-hint]');
  await page.locator('.hints .close').click();
  expect(await page.locator('[data-hint]').count()).toBe(0);
});

test('moves can be confirmed first', async () => {
  const { page } = await sit({ settings: { confirmation: 'always' } });
  const before = await version(page);
  await page.locator('[data-move]').first().click();
  await page.waitForSelector('.confirm');
  await page.keyboard.press('Escape');
  expect(await page.locator('.confirm').count()).toBe(0);
  await page.locator('[data-move]').first().click();
  await page.keyboard.press('Enter');
  await settled(page, before);
});

test('a replay walks by slider and keys, and play goes on from there', async () => {
  const games = await house.played();
  const id = await games.over('seven-wonders', { seats: 4, seed: 5 });
  const page = await house.person();
  await games.enter(page);
  await page.goto(`${house.server.url}/replay/${id}`);
  const slider = page.locator('input[type=range]');
  await page.locator('.stage .board').waitFor();
  const last = Number(await slider.getAttribute('max'));
  await expect.poll(() => page.locator('.steer b').innerText()).toContain(`${last}`);
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toContain('at=0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('at=1');
  await slider.fill('40');
  await expect.poll(() => page.url()).toContain('at=40');
  await page.locator('.hand li').first().waitFor();
  await page.click('[data-test=play-on]');
  await page.waitForURL(/\/table\//);
  expect(await answer(page)).toBe(true);
});

test('a finished game is looked back on, saved as a file and opened again', async () => {
  const page = await house.person();
  await page.goto(house.server.url);
  const id = await finished(page, house.server.url, 'seven-wonders', { seats: 3, seed: 7 });
  await page.goto(`${house.server.url}/replay/${id}`);
  await page.locator('.stage .board').waitFor();
  // It begins by itself.
  await page.click('[data-tab=hindsight]');
  await page.waitForSelector('progress');
  await page.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 });
  const turn = page.locator('[data-test=turning-point] .go');
  if (await turn.count()) {
    await turn.first().click();
    await page.waitForSelector('.here[data-test=turning-point]');
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.click('[data-test=more]').then(() => page.click('[data-test=download]')),
  ]);
  expect(file.suggestedFilename()).toMatch(/^seven-wonders-.*\.json$/);
  const path = await file.path();
  await page.goto(house.server.url);
  await page.setInputFiles('[data-test=open-save]', path);
  await page.waitForURL(/\/replay\//);
  await page.locator('.stage .board').waitFor();
  expect(page.url()).not.toContain(id);
  await page.goto(house.server.url);
  await page.setInputFiles('[data-test=open-save]', {
    name: 'odd.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not a game'),
  });
  await page.getByRole('alert').waitFor();
  house.people[0].faults.length = 0; // the browser reports the refusal itself
});

test('whose turn it is shows in the title and in the bar', async () => {
  const { page } = await sit();
  await expect.poll(() => page.title()).toMatch(/^● /);
  await page.goto(`${house.server.url}/games`);
  await page.locator('nav .count').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
});

test('who wants to be called is called when looking elsewhere', async () => {
  const page = await house.person({ settings: { notify: true } });
  await house.people[0].context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    window.calls = [];
    window.Notification = class {
      static permission = 'granted';
      constructor(title) {
        window.calls.push(title);
      }
      addEventListener() {}
    };
  });
  const id = await openTable(page, house.server.url, 'seven-wonders', { seed: 5 });
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  expect(await page.evaluate(() => window.calls.length)).toBe(0);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await answer(page);
  await untilAsked(page);
  await expect.poll(() => page.evaluate(() => window.calls.length)).toBeGreaterThan(0);
});

test('the rules speak the language of the reader', async () => {
  const page = await house.person({ language: 'cs' });
  await page.goto(`${house.server.url}/rules/seven-wonders?rule=SW-3.15`);
  await page.waitForSelector('[data-rule].sought');
  expect(await page.locator('[data-rule].sought').innerText()).toContain('odhazovací');
  await page.getByRole('searchbox').fill('retezce');
  await page.locator('[data-rule="SW-6.30"]').waitFor();
  expect(await page.locator('[data-rule="SW-1.1"]').count()).toBe(0);
});

test('two people at one screen: the hand stays covered until the next one is here', async () => {
  const page = await house.person();
  const id = await openTable(page, house.server.url, 'seven-wonders', {
    seats: 3,
    seed: 5,
    kinds: ['me', 'local', 'bot'],
  });
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  const first = await page.locator('.stage').innerText();
  await page.locator('[data-move]').first().click();
  const ready = page.getByRole('button', { name: 'I am Hypatia' });
  await ready.waitFor();
  expect(await page.locator('.stage').count()).toBe(0);
  await ready.click();
  await untilAsked(page);
  expect(await page.locator('.stage').innerText()).not.toBe(first);
});

test('a friend takes a seat by a link that shows no secret afterwards', async () => {
  const host = await house.person();
  const id = await openTable(host, house.server.url, 'seven-wonders', {
    seats: 3,
    kinds: ['me', 'open', 'bot'],
  });
  await host.goto(`${house.server.url}/table/${id}`);
  await host.getByRole('button', { name: 'Copy the link' }).click();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#s_');
  const friend = await house.person();
  await friend.goto(link);
  await expect.poll(() => friend.url()).not.toContain('s_');
  await friend.getByRole('button', { name: 'Take the seat' }).click();
  expect(await untilAsked(friend)).toBe('asked');
  expect(await untilAsked(host)).toBe('asked');
});

describe('a phone held upright', () => {
  test('a game is played with tabs', async () => {
    const { page } = await sit({ phone: true, language: 'cs' });
    for (let i = 0; i < 4; i++) expect(await answer(page)).toBe(true);
    await untilAsked(page);
    await page.locator('.hand .legal').first().tap();
    await page.locator('.sheet [data-move]').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test('board, hand, question and choices fit a screen of 1366 x 768 without scrolling', async () => {
  const { page } = await sit({}, { seats: 7 });
  await answer(page);
  await untilAsked(page);
  const box = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    hand: document.querySelector('.hand').getBoundingClientRect().bottom,
    prompt: document.querySelector('[data-test=prompt]').getBoundingClientRect().bottom,
  }));
  expect(box.page).toBeLessThanOrEqual(768);
  expect(box.hand).toBeLessThanOrEqual(768);
  expect(box.prompt).toBeLessThanOrEqual(768);
});
