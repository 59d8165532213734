// Every page and every moment of the boards at three sizes, in both languages and both themes;
// `make screenshots` writes them to out/screenshots. Words after the command are parts of the wanted
// pictures' names, a stroke between two means either: `npm run screenshots -- civilization 'battle|loot' dark-cs`.
import { mkdirSync } from 'node:fs';
import { newPage, startBrowser, startServer } from '../browser/harness.mjs';
import { openTable, untilAsked } from '../browser/play.mjs';
import { playedGames } from '../browser/played.mjs';
import { scenes } from './scenes.mjs';

const OUT = process.env.SCREENSHOTS ?? '../out/screenshots';
const wanted = process.argv.slice(2);
const SIZES = { desktop: [1366, 768], wide: [1920, 1080], phone: [390, 844] };
const THEMES = ['light', 'dark'];

const server = await startServer();
const browser = await startBrowser();
const faults = [];
const missing = new Set();
mkdirSync(OUT, { recursive: true });

const isWanted = (name) => wanted.every((word) => word.split('|').some((one) => name.includes(one)));
const names = (name, size, language) => THEMES.map((theme) => `${name}-${size}-${theme}-${language}`).filter(isWanted);

/** One person for all pictures. */
const games = await playedGames(server.url);
const tables = new Map();
/** The table of a scene, where the person is asked; null where its game has no such moment. */
async function place(id, name, scene) {
  const key = `${id} ${name}`;
  if (!tables.has(key))
    tables.set(key, scene.over ? await games.over(id, scene.played) : await games.table(id, scene.played, scene.at));
  return tables.get(key);
}

async function shoot(page, pictures) {
  for (const picture of pictures) {
    await page.emulateMedia({ colorScheme: picture.includes('-dark-') ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.waitForTimeout(150);
    await page.screenshot({ path: `${OUT}/${picture}.png` });
    console.log(picture);
  }
}

/** The pages around the tables. */
const pages = {
  start: ['/', '.games'],
  'new-table': ['/new', 'form'],
  rules: ['/rules/seven-wonders', '[data-rule]'],
  'my-games': ['/games', 'main li'],
  lobby: ['/lobby', 'main li'],
  puzzle: ['/puzzle', '[data-guess]'],
};

async function shootPages(page, size, language) {
  for (const [name, [path, seen]] of Object.entries(pages)) {
    const pictures = names(`pages-${name}`, size, language);
    if (!pictures.length) continue;
    await page.goto(server.url + path);
    await page.waitForSelector(seen, { timeout: 240_000 }); // a fresh server looks for its puzzle first
    await shoot(page, pictures);
  }
  const pictures = names('pages-invitation', size, language);
  if (!pictures.length) return;
  const waiting = await openTable(page, server.url, 'terra-mystica', { kinds: ['me', 'open', 'open', 'bot'] });
  await page.goto(`${server.url}/table/${waiting}`);
  await page.waitForSelector('[data-test=qr]');
  await shoot(page, pictures);
}

async function shootScene(page, id, name, scene, size, language) {
  const pictures = scene.only && !scene.only.includes(size) ? [] : names(`${id}-${name}`, size, language);
  if (!pictures.length) return;
  const table = await place(id, name, scene);
  if (!table) {
    missing.add(`${id}-${name}: no such move in its game`);
    return;
  }
  await page.goto(`${server.url}/table/${table}`);
  await untilAsked(page);
  await page.waitForSelector(scene.over ? '[data-test=result]' : '.stage [data-c]', { state: 'attached' });
  // Chances and turning points are worked out while the result is read.
  if (scene.over) await page.waitForSelector('[data-test=hindsight] h3', { timeout: 240_000 });
  if (scene.then && (await scene.then(page)) === false) {
    missing.add(`${id}-${name}-${size}: nothing to open there`);
    return;
  }
  await page.waitForTimeout(150);
  await shoot(page, pictures);
  if (name === 'words') await page.keyboard.press('t');
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const language of ['en', 'cs']) {
    const {
      context,
      page,
      faults: found,
    } = await newPage(browser, { language, theme: 'auto', phone: size === 'phone' });
    await page.setViewportSize({ width, height });
    await games.enter(page);
    await shootPages(page, size, language);
    for (const [id, moments] of Object.entries(scenes)) {
      for (const [name, scene] of Object.entries(moments)) await shootScene(page, id, name, scene, size, language);
    }
    faults.push(...found);
    await context.close();
  }
}
await browser.close();
await server.stop();
for (const one of missing) console.warn(one);
if (faults.length) {
  console.error(faults);
  process.exit(1);
}
