import type { View } from '../../lib/model';
import { name, player, say, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Section } from '../board';
import Board from './Board.svelte';
import type { Faction, MysticaView, Tile } from './facts';

function tileLines(tiles: Tile[], speaker: Speaker): string[] {
  return tiles.map((tile) => {
    const text = speaker.components.get(tile.component)?.text;
    const marks = [
      tile.round ? `${tile.round}.` : '',
      name(tile.component, speaker),
      text ? say(text, speaker) : '',
      tile.used ? t('tm-used') : '',
      tile.left !== undefined ? `×${tile.left}` : '',
      tile.coins ? `+${tile.coins} ${t('tm-coins')}` : '',
    ];
    return marks.filter(Boolean).join(' · ');
  });
}

function faction(one: Faction, speaker: Speaker): Section {
  const title = player(one.seat, speaker);
  if (!one.faction) return { title, lines: [] };
  return {
    title: `${title}: ${name(one.faction, speaker)}`,
    lines: [
      `${t('tm-coins')}: ${one.coins}, ${t('tm-workers')}: ${one.workers}, ${t('tm-priests')}: ${one.priests}`,
      t('tm-bowls', { one: one.bowls[0], two: one.bowls[1], three: one.bowls[2] }),
      `${t('tm-shipping')}: ${one.shipping}/${one.most_shipping}, ${t('tm-digging')}: ${one.digging}/${one.most_digging}, ${t('tm-keys')}: ${one.keys}`,
      Object.entries(one.structures)
        .map(([structure, count]) => `${name(structure, speaker)}: ${count}`)
        .join(', '),
      [one.card, ...one.favors, ...one.towns]
        .filter((tile) => tile !== null)
        .map((tile) => name(tile, speaker))
        .join(', ') || '–',
      ...(one.passed ? [t('tm-passed')] : []),
    ],
  };
}

function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as MysticaView;
  const built = view.hexes.filter((hex) => hex.owner !== undefined);
  const free = view.hexes.filter((hex) => hex.owner === undefined);
  const rows = [...new Set(free.map((hex) => hex.row))];
  return [
    {
      title: view.round ? t('tm-round', { round: view.round, rounds: view.rounds }) : t('tm-setup'),
      lines: [`${t('tm-order')}: ${view.order.map((seat) => player(seat, speaker)).join(', ')}`],
    },
    ...view.players.map((one) => faction(one, speaker)),
    {
      title: t('tm-map'),
      lines: [
        ...built.map(
          (hex) =>
            `${name(hex.component, speaker)} (${name(hex.terrain, speaker)}): ${name(hex.structure ?? '', speaker)}, ${player(hex.owner ?? 0, speaker)}`,
        ),
        ...rows.map((row) =>
          free
            .filter((hex) => hex.row === row)
            .map((hex) => `${name(hex.component, speaker)} ${name(hex.terrain, speaker)}`)
            .join(', '),
        ),
        ...view.bridges.map(
          (bridge) => `${t('tm-bridge')}: ${bridge.ends.map((end) => name(end, speaker)).join('–')} (${player(bridge.owner, speaker)})`,
        ),
      ],
    },
    {
      title: t('tm-cults'),
      lines: view.cults.map(
        (cult) =>
          `${name(cult.component, speaker)}: ${cult.levels.map((level, seat) => `${player(seat, speaker)} ${level}`).join(', ')}`,
      ),
    },
    { title: t('tm-power'), lines: tileLines(view.power_actions, speaker) },
    { title: t('tm-cards'), lines: tileLines(view.cards, speaker) },
    { title: t('tm-scoring'), lines: tileLines(view.scoring, speaker) },
    { title: t('tm-favors'), lines: tileLines(view.favors, speaker) },
    { title: t('tm-towns'), lines: tileLines(view.towns, speaker) },
  ];
}

export default { Board, outline, groupBy: 'verb' } satisfies BoardModule;
