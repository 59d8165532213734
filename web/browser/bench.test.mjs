// Figures with limits: the size of the scripts, how much a page jumps, how soon a click is answered.
import { expect, test } from 'vitest';
import { opening } from './opening.mjs';
import { openTable, untilAsked } from './play.mjs';

const house = opening();
const GAMES = ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium'];
const told = (what, value, unit) => console.log(`${what}: ${value} ${unit}`);

/** The compressed scripts that a page has loaded once it is ready. */
async function weigh(path, ready) {
  const page = await house.person();
  const sizes = [];
  page.on('response', (response) => {
    if (/^\/assets\/.*\.js$/.test(new URL(response.url()).pathname)) sizes.push(response.headerValue('content-length'));
  });
  await page.goto(house.server.url + path);
  await page.locator(ready).first().waitFor();
  return (await Promise.all(sizes)).reduce((total, size) => total + Number(size ?? 0), 0);
}

test('the script of the first page stays under 90 kB compressed, that of a table under 150 kB', async () => {
  const first = await weigh('/', '[data-test=play-seven-wonders]');
  told('first page', Math.round(first / 1000), 'kB');
  expect(first).toBeGreaterThan(20_000);
  expect(first).toBeLessThan(90_000);
  const page = await house.person();
  for (const game of GAMES) {
    const id = await openTable(page, house.server.url, game);
    const size = await weigh(`/table/${id}`, '.stage .board');
    told(game, Math.round(size / 1000), 'kB');
    expect(size, game).toBeLessThan(150_000);
  }
});

test('nothing jumps on a phone while the first page and a table are loaded', async () => {
  const page = await house.person({ phone: true });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = async (what) => {
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(() => window.shift);
    told(what, found.toFixed(3), 'layout shift');
    expect(found, what).toBeLessThan(0.05);
  };
  await page.goto(house.server.url);
  await page.locator('[data-test=puzzle]').waitFor();
  await shift('first page');
  const id = await openTable(page, house.server.url, 'terra-mystica', { seats: 3, seed: 3 });
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  await page.locator('.stage [data-c]').first().waitFor();
  await shift('table');
});

test('a click on a thing is answered within a tenth of a second', async () => {
  const { page } = await house.sit('seven-wonders', {}, { seats: 3, seed: 5, options: { sides: 'day' } });
  await page.locator('.hand .legal').nth(6).waitFor();
  const times = [];
  for (let i = 0; i < 7; i++) {
    times.push(
      await page.evaluate(async (number) => {
        const card = document.querySelectorAll('.hand .legal')[number];
        const began = performance.now();
        card.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (!document.querySelector('[data-test=menu]')) await new Promise(requestAnimationFrame);
        return performance.now() - began;
      }, i),
    );
    await page.keyboard.press('Escape');
    await page.locator('[data-test=menu]').waitFor({ state: 'detached' });
  }
  const median = times.sort((a, b) => a - b)[3];
  told('menu at a thing', Math.round(median), 'ms');
  expect(median).toBeLessThan(100);
});
