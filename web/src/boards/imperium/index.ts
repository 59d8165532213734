import type { View } from '../../lib/model';
import { name, player, say, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Section } from '../board';
import Board from './Board.svelte';
import type { ImperiumView, Nation } from './facts';

const tokenText = (tokens: Record<string, number>): string =>
  Object.entries(tokens)
    .map(([kind, count]) => `${t(`im-token-${kind}`)} ${count}`)
    .join(', ');

function described(id: string, speaker: Speaker): string {
  const text = speaker.components.get(id)?.text;
  return text ? `${name(id, speaker)}: ${say(text, speaker)}` : name(id, speaker);
}

function area(one: Nation, speaker: Speaker): Section {
  const title = `${player(one.seat, speaker)}${one.nation ? `: ${name(one.nation, speaker)}` : ''}`;
  if (!one.power) return { title, lines: [] };
  return {
    title,
    lines: [
      tokenText(one.tokens),
      `${t('im-state', { state: one.state })}, ${one.actions} ${t('im-actions')}, ${one.exhausts} ${t('im-exhausts')}, ${t('im-hand-count', { count: one.hand.size })}`,
      t('im-piles', {
        deck: one.deck.length,
        discard: one.discard.length,
        nation: one.nation_deck.length,
        developments: one.developments.length,
      }),
      described(one.power, speaker),
      ...one.play.map(
        (card) =>
          `${described(card.component, speaker)}${card.garrison.length ? ` (${card.garrison.map((under) => name(under, speaker)).join(', ')})` : ''}${card.exhausted ? ' ⟳' : ''}`,
      ),
    ],
  };
}

function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as ImperiumView;
  const things = (ids: string[]): { id: string; name: string }[] =>
    ids.map((id) => ({ id, name: described(id, speaker) }));
  const own = view.players.filter((one) => one.seat === view.seat);
  const rest = view.players.filter((one) => one.seat !== view.seat);
  return [
    {
      title: t('im-round', { round: view.round }),
      lines: [
        t('im-main-deck', { count: view.decks.main ?? 0 }),
        t('im-unrest', { count: view.unrest }),
        t('im-fame', { count: view.fame.cards.length }),
      ],
    },
    { title: t('im-hand'), lines: [], things: things(view.hand) },
    {
      title: t('im-market'),
      lines: [],
      things: view.market.flatMap((slot) =>
        slot
          ? [{ id: slot.component, name: `${described(slot.component, speaker)} ${tokenText(slot.tokens)}${slot.unrest ? ` + ${t('im-tucked')}` : ''}` }]
          : [],
      ),
    },
    ...[...own, ...rest].map((one) => area(one, speaker)),
  ];
}

export default { Board, outline, groupBy: 'verb' } satisfies BoardModule;
