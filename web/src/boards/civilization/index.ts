import type { View } from '../../lib/model';
import { name, player, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Section } from '../board';
import Board from './Board.svelte';
import { id, type CivilizationView, type Leader, type Square } from './facts';

function leader(one: Leader, speaker: Speaker): Section {
  const names = (ids: string[]): string => ids.map((thing) => name(thing, speaker)).join(', ') || '–';
  return {
    title: `${player(one.seat, speaker)}${one.civ ? `: ${name(one.civ, speaker)}` : ''}`,
    lines: [
      `${t('cv-trade')}: ${one.trade}, ${t('cv-culture')}: ${one.culture} (${t('cv-level', { level: one.level })}), ${t('cv-coins')}: ${one.coins}`,
      name(one.government, speaker),
      `${t('cv-techs')}: ${names(one.techs)}`,
      ...one.cities.map(
        (city) => `${t('cv-city')} ${id(city.square)}: ${t('cv-yields', { production: city.production, trade: city.trade, culture: city.culture })}`,
      ),
      `${t('cv-resources')}: ${Object.entries(one.resources)
        .map(([kind, count]) => `${name(`resource:${kind}`, speaker)} ${count}`)
        .join(', ')}`,
      `${t('cv-held')}: ${names([...one.tokens, ...one.events, ...one.forces, ...one.reserve, ...one.wonders])}`,
    ],
  };
}

function describe(square: Square, view: CivilizationView, speaker: Speaker): string {
  const owner = view.players.find((one) => one.cities.some((city) => city.id === square.city));
  return [
    name(square.id, speaker),
    t(`cv-terrain-${square.terrain}`),
    square.resource ? name(square.resource, speaker) : '',
    square.marker ? name(square.marker, speaker) : '',
    square.token ? name(square.token, speaker) : '',
    owner ? `${square.centre ? t('cv-city') : t('cv-outskirts')} ${player(owner.seat, speaker)}` : '',
    square.figures
      ? `${player(square.figures.seat, speaker)} ${t('cv-figures', { armies: square.figures.army, scouts: square.figures.scout })}`
      : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as CivilizationView;
  return [
    { title: t('cv-turn', { turn: view.turn }), lines: [t(`cv-phase-${view.phase}`)] },
    ...(view.battle
      ? [
          {
            title: t('cv-battle'),
            lines: view.battle.fronts.map((front) =>
              front.map((fighter) => (fighter ? `${name(fighter.unit, speaker)} (${fighter.wounds})` : '–')).join(' × '),
            ),
          },
        ]
      : []),
    ...view.players.map((one) => leader(one, speaker)),
    {
      title: t('cv-market'),
      lines: [
        view.market.wonders.map((wonder) => (wonder ? name(wonder, speaker) : '–')).join(', '),
        Object.entries(view.market.resources)
          .map(([kind, count]) => `${name(`resource:${kind}`, speaker)} ${count}`)
          .join(', '),
        Object.entries(view.market.buildings)
          .map(([group, count]) => `${name(`building:${group}`, speaker)} ${count}`)
          .join(', '),
      ],
    },
    { title: t('cv-map'), lines: view.squares.map((square) => describe(square, view, speaker)) },
  ];
}

export default { Board, outline, groupBy: 'verb' } satisfies BoardModule;
