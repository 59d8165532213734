// A person who touches nothing but the board: things that are drawn on it, menus at them, answers on it.
import { settled, untilAsked, version } from './play.mjs';

/** Numbers that look random and are the same every time. */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** What can be clicked on, as selectors: legal things, fields of cards, answers without a thing. */
const offered = () => {
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const found = [
    ...document.querySelectorAll(
      '.stage .legal[data-c], .stage .legal > [data-c], .stage [data-field]:not(.no), .stage [data-loose]',
    ),
  ];
  for (const old of document.querySelectorAll('[data-offered]')) delete old.dataset.offered;
  return found.filter(shown).map((one, i) => {
    one.dataset.offered = `${i}`;
    return one.dataset.loose ?? one.dataset.c ?? one.dataset.field;
  });
};

/** The same on a phone: what is wanted, else anything, may lie in another part of the board. */
async function inReach(page, wants) {
  const here = await page.evaluate(offered);
  const parts = await page.$$('.stage button[data-part]:visible, .stage button[data-tab]:visible');
  if (!parts.length || here.some(wants)) return here;
  for (const isEnough of [(found) => found.some(wants), (found) => found.length]) {
    for (const part of parts) {
      // An answer of several steps may have ended the game meanwhile.
      if (!(await part.isVisible())) return [];
      await part.click();
      await page.waitForTimeout(60);
      const found = await page.evaluate(offered);
      if (isEnough(found)) return found;
    }
  }
  return [];
}

/** What a click came to: the move was played, a menu opened at the thing, or it said why not; null for nothing. */
async function answered(page, before) {
  const look = (version) => {
    if (document.querySelector('[data-version]')?.dataset.version !== version) return 'moved';
    if (document.querySelector('[data-test=menu], [data-test=ways]')) return 'menu';
    return document.querySelector('[data-test=bubble]') ? 'refused' : null;
  };
  // One look at all of it: three waits that go on after the quickest would keep the page busy.
  const found = await page.waitForFunction(look, before, { timeout: 5000, polling: 20 }).catch(() => null);
  return found?.jsonValue() ?? null;
}

/** Answer the open question on the board; false once the game is over. */
export async function playOnBoard(page, roll, { tap = false, prefer = null, played = [] } = {}) {
  if ((await untilAsked(page)) === 'over') return false;
  const before = await version(page);
  const press = tap ? 'tap' : 'click';
  for (let attempt = 0; attempt < 12; attempt++) {
    if ((await version(page)) !== before) return true;
    const wants = (name) => !prefer || prefer(name, played);
    const names = await inReach(page, wants);
    if (!names.length) {
      // A sheet that was closed is opened again.
      const folded = page.locator('.stage .unfold');
      if (await folded.count()) await folded.first()[press]();
      else await page.waitForTimeout(50);
      continue;
    }
    const all = names.map((_, i) => i);
    const wanted = all.filter((i) => wants(names[i]));
    const choice = wanted.length ? wanted[roll(wanted.length)] : all[roll(all.length)];
    played.push(names[choice]);
    // A click as the browser makes it, at what lies on top there.
    await page.locator(`[data-offered="${choice}"]`).first()[press]({ force: true, timeout: 5000 });
    const told = await answered(page, before);
    if (told === 'moved') return true;
    if (told === 'menu') {
      const menu = page.locator('[data-test=menu], [data-test=ways]');
      const only = menu.locator('.primary');
      const moves = menu.locator('[data-move]');
      const count = await moves.count();
      const button = (await only.count()) ? only.first() : count ? moves.nth(roll(count)) : null;
      const take = async () => {
        await button[press]();
        await settled(page, before);
        return true;
      };
      if (button && (await take().catch(() => false))) return true;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`nothing on the board answers: ${await page.locator('[data-test=prompt]').innerText()}`);
}

/** A whole game on the board alone; says how many answers it took. `prefer` looks at a thing and at those before. */
export async function playWhole(page, seed, look = {}) {
  const roll = dice(seed);
  const played = [];
  let answers = 0;
  while (await playOnBoard(page, roll, { ...look, played })) answers++;
  return answers;
}
