// The opening of a test file: one server and one browser; who came to a test leaves after it.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newPage, startBrowser, startServer } from './harness.mjs';
import { openTable, untilAsked } from './play.mjs';

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

    /** A fresh person at a table of a game, asked for a move. */
    async sit(game, look = {}, table = {}) {
      const page = await house.person(look);
      const id = await openTable(page, house.server.url, game, table);
      await page.goto(`${house.server.url}/table/${id}`);
      await untilAsked(page);
      return { page, id };
    },
  };
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
