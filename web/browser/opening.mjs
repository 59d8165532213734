// The opening of a test file: one server and one browser; who came to a test leaves after it.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newPage, startBrowser, startServer } from './harness.mjs';
import { openTable, untilAsked } from './play.mjs';
import { playedGames } from './played.mjs';

export function opening() {
  const house = {
    server: null,
    browser: null,
    /** Who has come to this test, in order; a fault in a page fails it. */
    people: [],

    /** A fresh person's page. */
    async person(look = {}) {
      const one = await newPage(house.browser, look);
      house.people.push(one);
      return one.page;
    },

    /** A person, a fresh one unless told who, at a table of a game, asked for a move. */
    async sit(game, look = {}, table = {}, who = null) {
      const page = who ?? (await house.person(look));
      const id = await openTable(page, house.server.url, game, table);
      await page.goto(`${house.server.url}/table/${id}`);
      await untilAsked(page);
      return { page, id };
    },
  };
  /** Played games of one person, made when the first is asked for. */
  let games = null;
  Object.assign(house, {
    async played() {
      games ??= await playedGames(house.server.url);
      return games;
    },
    /** A fresh page at a position of a played game, asked for the move that was played there. */
    async resume(game, look, played, position) {
      const all = await house.played();
      const table = await all.table(game, played, position);
      const page = await house.person({ ...look, settings: { playback: 'never', ...look.settings } });
      await all.enter(page);
      await page.goto(`${house.server.url}/table/${table}`);
      await untilAsked(page);
      await page.waitForSelector('.stage [data-c]', { state: 'attached' });
      return page;
    },
  });
  beforeAll(async () => {
    house.server = await startServer();
    house.browser = await startBrowser();
  });
  afterEach(async () => {
    const people = house.people.splice(0);
    for (const one of people) await one.context.close();
    expect(people.flatMap((one) => one.faults)).toEqual([]);
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.server?.stop();
  });
  return house;
}
