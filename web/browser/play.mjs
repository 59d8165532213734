// What a person does at a table, for the tests and the screenshots.

/** Open a table with the page's own person and bots; returns its id. */
export async function openTable(page, url, game, { seats = 4, seed = null, options = {}, kinds = null } = {}) {
  if (!page.url().startsWith(url)) await page.goto(url);
  return page.evaluate(
    async ([game, seats, seed, options, kinds]) => {
      const post = async (path, body, token) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      let token = JSON.parse(localStorage.getItem('pentapolis.person') ?? 'null');
      if (!token) {
        token = (await post('/api/guest', { name: 'Eva' })).token;
        localStorage.setItem('pentapolis.person', JSON.stringify(token));
      }
      const about = await (await fetch('/api/about')).json();
      const allowed = about.games.find((one) => one.id === game).seats;
      const count = allowed.includes(seats) ? seats : allowed.at(-1);
      const names = ['Hypatia', 'Solon', 'Aspasia', 'Imhotep', 'Zenobia', 'Ashoka'];
      const table = await post(
        '/api/tables',
        {
          game,
          seed,
          options,
          seats: Array.from({ length: count }, (_, i) =>
            (kinds?.[i] ?? (i ? 'bot' : 'me')) === 'bot'
              ? { kind: 'bot', bot: 'greedy', style: 'plain', name: names[i - 1] }
              : { kind: kinds?.[i] ?? 'me', name: kinds?.[i] === 'local' ? names[i - 1] : null },
          ),
        },
        token,
      );
      return table.table.id;
    },
    [game, seats, seed, options, kinds],
  );
}

/** The page's person becomes a guest of the server, if it is none yet. */
export async function signIn(page) {
  await page.evaluate(async () => {
    if (localStorage.getItem('pentapolis.person')) return;
    const answer = await fetch('/api/guest', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Eva' }),
    });
    localStorage.setItem('pentapolis.person', JSON.stringify((await answer.json()).token));
  });
}

/** A request with the page's own person. */
async function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const token = JSON.parse(localStorage.getItem('pentapolis.person'));
      const answer = await fetch(path, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: body && JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );
}

/** A whole game of bots, who go on while somebody looks; returns its id once it is over. */
export async function finished(page, url, game, { seats = 4, seed = null } = {}) {
  const id = await openTable(page, url, game, { seats, seed, kinds: Array(seats).fill('bot') });
  for (;;) {
    const { table } = await ask(page, 'GET', `/api/tables/${id}/state`);
    if (table.status === 'over') return id;
    await page.waitForTimeout(500);
  }
}

/** The person plays on where a move like that was played, after that part of the moves; null if there is none. */
export async function playOnBefore(page, id, wanted, part = 0.3) {
  const { moves } = await ask(page, 'GET', `/api/tables/${id}/save`);
  const from = Math.floor(moves.length * part);
  const position = moves.findIndex(([, text], i) => i >= from && wanted.test(text));
  if (position < 0) return null;
  const seat = moves[position][0];
  return (await ask(page, 'POST', `/api/tables/${id}/copy`, { position, seat })).table.id;
}

const OVER = '[data-state=over]';
const ASKED = '[data-state=asked]';

/** What is put off until a move has been shown is drawn within so many pictures. */
export const PICTURES = 7;

/** Wait until nothing is put off any more. */
export const untilDrawn = (page) =>
  page.evaluate(async (pictures) => {
    for (let i = 0; i < pictures; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }, PICTURES);

/** Wait until the person is asked or the game is over, and all of it is drawn; says which. */
export async function untilAsked(page) {
  await page.waitForSelector(`${OVER}, ${ASKED}`, { state: 'attached', timeout: 30_000 });
  // A board that answers the questions of one way says that it is at work.
  await page.waitForSelector('.stage [aria-busy=true]', { state: 'detached', timeout: 30_000 });
  await untilDrawn(page);
  return (await page.locator(OVER).count()) ? 'over' : 'asked';
}

/** The texts of the open choices, as the board's keeper lists them. */
export async function choices(page) {
  return page.$$eval('[data-move]', (found) => found.map((one) => one.dataset.move));
}

/** Wait for the answer to the move that was just sent. */
export async function settled(page, before) {
  await page.waitForFunction(
    (version) => document.querySelector('[data-version]')?.dataset.version !== version,
    before,
    { timeout: 30_000 },
  );
}

export async function version(page) {
  return page.locator('[data-version]').first().getAttribute('data-version');
}

/** Answer as the bots advise; false once the game is over. */
export async function takeAdvice(page) {
  if ((await untilAsked(page)) === 'over') return false;
  const phone = (await page.locator('[data-tab=choices]').count()) > 0;
  if (phone) await page.click('[data-tab=choices]');
  await page.locator('[data-test=hint]').click();
  const before = await version(page);
  await page.locator('.hinted[data-move]').first().click({ timeout: 60_000 });
  await settled(page, before);
  if (phone) await page.click('[data-tab=board]');
  return true;
}

/** Answer the open question with a sensible choice; false once the game is over. */
export async function answer(page, prefer = ['build', 'stage']) {
  if ((await untilAsked(page)) === 'over') return false;
  const phone = (await page.locator('[data-tab=choices]').count()) > 0;
  if (phone) await page.click('[data-tab=choices]');
  await page.waitForSelector('[data-move]');
  const offered = await choices(page);
  const move =
    prefer.map((verb) => offered.find((one) => one === verb || one.startsWith(`${verb} `))).find(Boolean) ?? offered[0];
  const before = await version(page);
  await page.locator(`[data-move="${move}"]`).click();
  await settled(page, before);
  if (phone) await page.click('[data-tab=board]');
  return true;
}

/** Point at a thing that a move names and play the first move of its menu. */
export async function playAt(page, selector) {
  const before = await version(page);
  await page.locator(`.stage ${selector}`).first().click({ force: true });
  const menu = page.locator('[data-test=menu]');
  await menu.waitFor();
  const only = menu.locator('.primary');
  await ((await only.count()) ? only : menu.locator('[data-move]').first()).click();
  await settled(page, before);
  await untilAsked(page);
}

/** Drag something with the mouse to the middle of a place. */
export async function dragTo(page, thing, place) {
  const [from, to] = [await thing.boundingBox(), await place.boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 - 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
}
