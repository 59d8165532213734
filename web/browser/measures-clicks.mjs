// What a click on each drawn thing of a position is answered with.

/** Runs in the page: click on every thing that is drawn, one after the other. */
async function clickAll() {
  const frame = () => new Promise((done) => setTimeout(done, 4));
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(one).visibility !== 'hidden';
  };
  const place = (one) => one.closest('section, [data-rival], .hand, .market')?.className.split(' ')[0] ?? '';
  const key = (one) => `${one.dataset.c} in ${place(one)}`;
  const things = () => [...document.querySelectorAll('.stage [data-c]')].filter(shown);
  const sheets = () => document.querySelectorAll('.stage [role=dialog]:not([data-test])').length;
  let open = 0;
  const answer = () => {
    const menu = document.querySelector('[data-test=menu], [data-test=ways]');
    if (menu) return menu.querySelector('[data-move], .primary, .refused') ? 'moves' : 'empty menu';
    const bubble = document.querySelector('[data-test=bubble]');
    // A reason cites its rule; what is part of no choice has none.
    if (bubble)
      return /\b[A-Z]{2}-[A-Z]?\d/.test(bubble.textContent) ? 'reason' : `no reason: ${bubble.textContent.trim()}`;
    return sheets() > open ? 'opened' : null;
  };
  const close = async () => {
    for (let i = 0; i < 4 && answer(); i++) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await frame();
    }
    for (let i = 0; i < 50 && answer(); i++) await frame();
  };
  // What is sent tells whether a move was played; others may move meanwhile.
  let played = '';
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (/"type":\s?"play/.test(data)) played = data;
    return send.call(this, data);
  };
  const found = {};
  await close();
  // A question may lie over the board as a sheet of its own.
  open = sheets();
  for (const name of new Set(things().map(key))) {
    const thing = things().find((one) => key(one) === name);
    if (!thing) continue;
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    let told = null;
    for (let i = 0; i < 250 && !(told = answer()); i++) await frame();
    found[name] = told ?? 'nothing';
    await close();
    if (played) throw new Error(`one click on ${name} played a move: ${played}`);
  }
  return found;
}

const isAnswered = (told) => ['moves', 'reason', 'opened'].includes(told);

/** How many things of the position are answered, and what the others say. */
export async function clicked(page) {
  const found = Object.entries(await page.evaluate(clickAll));
  const silent = found.filter(([, told]) => !isAnswered(told)).map(([thing, told]) => `${thing}: ${told}`);
  return { things: found.length, answered: found.length - silent.length, silent };
}
