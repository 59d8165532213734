/** The board in words: turn, the four ways to win, each sheet, the market, the map tile by tile. */
import type { View } from '../../lib/model';
import { name, player, say, t, type Speaker } from '../../lib/texts.svelte';
import type { Section } from '../board';
import {
  around,
  counted,
  facts,
  id,
  place,
  ROMAN,
  strengthOf,
  TILE,
  UNITS,
  ways,
  type Battle,
  type CivFacts,
  type CivilizationView,
  type Leader,
  type SpaceFacts,
} from './printed';
import { cityLabel, effectWords, leaderLabel, squareLabel, turnWords } from './words';

function sheet(one: Leader, view: CivilizationView, speaker: Speaker): Section {
  const names = (ids: readonly string[]): string =>
    counted(ids)
      .map(([thing, count]) => `${name(thing, speaker)}${count > 1 ? ` ×${count}` : ''}`)
      .join(', ') || '–';
  const civ = one.civ ? facts<CivFacts>(speaker.components, one.civ) : null;
  const government = speaker.components.get(one.government)?.text;
  const lines = [
    leaderLabel(one, speaker),
    t('cv-dials', { trade: one.trade, income: one.income, coins: one.coins, goal: ways(one).coins.need }),
    `${t('cv-culture')}: ${one.culture}`,
    ...(civ ? [effectWords(civ.effects)] : []),
    `${name(one.government, speaker)}${government ? `: ${say(government, speaker)}` : ''}`,
    ...one.pyramid
      .map((row, i) => (row.length ? `${t('cv-techs')} ${ROMAN[i + 1]}: ${names(row)}` : ''))
      .filter(Boolean),
    ...one.cities.map((city) => `${t('cv-city')} ${cityLabel(city)}`),
    `${t('cv-forces')}: ${names(one.forces)} (${UNITS.map((unit, i) => `${name(`unit:${unit}`, speaker)} ${ROMAN[one.ranks[i] ?? 0] || '–'}`).join(', ')})`,
    `${t('cv-events', { count: one.events.length, limit: one.hand_limit })}: ${names(one.events)}`,
    `${t('cv-held')}: ${names([...Object.entries(one.resources).flatMap(([kind, count]) => Array<string>(count).fill(`resource:${kind}`)), ...one.tokens, ...one.reserve, ...one.wonders])}`,
    `${t('cv-supply')}: ${t('cv-figures', { armies: one.supply.army, scouts: one.supply.scout })}`,
    `${t('cv-speed')} ${one.speed}, ${t('cv-stacking')} ${one.stacking}, ${t('cv-battle-hand')} ${one.battle_hand}`,
  ];
  return {
    title: `${player(one.seat, speaker)}${one.civ ? `: ${name(one.civ, speaker)}` : ''}${view.first === one.seat ? ` (${t('cv-first')})` : ''}`,
    lines,
    ...(one.seat === view.seat
      ? { things: [...one.techs, ...one.events].map((thing) => ({ id: thing, name: name(thing, speaker) })) }
      : {}),
  };
}

function battleSection(battle: Battle, speaker: Speaker): Section {
  const sides = [
    player(battle.attacker, speaker),
    battle.defender === null ? t('cv-barbarians') : player(battle.defender, speaker),
  ];
  return {
    title: `${t('cv-battle')} ${id(battle.square)}: ${sides.join(' × ')}`,
    lines: [
      ...sides.map((side, i) => {
        const hand = battle.hands[i];
        const cards =
          typeof hand === 'number'
            ? t('cv-cards', { count: hand })
            : (hand ?? []).map((card) => `${name(card, speaker)} (${strengthOf(card, battle.more[i])})`).join(', ');
        return `${side}: +${battle.bonus[i] ?? 0}, ${cards || t('cv-cards', { count: 0 })}`;
      }),
      ...battle.fronts.map(
        (front, i) =>
          `${t('cv-front', { number: i + 1 })}: ${front.map((fighter) => (fighter ? `${name(fighter.unit, speaker)} ${fighter.strength}${fighter.wounds ? `, ${t('cv-wounds', { count: fighter.wounds })}` : ''}` : '–')).join(' × ')}`,
      ),
    ],
  };
}

function marketSection(view: CivilizationView, speaker: Speaker): Section {
  const { market } = view;
  const stock = (prefix: string, counts: Record<string, number>): string =>
    Object.entries(counts)
      .map(([key, count]) => `${name(`${prefix}:${key}`, speaker)} ${count}`)
      .join(', ');
  return {
    title: t('cv-market'),
    lines: [
      `${t('cv-wonders')}: ${market.wonders.map((wonder) => (wonder ? name(wonder, speaker) : '–')).join(', ')}`,
      `${t('cv-buildings')}: ${stock('building', market.buildings)}`,
      `${t('cv-resources')}: ${stock('resource', market.resources)}`,
      UNITS.map((unit, i) => t('cv-deck', { name: name(`unit:${unit}`, speaker), count: market.units[i] ?? 0 })).join(
        ', ',
      ),
      market.events.map((count, i) => t('cv-deck', { name: name(`deck:${i + 1}`, speaker), count })).join(', '),
      `${t('cv-people')}: ${market.people}`,
    ],
  };
}

function trackSection(view: CivilizationView, speaker: Speaker): Section {
  return {
    title: t('cv-track'),
    lines: view.players.map((one) => {
      const next = facts<SpaceFacts>(speaker.components, `space:${one.level + 1}`);
      return `${player(one.seat, speaker)}: ${one.level}. ${t('cv-next-step', { culture: next.culture ?? 0, trade: next.trade ?? 0 })}`;
    }),
  };
}

function tiles(view: CivilizationView, speaker: Speaker): Section[] {
  return view.tiles.map((tile) => {
    const corner = place(tile.square);
    const inside = view.squares.filter((square) => {
      const spot = place(square.id);
      return spot.x >= corner.x && spot.x < corner.x + TILE && spot.y >= corner.y && spot.y < corner.y + TILE;
    });
    return {
      title: `${t('cv-map')} ${id(tile.square)}`,
      lines: inside.length ? [] : [t('cv-hidden-tile')],
      things: inside.map((square) => ({ id: square.id, name: squareLabel(square, view, speaker) })),
    };
  });
}

export function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as CivilizationView;
  return [
    {
      title: turnWords(view.turn),
      lines: [
        t(`cv-phase-${view.phase}`),
        ...(view.victor === null ? [] : [t(`cv-won-${view.victory}`, { player: player(view.victor, speaker) })]),
      ],
    },
    ...(view.battle ? [battleSection(view.battle, speaker)] : []),
    { title: t('cv-race'), lines: around(view).map((one) => leaderLabel(one, speaker)) },
    ...around(view).map((one) => sheet(one, view, speaker)),
    trackSection(view, speaker),
    marketSection(view, speaker),
    ...tiles(view, speaker),
  ];
}
