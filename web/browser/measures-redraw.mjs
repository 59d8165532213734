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

/** The time from the arrival of a position until all effects have run: the last two, one after the other. */
export const redraws = (page, times = 40) =>
  page.evaluate(async (times) => {
    const last = window.positions.slice(-2);
    const found = [];
    for (let i = 0; i < times; i++) {
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      window.hear(last[i % 2]);
      // What was put off runs before this does.
      await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
      const end = performance.now();
      performance.measure('redraw', { start, end });
      found.push(end - start);
    }
    return found;
  }, times);

/** Where the parts of a board lie. */
export const places = (page, parts) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.className.split(' ')[0], ...[x, y, width, height].map(Math.round)].join(' ');
      }),
    parts,
  );

/** A busy machine only makes it slower: the quicker half tells what the work itself takes. */
export const quartile = (values) => [...values].sort((a, b) => a - b)[values.length >> 2];
