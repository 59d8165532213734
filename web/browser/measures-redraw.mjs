// How long the client works when a position arrives, and whether the places of the board keep still.

/** Before the page is opened: who hears what the server tells; what it tells by itself later is not heard. */
export async function hearAlone(page) {
  await page.addInitScript(() => {
    const { addEventListener } = WebSocket.prototype;
    WebSocket.prototype.addEventListener = function (type, listener, ...rest) {
      if (type !== 'message') return addEventListener.call(this, type, listener, ...rest);
      window.tell = (message) => listener.call(this, { data: JSON.stringify(message) });
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

const PARTS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * What the page itself works, in ms, for each move of a row: from its arrival until it is laid out, and what it puts
 * off until the move has been shown. The time of its own thread is counted, so that a busy machine does not make it
 * slower. The row is heard several times, from its beginning; the first times the program of the page is not warm yet,
 * as it is in the middle of a game, and are not counted.
 */
export async function redraws(page, states, times = 8, warmings = 3) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return PARTS.map((part) => 1000 * metrics.find((one) => one.name === part).value);
  };
  const moves = states.slice(1).map((state, i) => difference(states[i], state));
  await page.evaluate(() => (window.listens = false));
  const hear = (message) =>
    page.evaluate(async (message) => {
      window.tell(message);
      // What was put off runs before this does.
      await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
      document.body.getBoundingClientRect();
    }, message);
  /** Until nothing is put off any more. */
  const rest = () =>
    page.evaluate(async () => {
      for (let i = 0; i < 9; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
  const found = moves.map(() => []);
  for (let i = 0; i < warmings + times; i++) {
    await hear(states[0]);
    await rest();
    for (const [k, move] of moves.entries()) {
      const before = await worked();
      await hear(move);
      const drawn = await worked();
      await rest();
      const after = await worked();
      const parts = PARTS.map((_, part) => drawn[part] - before[part]);
      if (i >= warmings)
        found[k].push({ parts, whole: sum(parts), later: sum(PARTS.map((_, part) => after[part] - drawn[part])) });
    }
  }
  await debug.detach();
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
