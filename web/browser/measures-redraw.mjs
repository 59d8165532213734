// How long the client works when a position arrives, and whether the places of the board keep still.

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

/**
 * What the page itself works, in ms, from the arrival of a move until it is laid out: the last two positions, one
 * after the other. The time of its own thread is counted, so that a busy machine does not make it slower.
 */
export async function redraws(page, times = 40) {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return PARTS.map((part) => 1000 * metrics.find((one) => one.name === part).value);
  };
  await page.evaluate(keepDifferences);
  const found = [];
  for (let i = 0; i < times; i++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await worked();
    await page.evaluate(async (i) => {
      window.hear(window.differences[i % 2]);
      // What was put off runs before this does.
      await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
      document.body.getBoundingClientRect();
    }, i);
    found.push((await worked()).map((part, k) => part - before[k]));
  }
  await debug.detach();
  return found;
}

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
