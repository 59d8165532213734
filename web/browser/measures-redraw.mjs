// How long the client works when a position arrives, and whether the places of the board keep still.
import { untilDrawn } from './play.mjs';

/** Before the page is opened: keep the whole positions that the server sends, and who hears them. */
export async function keepPositions(page) {
  await page.addInitScript(() => {
    window.positions = [];
    const { addEventListener, send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      return send.call(this, data.replace('"differences":true', '"differences":false'));
    };
    WebSocket.prototype.addEventListener = function (type, listener, ...rest) {
      const keeping = (event) => {
        if (/^\{"type":\s?"state"/.test(event.data)) window.positions.push(event.data);
        window.hear = (data) => listener.call(this, { data });
        listener.call(this, event);
      };
      return addEventListener.call(this, type, type === 'message' ? keeping : listener, ...rest);
    };
  });
}

/** Runs in the page: between its last two positions, the differences that a server sends for a move there and back. */
function keepDifferences() {
  // As the server compares: the entries of a state, and of the view also their entries.
  const compare = (before, now, depth, path, found) => {
    if (JSON.stringify(before) === JSON.stringify(now)) return found;
    const keys = (value) => (value && typeof value === 'object' ? Object.keys(value) : []);
    if (!depth || !keys(now).length || `${keys(before)}` !== `${keys(now)}`) found.push([path, now]);
    else for (const key of keys(now)) compare(before[key], now[key], depth - 1, [...path, key], found);
    return found;
  };
  const last = window.positions.slice(-2).map((data) => JSON.parse(data));
  window.differences = last.map(({ log, changes, ...now }, i) => {
    const set = Object.keys(now).flatMap((name) =>
      compare(last[1 - i][name], now[name], name === 'view' ? 2 : 1, [name], []),
    );
    return JSON.stringify({ type: 'difference', set, log, changes });
  });
  window.hear(window.positions.at(-1));
}

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** What the thread of the page has worked so far, in ms by part: a busy machine waits more, but works hardly more. */
async function work(page) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return PARTS.map((part) => 1000 * metrics.find((one) => one.name === part).value);
  };
  return { worked, end: () => debug.detach() };
}

/**
 * What the page itself works, in ms, for a move there and back between the last two positions: from its arrival until
 * it is laid out, and for each of the pictures after it. The time of its own thread is counted, so that a busy machine
 * does not make it slower.
 */
export async function redraws(page, times = 40) {
  const { worked, end } = await work(page);
  await page.evaluate(keepDifferences);
  await untilDrawn(page);
  await page.evaluate(() => Object.assign(window, { tell: window.hear, messages: window.differences }));
  await page.evaluate(hearAndShow);
  const found = [];
  for (let i = 0; i < times; i++) found.push(await redraw(page, worked, i % 2));
  await end();
  return found;
}

/** What one message takes, by parts and as a whole, and each of the pictures that follow it. */
async function redraw(page, worked, message) {
  let last = await worked();
  const part = async () => {
    const before = last;
    last = await worked();
    return last.map((value, j) => value - before[j]);
  };
  await page.evaluate((number) => window.hearMove(number), message);
  const parts = await part();
  const later = [];
  for (let more = true; more;) {
    more = await page.evaluate(() => window.showPicture());
    const shown = await part();
    if (more) later.push(sum(shown));
  }
  return { parts, whole: sum(parts), later };
}

/** Before the page is opened: who hears what the server tells; what it tells by itself later is not heard. */
export async function hearAlone(page) {
  await page.addInitScript(() => {
    const { addEventListener } = WebSocket.prototype;
    WebSocket.prototype.addEventListener = function (type, listener, ...rest) {
      if (type !== 'message') return addEventListener.call(this, type, listener, ...rest);
      window.tell = (data) => listener.call(this, { data });
      window.listens = true;
      return addEventListener.call(this, type, (event) => window.listens && listener.call(this, event), ...rest);
    };
  });
}

/** What a server sends for a move: the entries of a state that differ, and of the view also their entries. */
export function difference(before, now) {
  const compare = (one, other, depth, path) => {
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const keys = (value) => (value && typeof value === 'object' ? Object.keys(value) : []);
    if (!depth || !keys(other).length || `${keys(one)}` !== `${keys(other)}`) return [[path, other]];
    return keys(other).flatMap((key) => compare(one[key], other[key], depth - 1, [...path, key]));
  };
  const { log, changes, ...parts } = now;
  const set = Object.keys(parts).flatMap((name) => compare(before[name], parts[name], name === 'view' ? 2 : 1, [name]));
  const start = before.log.lines.length;
  const first = before.changes.moves.length;
  return {
    type: 'difference',
    set,
    log: { start, lines: log.lines.slice(start) },
    changes: { start: first, moves: changes.moves.slice(first) },
  };
}

/** Runs in the page: hears a move, or shows the next picture, until all of it is laid out. */
function hearAndShow() {
  // What waits for a picture waits until it is asked for, so that its work is told apart.
  const waiting = new Map();
  let number = 0;
  const requestAnimationFrame = (window.shownFrame ??= window.requestAnimationFrame.bind(window));
  window.requestAnimationFrame = (work) => (waiting.set(++number, work), number);
  window.cancelAnimationFrame = (which) => waiting.delete(which);
  const laidOut = async () => {
    // What was put off runs before this does.
    await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
    document.body.getBoundingClientRect();
  };
  window.hearMove = (message) => {
    window.tell(window.messages[message]);
    return laidOut();
  };
  /** Whether there was anything to show. */
  window.showPicture = async () => {
    const works = [...waiting.values()];
    waiting.clear();
    await new Promise((done) => requestAnimationFrame(done));
    for (const work of works) work(performance.now());
    await new Promise((done) => setTimeout(done));
    await laidOut();
    return works.length > 0;
  };
}

/**
 * What the page itself works, in ms, for each move of a row: from its arrival until it is laid out, and for each of the
 * pictures after it that show what was put off. The time of its own thread is counted, so that a busy machine does not
 * make it slower. The row is heard several times, from its beginning; the first times the program of the page is not
 * warm yet, as it is in the middle of a game, and are not counted.
 */
export async function redrawsOfRow(page, states, times = 8, warmings = 3) {
  const { worked, end } = await work(page);
  // The page has all messages as they arrive, so that only hearing them is measured.
  const moves = states.slice(1).map((state, i) => difference(states[i], state));
  await page.evaluate(
    (messages) => Object.assign(window, { listens: false, messages }),
    [states[0], ...moves].map((message) => JSON.stringify(message)),
  );
  await page.evaluate(hearAndShow);
  const found = moves.map(() => []);
  for (let i = 0; i < warmings + times; i++) {
    await redraw(page, worked, 0);
    for (const k of moves.keys()) {
      const one = await redraw(page, worked, k + 1);
      if (i >= warmings) found[k].push(one);
    }
  }
  await end();
  return found;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Where the parts of a board lie. */
export const places = (page, parts) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [
          (one.getAttribute('class') ?? one.tagName).split(' ')[0],
          ...[x, y, width, height].map(Math.round),
        ].join(' ');
      }),
    parts,
  );

/** A busy machine only makes it slower: the quicker half tells what the work itself takes. */
export const quartile = (values) => [...values].sort((a, b) => a - b)[values.length >> 2];
