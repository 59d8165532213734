// People at one table: taking back across a fence, who sits where, another player's side, going away.
import { expect, test } from 'vitest';
import { seriousFaults } from './axe.mjs';
import { opening } from './opening.mjs';
import { answer, openTable, settled, untilAsked, version } from './play.mjs';

const house = opening();

/** Eva at a table of 7 Wonders with a free chair, and Jan who takes it. */
async function two(looks = [{}, {}]) {
  const eva = await house.person(looks[0]);
  const id = await openTable(eva, house.server.url, 'seven-wonders', {
    seats: 3,
    options: { sides: 'day' },
    kinds: ['me', 'open', 'bot'],
  });
  await eva.goto(`${house.server.url}/table/${id}`);
  const link = await eva.locator('[data-test=link]').inputValue();
  const jan = await house.person(looks[1]);
  await jan.goto(link);
  await jan.locator('.field input').fill('Jan');
  await jan.locator('.invite .primary').click();
  await Promise.all([untilAsked(eva), untilAsked(jan)]);
  return { eva, jan, id };
}

test.each([false, true])(
  'a move behind a fence is asked back from the others, refused and allowed; phone: %s',
  async (phone) => {
    const { eva, jan } = await two([{ phone, language: 'cs' }, { language: 'en' }]);
    await answer(eva);
    await answer(jan);
    await Promise.all([untilAsked(eva), untilAsked(jan)]);
    const hand = () => jan.$$eval('.hand [data-c]', (cards) => cards.map((card) => card.dataset.c));
    const second = await hand();
    const undo = eva.locator('[data-test=undo]');
    await expect.poll(() => undo.getAttribute('aria-label')).toBe('Požádat o vrácení');
    await undo.click();
    const [mine, theirs] = [eva.locator('[data-test=takeback]'), jan.locator('[data-test=takeback]')];
    await theirs.waitFor();
    expect(await theirs.innerText()).toContain('Eva would like to take back');
    for (const page of [eva, jan]) expect(await seriousFaults(page, '[data-test=takeback]')).toEqual([]);
    await jan.locator('[data-test=takeback-no]').click();
    await mine.waitFor({ state: 'detached' });
    expect(await hand()).toEqual(second);
    await undo.click();
    const before = await version(jan);
    await jan.locator('[data-test=takeback-yes]').click();
    await settled(jan, before);
    await mine.waitFor({ state: 'detached' });
    await expect.poll(hand).not.toEqual(second);
  },
);

test('whoever opened the table changes who sits where until it begins', async () => {
  const page = await house.person();
  const id = await openTable(page, house.server.url, 'terra-mystica', { seats: 3, kinds: ['me', 'open', 'open'] });
  await page.goto(`${house.server.url}/table/${id}`);
  const chair = (seat) => page.locator(`[data-test=kind-${seat}]`);
  await chair(1).selectOption('bot steady');
  await expect.poll(() => chair(1).inputValue()).toBe('bot steady');
  await chair(1).selectOption('open');
  await expect.poll(() => chair(1).inputValue()).toBe('open');
  expect(await seriousFaults(page)).toEqual([]);
  await chair(1).selectOption('local');
  await chair(2).selectOption('bot greedy');
  // It begins; whoever is asked first, the waiting room is gone.
  await chair(1).waitFor({ state: 'detached' });
  await page.locator('main[data-state=asked], main[data-state=waiting]').waitFor();
});

test.each([false, true])('a click on a player shows their public side, Esc leads back; phone: %s', async (phone) => {
  const { page } = await house.sit('seven-wonders', { phone }, { seats: 3, options: { sides: 'day' }, seed: 5 });
  await expect.poll(() => page.locator('.hand [data-c]').count()).toBe(7);
  const wonder = () => page.locator('.mine [data-c^="wonder:"]').first().getAttribute('data-c');
  const own = await wonder();
  await page.locator('[data-test=pill-1]').click();
  await page.locator('[data-test=side]').waitFor();
  await expect.poll(wonder).not.toBe(own);
  expect(await page.locator('.hand [data-c]').count(), 'nobody sees their hand').toBe(0);
  for (const part of phone ? ['ul.tiles', '.phone-prompt'] : ['ul.seats', 'aside > .question'])
    expect(await seriousFaults(page, part)).toEqual([]);
  await page.keyboard.press('Escape');
  await untilAsked(page);
  expect(await wonder()).toBe(own);
});

test.each(
  ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium'].flatMap((game) => [
    [game, false],
    [game, true],
  ]),
)('a spectator sees that he watches, and looks from any seat: %s; phone: %s', async (game, phone) => {
  const eva = await house.person();
  const id = await openTable(eva, house.server.url, game, { seats: 3, seed: 3 });
  const page = await house.person({ phone });
  await page.goto(`${house.server.url}/table/${id}`);
  await page.locator('[data-test=watching]').waitFor();
  expect(await seriousFaults(page, '[data-test=watching]')).toEqual([]);
  for (const seat of [2, 1]) {
    await page.locator(`[data-test=pill-${seat}]`).click();
    await page.locator('[data-test=side]').waitFor();
    await page.locator('.stage [data-c]:visible').first().waitFor();
  }
  await page.locator('[data-test=leave-side]').click();
  await page.locator('[data-test=side]').waitFor({ state: 'detached' });
});

test.each([false, true])('a table of one’s own is deleted from its menu or from the list; phone: %s', async (phone) => {
  const page = await house.person({ phone });
  const id = await openTable(page, house.server.url, 'seven-wonders', { seats: 3 });
  await openTable(page, house.server.url, 'endeavor', { seats: 3 });
  await page.goto(`${house.server.url}/table/${id}`);
  await page.click(phone ? '[data-tab=more]' : '[data-test=more]');
  await page.click('[data-test=delete]');
  expect(await seriousFaults(page)).toEqual([]);
  await page.click('[data-test=delete-yes]');
  await page.waitForURL(/\/games$/);
  await page.locator('[data-test=away]').waitFor();
  expect(await page.locator('[data-test=away]').count()).toBe(1);
  await page.click('[data-test=away]');
  expect(await seriousFaults(page)).toEqual([]);
  await page.click('[data-test=away-yes]');
  await expect.poll(() => page.locator('[data-test=away]').count()).toBe(0);
});

test.each([false, true])(
  'who is away is called as they wish, and a call leads to the table; phone: %s',
  async (phone) => {
    const page = await house.person({ phone });
    const { context } = house.people[0];
    await context.grantPermissions(['notifications']);
    // A browser's maker runs the push service; the subscription is all that the page sees of it.
    await page.addInitScript(() => {
      const subscription = {
        endpoint: 'https://push.example/eva',
        toJSON: () => ({ endpoint: 'https://push.example/eva', keys: { p256dh: 'key', auth: 'secret' } }),
        unsubscribe: () => Promise.resolve(true),
      };
      let current = null;
      PushManager.prototype.subscribe = () => Promise.resolve((current = subscription));
      PushManager.prototype.getSubscription = () => Promise.resolve(current);
    });
    const sent = [];
    let notices = { when: 'never', mail: false, key: 'BA', devices: 0 };
    await page.route('**/api/me/{notices,devices}', (route) => {
      const [method, body] = [route.request().method(), route.request().postDataJSON()];
      if (method !== 'GET') sent.push([method, body]);
      if (body?.when) notices = { ...notices, when: body.when };
      if (body?.endpoint) notices = { ...notices, devices: method === 'POST' ? 1 : 0 };
      return route.fulfill({ json: notices });
    });
    const id = await openTable(page, house.server.url, 'seven-wonders', { seats: 3 });
    await page.goto(house.server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.locator('dialog[open]');
    expect(await dialog.locator('[data-test=call-here]').count()).toBe(0);
    await dialog.getByText('tell me at once').click();
    const way = dialog.locator('[data-test=notices-way]');
    await expect.poll(() => way.innerText()).toContain('Nothing reaches you yet');
    await dialog.locator('[data-test=call-here]').check();
    await expect.poll(() => way.innerText()).toContain('One browser');
    expect(await seriousFaults(page, 'dialog[open]')).toEqual([]);
    await dialog.locator('[data-test=call-here]').uncheck();
    await expect.poll(() => way.innerText()).toContain('Nothing reaches you yet');
    expect(sent).toEqual([
      ['PATCH', { when: 'at-once', language: 'en' }],
      ['POST', { endpoint: 'https://push.example/eva', key: 'key', secret: 'secret' }],
      ['DELETE', { endpoint: 'https://push.example/eva' }],
    ]);
    // The push service delivers what the server sent; the service worker shows it.
    const wire = await context.newCDPSession(page);
    const registrations = [];
    wire.on('ServiceWorker.workerRegistrationUpdated', (told) => registrations.push(...told.registrations));
    await wire.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    const data = { title: 'It is your turn', body: '7 Wonders with Jan', tag: id, url: `/table/${id}`, count: 1 };
    await wire.send('ServiceWorker.deliverPushMessage', {
      origin: house.server.url,
      registrationId: registrations[0].registrationId,
      data: JSON.stringify(data),
    });
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, body, data }) => ({ title, body, url: data.url }));
      });
    await expect.poll(shown).toEqual([{ title: data.title, body: data.body, url: data.url }]);
  },
);
