/** The board in words: labels of things, and the outline for screen readers and the text board. */
import type { Component, View } from '../../lib/model';
import { name, once, player, say, t, type Speaker } from '../../lib/texts.svelte';
import { target, type BoardProps, type Section } from '../board';
import {
  face,
  isLeader,
  pastOf,
  type ImperiumView,
  type InPlay,
  type Leader,
  type Nation,
  type Slot,
  type Tokens,
} from './printed';

/** `2 materials, 1 progress`; those that are not there are left out. */
export const tokensInWords = (tokens: Tokens): string =>
  Object.entries(tokens)
    .filter(([, count]) => count)
    .map(([kind, count]) => `${count} ${t(`icon-${kind}`, { count })}`)
    .join(', ');

interface Lying {
  tokens?: Tokens;
  unrest?: boolean;
  exhausted?: boolean;
  garrison?: string[];
}

/** What is printed on a card: name, signs, texts. */
const printed = once('im', (component: Component, speaker): string => {
  const card = face(component);
  const signs = [...card.suits, ...card.chips, ...card.icons].map((sign) => t(`im-sign-${sign}`));
  return [
    [name(component.id, speaker), ...signs].join(', '),
    ...(component.text ? [say(component.text, speaker)] : []),
  ].join('. ');
});

/** A card as it lies: what is printed, what is on and under it. */
export function spoken(id: string, speaker: Speaker, lying: Lying = {}): string {
  const component = speaker.components.get(id);
  const on = lying.tokens ? tokensInWords(lying.tokens) : '';
  return [
    component ? printed(component, speaker) : name(id, speaker),
    ...(on ? [t('im-on-it', { tokens: on })] : []),
    ...(lying.unrest ? [t('im-unrest-under')] : []),
    ...(lying.garrison?.length
      ? [t('im-garrison', { cards: lying.garrison.map((under) => name(under, speaker)).join(', ') })]
      : []),
    ...(lying.exhausted ? [t('im-exhausted')] : []),
  ].join('. ');
}

export const inPlay = (card: InPlay, speaker: Speaker): string =>
  spoken(card.component, speaker, { ...card, tokens: { progress: card.progress } });

/** A thing whose words are drawn with signs: as a button its name stands inside it, unseen. */
export function lettered(props: BoardProps, id: string, label: string): Record<string, unknown> {
  const drawn = target(props, id, label);
  return drawn.role === 'button' ? { ...drawn, 'aria-label': undefined } : drawn;
}

/** The sizes of a player's piles. */
export function pilesInWords(one: Leader): string {
  const past = pastOf(one);
  return t('im-piles', {
    deck: one.deck.length,
    discard: one.discard.length,
    nation: one.nation_deck.length + (one.accession ? 1 : 0),
    developments: one.developments.length,
    past: past?.size ?? 0,
    kind: one.sunken ? 'sunken' : 'history',
  });
}

function area(one: Nation, speaker: Speaker): Section {
  const title = `${player(one.seat, speaker)}${one.nation ? `: ${name(one.nation, speaker)}` : ''}`;
  if (!isLeader(one)) return { title, lines: [] };
  return { title, lines: standing(one, speaker), things: lyingOpen(one, speaker) };
}

const standing = (one: Leader, speaker: Speaker): string[] => [
  tokensInWords(one.tokens) || t('im-no-tokens'),
  t('im-standing', {
    state: t('im-state', { state: one.state }),
    actions: one.actions,
    exhausts: one.exhausts,
    hand: one.hand.size,
    limit: one.hand_limit,
  }),
  pilesInWords(one),
  t('im-forecast', { points: one.forecast.total, unrest: one.unrest }),
  ...(one.hand.known.length
    ? [t('im-known-hand', { cards: one.hand.known.map((id) => name(id, speaker)).join(', ') })]
    : []),
  ...(one.developments.length
    ? [
        t('im-to-develop', {
          cards: one.developments
            .map((dev) => `${name(dev.component, speaker)} (${tokensInWords(dev.cost) || 0})`)
            .join(', '),
        }),
      ]
    : []),
];

const lyingOpen = (one: Leader, speaker: Speaker): { id: string; name: string }[] => [
  { id: one.power, name: spoken(one.power, speaker, { exhausted: one.exhausted.includes(one.power) }) },
  ...[one.court, one.journey, one.quest].flatMap((id) => (id ? [{ id, name: spoken(id, speaker) }] : [])),
  ...one.play.map((card) => ({ id: card.component, name: inPlay(card, speaker) })),
];

const inMarket = (slot: Slot, speaker: Speaker): { id: string; name: string } => ({
  id: slot.component,
  name: spoken(slot.component, speaker, slot),
});

/** What brings the end nearer. */
export function endInWords(view: ImperiumView): string[] {
  const { decks, fame, unrest, players } = view;
  return [
    ...(view.last_round ? [t('im-last-round', { round: view.last_round })] : []),
    t('im-end-main', { count: decks.main }),
    t('im-end-fame', { count: fame.cards.length }),
    t('im-end-developments', { counts: players.map((one) => one.developments?.length ?? 0).join(', ') }),
    t('im-end-unrest', { count: unrest }),
  ];
}

export function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as ImperiumView;
  const own = view.players.filter((one) => one.seat === view.seat);
  const rest = view.players.filter((one) => one.seat !== view.seat);
  return [
    { title: `${t('im-round', { round: view.round })}: ${t(`im-phase-${view.phase}`)}`, lines: endInWords(view) },
    { title: t('im-hand'), lines: [], things: view.hand.map((id) => ({ id, name: spoken(id, speaker) })) },
    {
      title: t('im-market'),
      lines: [
        t('im-small-decks', {
          region: view.decks.region,
          uncivilised: view.decks.uncivilised,
          civilised: view.decks.civilised,
        }),
        t('im-exile', { cards: view.exile.map((id) => name(id, speaker)).join(', ') || '–' }),
      ],
      things: view.market.flatMap((slot) => (slot ? [inMarket(slot, speaker)] : [])),
    },
    ...[...own, ...rest].map((one) => area(one, speaker)),
  ];
}
