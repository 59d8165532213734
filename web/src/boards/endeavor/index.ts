import type { View } from '../../lib/model';
import { name, player, say, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Section } from '../board';
import Board from './Board.svelte';
import type { EndeavorView, Trader } from './facts';
import { place, presence } from './words';

/** The cards of a trader by where they lie: on the board, on the governor slot, turned over. */
function cards(one: Trader, speaker: Speaker): string[] {
  const here = one.cards.filter((card) => card !== one.slot).map((card) => name(card, speaker));
  return [
    `${t('en-cards')}: ${here.join(', ') || '–'} (${one.counted}/${one.limit})`,
    ...[...(one.slot ? [one.slot] : []), ...one.turned].map((card) => place(card, one, speaker)),
  ];
}

function trader(one: Trader, speaker: Speaker): Section {
  return {
    title: player(one.seat, speaker),
    lines: [
      `${t('en-harbor')}: ${one.harbor}${one.passed ? `, ${t('en-passed')}` : ''}`,
      Object.entries(one.levels)
        .map(([track, level]) => `${name(`track:${track}`, speaker)}: ${level.value} (${level.level})`)
        .join(', '),
      `${t('en-buildings')}: ${one.buildings
        .map((building) => `${name(building.building, speaker)}${building.worker ? ` (${t('en-worker')})` : ''}`)
        .join(', ')}`,
      ...cards(one, speaker),
      `${t('en-tokens')}: ${Object.entries(one.tokens)
        .map(([token, count]) => `${count}× ${name(token, speaker)}`)
        .join(', ') || '–'}`,
    ],
  };
}

function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as EndeavorView;
  const holder = (owner: number | null, token: string | null): string =>
    owner !== null ? player(owner, speaker) : token ? name(token, speaker) : t('en-free');
  return [
    {
      title: t('en-round', { round: view.round }),
      lines: view.crown === null ? [] : [`${t('en-crown')}: ${player(view.crown, speaker)}`],
    },
    ...view.players.map((one) => trader(one, speaker)),
    ...view.regions.map((region) => ({
      title: name(region.region, speaker),
      lines: [
        ...(region.track.length
          ? [`${t('en-shipping')}: ${region.track.map((space) => holder(space.owner, space.token)).join(', ')}`]
          : []),
        ...presence(region, speaker),
        ...view.cities
          .filter((city) => city.region === region.region)
          .map((city) => `${name(city.city, speaker)}: ${holder(city.owner, city.token)}`),
        ...region.decks.map(
          (deck) => `${t('en-deck')} ${name(deck.deck, speaker)}: ${deck.cards.length}${deck.cards[0] ? ` (${name(deck.cards[0], speaker)})` : ''}`,
        ),
      ],
    })),
    {
      title: t('en-connections'),
      lines: view.connections.map((link) => `${name(link.connection, speaker)}: ${holder(link.owner, link.token)}`),
    },
    {
      title: t('en-buildings'),
      lines: view.stacks.map((stack) => {
        const text = speaker.components.get(stack.building)?.text;
        return `${name(stack.building, speaker)} ×${stack.left}: ${text ? say(text, speaker) : ''}`;
      }),
    },
  ];
}

export default { Board, outline, groupBy: 'verb' } satisfies BoardModule;
