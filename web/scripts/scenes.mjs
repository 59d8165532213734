// The moments of every game that are pictured: a played game, where in it, and what is opened there.

import { after, before as where } from '../browser/played.mjs';

const before = (move, from = 0.3) => ({ at: where(move, from) });
const at = (part) => ({ at: after(part) });

/** Point at the first thing of a kind that a move names. */
const point =
  (selector = '.stage .legal') =>
  async (page) => {
    const thing = page.locator(selector).first();
    if (!(await thing.count())) return false;
    await thing.click({ force: true });
  };
const press = (key) => (page) => page.keyboard.press(key);
const tab = (selector) => async (page) => {
  const one = page.locator(selector).first();
  if (!(await one.count())) return false;
  await one.click();
};
const happened = async (page) => {
  const button = page.locator('[data-test=happened]');
  if (!(await button.count())) return false;
  await button.click();
  await page.waitForSelector('[data-test=playback]');
};

const hints = async (page) => {
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint]', { timeout: 60_000 });
};

/** What every game has. */
const common = (played, middle = 0.62) => ({
  start: { played, ...at(0) },
  middle: { played, ...at(middle) },
  picked: { played, ...at(middle), then: point() },
  playback: { played, ...at(middle), then: happened },
  hints: { played, ...at(middle), then: hints },
  words: { played, ...at(middle), only: ['desktop', 'wide'], then: press('t') },
  'tab-choices': { played, ...at(middle), only: ['phone'], then: tab('[data-tab=choices]') },
  'tab-log': { played, ...at(middle), only: ['phone'], then: tab('[data-tab=log]') },
  'tab-score': { played, ...at(middle), only: ['phone'], then: tab('[data-tab=score]') },
  result: { played, over: true },
  'last-board': { played, over: true, then: tab('[data-test=look]') },
});

/** Scenes of moves: `build: /^build/`. */
const moments = (played, moves) =>
  Object.fromEntries(
    Object.entries(moves).map(([name, move]) => [
      name,
      { played, ...(Array.isArray(move) ? before(...move) : before(move)) },
    ]),
  );

/** The parts of a phone's table, each by its tab within the board. */
const parts = (played, attribute, names, where = at(0.62)) =>
  Object.fromEntries(
    names.map((name) => [
      `part-${name}`,
      { played, ...where, only: ['phone'], then: tab(`.stage [data-${attribute}=${name}]`) },
    ]),
  );

const four = { seats: 4, seed: 11 };
/** A game of Civilization in which nearly everything happens. */
const richest = { seats: 4, seed: 1 };

export const scenes = {
  'seven-wonders': {
    ...common(four),
    ...moments(four, { stage: /^stage/ }),
    ...moments({ seats: 4, seed: 2 }, { pile: /^take/ }),
    three: { played: { seats: 3, seed: 3 }, ...at(0.7) },
    seven: { played: { seats: 7, seed: 7 }, ...at(0.85) },
    city: {
      played: { seats: 7, seed: 7 },
      ...at(0.85),
      then: tab('.stage .centre li button, .stage .other, .stage .strip button'),
    },
    'seven-result': { played: { seats: 7, seed: 7 }, over: true },
  },
  'terra-mystica': {
    ...common(four),
    ...moments(four, {
      dwelling: [/^build/, 0],
      'first-card': [/^pass/, 0],
      card: [/^pass/, 0.5],
      leech: /^leech [2-9]/,
      favor: /^\+FAV/,
      town: /^\+TW/,
      bridge: /^bridge/,
      spades: /^transform/,
      cult: /^\+\d?(FIRE|WATER|EARTH|AIR)/,
      priest: /^send/,
    }),
    two: { played: { seats: 2, seed: 3 }, ...at(0.9) },
    five: { played: { seats: 5, seed: 11 }, ...at(0.6) },
    rival: { played: { seats: 5, seed: 11 }, ...at(0.6), only: ['desktop', 'wide'], then: tab('.rival .bar') },
    ...parts({ seats: 5, seed: 11 }, 'part', ['cults', 'mine', 'tiles', 'players']),
    'whole-faction': { played: four, ...at(0), only: ['phone'], then: tab('[data-test=whole]') },
    'last-round': { played: four, ...at(0.93) },
  },
  endeavor: {
    ...common({ seats: 5, seed: 11 }),
    ...moments(
      { seats: 5, seed: 11 },
      {
        build: [/^build/, 0.5],
        ship: [/^ship/, 0.15],
        occupy: /^occupy/,
        attack: /^attack/,
        draw: /^draw/,
        component: /^choose/,
        governor: /^slot/,
        discard: /^discard/,
      },
    ),
    late: { played: { seats: 5, seed: 11 }, ...at(0.85) },
    three: { played: { seats: 3, seed: 5 }, ...at(0.6) },
    salary: { played: { seats: 3, seed: 2 }, ...before(/^return \S+ \S+/, 0) },
    payment: { played: { seats: 3, seed: 2 }, ...before(/^return \S+$/, 0) },
    ...parts({ seats: 5, seed: 11 }, 'tab', ['mine', 'build', 'rivals']),
  },
  civilization: {
    ...common(four),
    civs: { played: { ...four, options: { civ_choice: 'agreed' } }, ...at(0) },
    ...moments(richest, {
      figures: [/^army/, 0],
      found: [/^found/, 0],
      offer: /^propose/,
      answer: /^accept/,
      city: /^arts/,
      place: /^on/,
      event: /^event/,
      reaction: [/^cancel-/, 0],
      'small-reaction': /^pass-small/,
      pay: [/^pay-/, 0],
      discover: [/^discover/, 0],
      move: /^to/,
      battle: /^play \S+ \d/,
      'new-front': [/^play \S+$/, 0],
      research: /^research/,
      government: [/^government/, 0],
      discard: [/^discard/, 0],
      person: [/^place/, 0],
      target: [/^player/, 0],
      loot: [/^loot/, 0],
    }),
    'battle-unit': { played: richest, ...before(/^play \S+ \d/), then: tab('.stage .hand [data-c^="card:"]') },
    // Bots seldom build two items at once, so here moves are drawn by lot.
    ...moments({ seats: 4, seed: 2, avoided: '^pass-turn' }, { item: [/^item/, 0] }),
    two: { played: { seats: 2, seed: 11 }, ...at(0.62) },
    three: { played: { seats: 3, seed: 11 }, ...at(0.62) },
    rival: { played: four, ...at(0.7), only: ['desktop', 'wide'], then: tab('.stage .expand') },
    tree: { played: four, ...at(0.7), only: ['desktop', 'wide'], then: tab('.stage .slot') },
    'city-menu': { played: four, ...before(/^build/), then: point('.stage g[data-c^="square:"].legal') },
    ...parts(four, 'part', ['sheet', 'market', 'race']),
  },
  imperium: {
    ...common({ seats: 2, seed: 11 }),
    nations: { played: { seats: 2, seed: 5, options: { nations: 'pick' } }, ...at(0) },
    sides: { played: { seats: 2, seed: 11 }, ...at(0) },
    ...moments(
      { seats: 4, seed: 7 },
      {
        turn: /^play/,
        acquire: [/^acquire/, 0],
        payment: [/^pay/, 0],
        token: /^token/,
        discard: /^discard/,
        solstice: /^resolve/,
        garrison: /^garrison/,
        choice: /^choose/,
        attack: [/^(accept|ignore)/, 0],
        abandon: /^abandon/,
        history: /^history/,
        number: /^number/,
        top: /^top/,
      },
    ),
    develop: { played: { seats: 2, seed: 11 }, ...before(/^develop/) },
    four: { played: { seats: 4, seed: 7 }, ...at(0.9) },
    duel: { played: { seats: 2, seed: 11 }, ...at(0.6) },
    rival: { played: { seats: 4, seed: 7 }, ...at(0.85), then: tab('.rival button, button.rival') },
    'four-result': { played: { seats: 4, seed: 7 }, over: true },
    collapse: {
      played: {
        seats: 2,
        seed: 23,
        options: { nations: ['celts', 'vikings'], sides: 'B' },
        avoided: '^(revolt|return)|unrest',
      },
      over: true,
    },
  },
};
