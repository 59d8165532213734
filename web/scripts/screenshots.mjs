// Every page and board at desktop and phone size in both themes; `make screenshots` writes them to out/screenshots.
import { mkdirSync } from 'node:fs';
import { newPage, startBrowser, startServer } from '../browser/harness.mjs';
import { finished, openTable, playOnBefore, playOnFrom, untilAsked } from '../browser/play.mjs';

const OUT = process.env.SCREENSHOTS ?? '../out/screenshots';
const only = process.argv[2];
mkdirSync(OUT, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
const faults = [];
// Whole games of bots, for pictures of their middle and end.
const played = {};

const looks = [
  { size: 'desktop', phone: false, theme: 'light', language: 'en' },
  { size: 'desktop', phone: false, theme: 'dark', language: 'cs' },
  { size: 'wide', phone: false, theme: 'light', language: 'en' },
  { size: 'phone', phone: true, theme: 'light', language: 'cs' },
  { size: 'phone', phone: true, theme: 'dark', language: 'en' },
];

// Special moments of a game: the move that is played there.
const moments = {
  endeavor: {
    build: /^build/, salary: /^return \S+ \S+/, ship: /^ship/, attack: /^attack/, draw: /^draw/, component: /^choose/,
    governor: /^slot/, discard: /^discard/,
  },
  'terra-mystica': {
    dwelling: /^build/, card: /^pass/, leech: /^leech/, favor: /^\+FAV/, town: /^\+TW/, bridge: /^bridge/,
    spades: /^transform/, cult: /^\+\d?(FIRE|WATER|EARTH|AIR)/,
  },
  civilization: {
    found: /^found/, city: /^arts/, place: /^on/, discover: /^discover/, move: /^to/, battle: /^play \S+ \d/, loot: /^loot/,
    research: /^research/, event: /^event/, government: /^government/,
  },
  imperium: {
    turn: /^play/, acquire: /^acquire/, payment: /^pay/, token: /^token/, discard: /^(discard|end)/, develop: /^develop/,
    solstice: /^resolve/, garrison: /^garrison/, choice: /^choose/,
  },
  'seven-wonders': { stage: /^stage/, pile: /^take/ },
};

/** Terra Mystica with five seats, a rival's board; on a phone every part of the table. */
async function fiveFactions(page, shoot, phone) {
  played['five factions'] ??= await finished(page, server.url, 'terra-mystica', { seed: 11, seats: 5 });
  await page.goto(`${server.url}/table/${await playOnFrom(page, played['five factions'], 0.6)}`);
  await untilAsked(page);
  await page.waitForSelector('.stage .board');
  await shoot('terra-mystica-five');
  for (const part of phone ? ['cults', 'mine', 'tiles', 'players'] : []) {
    await page.click(`[data-part=${part}]`);
    await shoot(`terra-mystica-part-${part}`);
  }
  if (phone) return;
  await page.locator('.rival .bar').first().click();
  await shoot('terra-mystica-rival');
}

/** Imperium: nations to choose from, four seats late in the game, a rival's area. */
async function fourNations(page, shoot) {
  await page.goto(`${server.url}/table/${await openTable(page, server.url, 'imperium', { seed: 5, options: { nations: 'pick' } })}`);
  await untilAsked(page);
  await page.waitForSelector('.nation');
  await shoot('imperium-nations');
  played['four nations'] ??= await finished(page, server.url, 'imperium', { seed: 7, seats: 4 });
  await page.goto(`${server.url}/table/${await playOnFrom(page, played['four nations'], 0.85)}`);
  await untilAsked(page);
  await page.waitForSelector('.stage .board');
  await shoot('imperium-four');
  await page.locator('.rival button, button.rival').first().click();
  await shoot('imperium-rival');
}

/** 7 Wonders with seven cities, and one of them in full. */
async function sevenCities(page, shoot) {
  played['seven cities'] ??= await finished(page, server.url, 'seven-wonders', { seed: 7, seats: 7 });
  await page.goto(`${server.url}/table/${await playOnFrom(page, played['seven cities'], 0.85)}`);
  await untilAsked(page);
  await page.waitForSelector('.stage .board');
  await shoot('seven-wonders-seven');
  await page.locator('.centre li button').first().click();
  await shoot('seven-wonders-city');
}

for (const look of looks) {
  const { context, page, faults: found } = await newPage(browser, look);
  if (look.size === 'wide') await page.setViewportSize({ width: 1920, height: 1080 });
  const shoot = async (name) => {
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${OUT}/${name}-${look.size}-${look.theme}.png` });
    console.log(`${name}-${look.size}-${look.theme}`);
  };
  const about = await (await fetch(`${server.url}/api/about`)).json();
  if (!only || only === 'pages') {
    await page.goto(server.url);
    await page.waitForSelector('.games');
    await shoot('start');
    await page.goto(`${server.url}/new`);
    await page.waitForSelector('form');
    await shoot('new-table');
    const waiting = await openTable(page, server.url, 'terra-mystica', { kinds: ['me', 'open', 'open', 'bot'] });
    await page.goto(`${server.url}/table/${waiting}`);
    await page.waitForSelector('[data-test=qr]');
    await shoot('invitation');
    await page.goto(`${server.url}/rules/seven-wonders`);
    await page.waitForSelector('[data-rule]');
    await shoot('rules');
    await page.getByRole('banner').getByRole('button').last().click();
    await shoot('settings');
  }
  for (const game of about.games) {
    if (only && only !== game.id) continue;
    const id = await openTable(page, server.url, game.id, { seed: 11 });
    await page.goto(`${server.url}/table/${id}`);
    await untilAsked(page);
    await shoot(`${game.id}-1-start`);
    played[game.id] ??= await finished(page, server.url, game.id, { seed: 11, seats: game.id === 'imperium' ? 2 : 4 });
    const over = played[game.id];
    await page.goto(`${server.url}/table/${await playOnFrom(page, over, 0.62)}`);
    await untilAsked(page);
    await shoot(`${game.id}-2-middle`);
    for (const [moment, move] of Object.entries(moments[game.id] ?? {})) {
      const there = await playOnBefore(page, over, move);
      if (!there) continue;
      await page.goto(`${server.url}/table/${there}`);
      await untilAsked(page);
      await shoot(`${game.id}-moment-${moment}`);
    }
    if (moments[game.id]) {
      await page.goto(`${server.url}/table/${await playOnFrom(page, over, 0.62)}`);
      await untilAsked(page);
    }
    const happened = page.locator('[data-test=happened]');
    if (await happened.count()) {
      await happened.click();
      await page.waitForSelector('[data-test=playback]');
      await shoot(`${game.id}-7-playback`);
      await page.keyboard.press('Escape');
    }
    const target = page.locator('.stage .legal').first();
    if (await target.count()) {
      await target.click();
      await shoot(`${game.id}-3-picked`);
      await page.keyboard.press('Escape');
    }
    if (look.phone) {
      for (const tab of ['choices', 'log', 'score']) {
        await page.click(`[data-tab=${tab}]`);
        await shoot(`${game.id}-tab-${tab}`);
      }
    } else {
      await page.keyboard.press('t');
      await shoot(`${game.id}-4-words`);
      await page.keyboard.press('t');
    }
    if (game.id === 'terra-mystica') await fiveFactions(page, shoot, look.phone);
    if (game.id === 'imperium') await fourNations(page, shoot);
    if (game.id === 'seven-wonders') await sevenCities(page, shoot);
    await page.goto(`${server.url}/table/${over}`);
    await page.waitForSelector('[data-test=result]');
    await page.waitForTimeout(600);
    await shoot(`${game.id}-5-end`);
    await page.goto(`${server.url}/replay/${over}?at=40`);
    await page.waitForSelector('.stage .board');
    if (game.id === 'seven-wonders') {
      await page.click('[data-tab=hindsight]');
      const start = page.locator('[data-test=analyse]');
      await start.or(page.locator('[data-test=turning-point]').first()).waitFor();
      if (await start.count()) await start.click();
      await page.waitForSelector('[data-test=turning-point]', { timeout: 120_000 });
    }
    await shoot(`${game.id}-6-replay`);
  }
  if (!only || only === 'pages') {
    await page.goto(`${server.url}/games`);
    await page.waitForSelector('h1');
    await page.waitForTimeout(500);
    await shoot('my-games');
  }
  faults.push(...found);
  await context.close();
}
await browser.close();
await server.stop();
if (faults.length) {
  console.error(faults);
  process.exit(1);
}
