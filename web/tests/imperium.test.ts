// The cards of Imperium from their facts, texts with signs, and the room that cards in play share.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { bits, lengthOf, marked } from '../src/boards/imperium/rich';
import { band, face, lasting, vignette, type ImperiumView, type InPlay } from '../src/boards/imperium/printed';
import { COUNTERS, ICONS, PARTS } from '../src/boards/imperium/icons';
import { attempts, effectOf, paid, preview } from '../src/boards/imperium/play';
import { fit, ordered } from '../src/boards/imperium/tableau';
import type { Component, Components, Decision, Message, Move } from '../src/lib/model';
import { settings } from '../src/lib/settings.svelte';
import { addTexts } from '../src/lib/texts.svelte';

const GAME = new URL('../../src/pentapolis/games/imperium/', import.meta.url);
beforeAll(() => {
  for (const language of ['en', 'cs'] as const)
    addTexts('im', language, readFileSync(new URL(`text/${language}.ftl`, GAME), 'utf8'));
});

const gain = (count: number): Message => ({
  key: 'im-op-gain',
  args: { form: 'do', tokens: { key: 'im-materials', args: { count } } },
});
function card(slug: string, parts: Message[], facts: Record<string, unknown> = {}): [string, Component] {
  const text = {
    key: 'im-text-headed',
    args: { head: { key: 'im-text-head' }, body: { key: 'im-text', args: { parts } } },
  };
  return [
    `card:${slug}`,
    {
      id: `card:${slug}`,
      en: slug,
      cs: slug,
      text,
      facts: { number: slug, suits: ['region'], art: 'land/hills', ...facts },
    } as unknown as Component,
  ];
}
const components: Components = new Map([
  card(
    'hills',
    [
      { key: 'im-text-play', args: { effect: gain(2) } },
      { key: 'im-vp-fixed', args: { points: 2 } },
    ],
    { icons: { bag: 2 }, pinned: true, points: { kind: 'fixed', n: 2 } },
  ),
  card('port', [{ key: 'im-text-exhaust', args: { effect: gain(1) } }], {
    suits: ['uncivilised', 'civilised'],
    art: 'sea/port',
  }),
]);
const speaker = { components, players: ['Eva'] };

test('what is printed on a card is read from its facts and its text', () => {
  const shown = face(components.get('card:hills'));
  expect(shown.icons).toEqual(['bag', 'bag']);
  expect(shown.chips).toEqual(['pinned']);
  expect(shown.points).toBe('2');
  expect(shown.lines.map((line) => line.lead)).toEqual(['action']);
  expect(lasting(shown)).toEqual([]);
  expect(face(undefined).lines).toEqual([]);
  expect(band(face(components.get('card:port')).suits)).toContain('50%');
});

test('every card of the box has a picture of its own motif', () => {
  const files = [
    'commons_classics',
    'commons_legends',
    'celts',
    'romans',
    'greeks',
    'persians',
    'scythians',
    'vikings',
    'macedonians',
    'carthaginians',
    'arthurians',
    'atlanteans',
    'egyptians',
    'mauryans',
    'minoans',
    'olmecs',
    'qin',
    'utopians',
  ];
  const bare = new Map<string, number>();
  for (const file of files) {
    const { cards } = JSON.parse(readFileSync(new URL(`data/${file}.json`, GAME), 'utf8'));
    for (const one of cards) {
      const [, component] = card(one.id, [], { suits: one.suit, deck: one.deck, art: one.art, number: one.id });
      const drawn = vignette(face(component));
      const back = vignette(
        face(
          card(`${one.id}-back`, [], {
            suits: one.suit,
            deck: one.deck,
            art: `${one.art.split('/')[0]}/nothing`,
            number: `${one.id}-back`,
          })[1],
        ),
      );
      expect(drawn).not.toMatch(/undefined|NaN/);
      // A motif is drawn in front of its backdrop; a landscape has none.
      if (drawn.length <= back.length) bare.set(one.art, drawn.length);
    }
  }
  expect([...bare.keys()]).toEqual([]);
});

test('texts carry marks in both languages, and every mark has an icon', () => {
  const texts: string[] = [];
  for (const language of ['en', 'cs'] as const) {
    settings.language = language;
    texts.push(marked(gain(2), speaker));
    texts.push(marked({ key: 'im-op-draw', args: { count: 1, form: 'do' } }, speaker));
    texts.push(marked({ key: 'im-cards', args: { kind: 'region-tributary', count: 1 } }, speaker));
  }
  settings.language = 'en';
  expect(texts[0]).toBe('gain 2⟦materials⟧');
  expect(texts[3]).toBe('získejte 2⟦materials⟧');
  for (const text of texts) {
    for (const bit of bits(text)) if ('sign' in bit) expect(ICONS[bit.sign], bit.sign).toBeDefined();
  }
  expect(bits('gain 2⟦materials⟧, then end')).toEqual([
    { words: 'gain ' },
    { sign: 'materials', count: '2', after: ',' },
    { words: ' then end' },
  ]);
  expect(lengthOf(gain(2), speaker)).toBeLessThan(20);
});

test('a choice says what it costs and brings', () => {
  const view = {
    seat: 0,
    hand: ['card:hills'],
    players: [
      {
        seat: 0,
        tokens: { materials: 1, population: 0, progress: 3 },
        developments: [{ component: 'card:port', cost: { materials: 2 } }],
      },
    ],
    market: [{ component: 'card:hills', tokens: { progress: 1 }, unrest: true, source: 'region', exilable: false }],
  } as unknown as ImperiumView;
  const move = (verb: string, ...args: string[]): Move =>
    ({ text: '', verb, args, label: { key: 'im-card' } }) as unknown as Move;
  expect(preview(move('play', 'card:hills'), view, speaker)).toEqual({
    cost: [{ icon: 'action', amount: 1 }],
    gain: [{ icon: 'materials', amount: 2 }],
  });
  expect(preview(move('acquire', 'card:hills'), view, speaker).gain).toEqual([
    { icon: 'card', amount: 1 },
    { icon: 'progress', amount: 1 },
    { icon: 'unrest', amount: 1 },
  ]);
  expect(preview(move('develop', 'card:port'), view, speaker).cost).toEqual([{ icon: 'materials', amount: 2 }]);
  expect(paid(move('pay', '2-materials', '1-progress'))).toEqual({ materials: 2, progress: 1 });
  expect(effectOf({ key: 'im-op-abandon-this' }).gain).toEqual(['…']);
});

test('pointing at a thing asks about what is being asked', () => {
  const asks = (verb: string, arg: string): Decision =>
    ({ kind: '', moves: [{ verb, args: [arg] }] }) as unknown as Decision;
  expect(attempts('card:hills', asks('discard', 'card:port'))).toEqual(['discard hills']);
  expect(attempts('nation:celts', asks('nation', 'nation:qin'))).toEqual(['nation celts']);
  expect(attempts('suit:region', asks('play', 'card:port'))[0]).toContain('region');
});

test('all cards in play fit their room, with texts while they can', () => {
  const lying = (n: number): InPlay[] =>
    Array.from({ length: n }, (_, i) => ({
      component: i % 2 ? 'card:port' : 'card:hills',
      garrison: i % 3 ? [] : ['card:port'],
      exhausted: false,
      progress: 0,
    }));
  expect(fit(lying(5), 570, 186, components, speaker).level).toBe(0);
  const many = fit(lying(16), 570, 186, components, speaker);
  expect(many.level).toBeGreaterThan(0);
  const perRow = Math.floor((570 + 6) / (many.widths[0]! + 6));
  expect(Math.ceil(16 / perRow) * (many.height + 6 + 15) - 6).toBeLessThanOrEqual(186 + 21);
  expect(
    ordered([{ component: 'card:port' } as InPlay, { component: 'card:hills' } as InPlay], components)[0]!.component,
  ).toBe('card:hills');
});

test('every number that a move changes has its sign', () => {
  const counters = [...readFileSync(new URL('text/en.ftl', GAME), 'utf8').matchAll(/^im-counter-(\w+) =/gm)];
  expect(counters.length).toBeGreaterThan(4);
  for (const [, counter] of counters) expect(ICONS[PARTS[counter!] ?? COUNTERS[counter!] ?? ''], counter).toBeTruthy();
});
