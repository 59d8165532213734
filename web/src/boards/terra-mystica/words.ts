/** The board in words: labels of things, and the whole table as text. */
import type { Message, View } from '../../lib/model';
import { short } from '../../lib/model';
import { capital, name, once, player, say, t, word, type Speaker } from '../../lib/texts.svelte';
import type { Section } from '../board';
import {
  factionFacts,
  inReach,
  KINDS,
  mine,
  standing,
  type Amounts,
  type Cult,
  type Hex,
  type MysticaView,
  type Seat,
  type Tile,
} from './printed';

const told = once('tm', (message: Message, speaker) => say(message, speaker));
const text = (id: string, speaker: Speaker): string => {
  const found = speaker.components.get(id)?.text;
  return found ? told(found, speaker) : '';
};

/** Name and effect of a tile, card, action or faction. */
export function thingLabel(id: string, speaker: Speaker, ...states: string[]): string {
  const effect = text(id, speaker);
  return [name(id, speaker) + (effect ? `: ${effect}` : ''), ...states.filter(Boolean)].join('; ');
}

/** What only this faction can do, apart from what its stronghold adds. */
export function abilityWords(id: string, speaker: Speaker): { ability: string; stronghold: string } {
  const effects = (speaker.components.get(id)?.text?.args?.effects ?? []) as Message[];
  let [ability, stronghold] = ['', ''];
  for (const effect of effects) {
    const inner = effect.args?.ability;
    if (effect.key === 'tm-effect-stronghold' && inner)
      stronghold = capital(told(inner as unknown as Message, speaker));
    else ability = capital(told(effect, speaker));
  }
  return { ability, stronghold };
}

const UNITS = ['coins', 'workers', 'priests', 'power'] as const;
const listed = (of: Amounts): string =>
  UNITS.filter((unit) => of[unit])
    .map((unit) => word(`tm-${unit}`, { n: of[unit]! }) ?? unit)
    .join(', ');

export function factionLabel(id: string, speaker: Speaker): string {
  const facts = factionFacts(speaker.components, id);
  const costs = KINDS.map((kind) => `${name(`structure:${kind}`, speaker)} ${listed(facts.costs[kind] ?? {})}`);
  return [
    `${name(id, speaker)} (${name(facts.home, speaker)})`,
    listed(facts.start),
    bowlsLabel(facts),
    ...costs,
    text(id, speaker),
  ].join('; ');
}

export function bowlsLabel({ bowls }: { bowls: readonly number[] }): string {
  const [one = 0, two = 0, three = 0] = bowls;
  return t('tm-bowls', { one, two, three });
}

/** `E6, desert: Eva's temple, in a town`, or what one would need there. */
export function hexLabel(hex: Hex, view: MysticaView, speaker: Speaker): string {
  const ground = `${short(hex.component)}, ${name(hex.terrain, speaker)}`;
  if (hex.owner !== undefined) {
    const town = hex.town ? `, ${t('tm-in-town')}` : '';
    return `${ground}: ${name(hex.structure ?? '', speaker)}, ${player(hex.owner, speaker)}${town}`;
  }
  if (!inReach(mine(view), hex.component) || hex.spades === undefined) return ground;
  const offers = (hex.offers ?? []).map((one) => `${player(one.seat, speaker)} ${one.amount}`).join(', ');
  return [
    ground,
    hex.spades ? t('tm-spades-home', { count: hex.spades }) : t('tm-is-home'),
    ...(offers ? [t('tm-neighbours', { list: offers })] : []),
  ].join(', ');
}

export function cultLabel(cult: Cult, view: MysticaView, speaker: Speaker): string {
  const levels = cult.levels.map((level, seat) => `${player(seat, speaker)} ${level}`).join(', ');
  const places = cult.order
    .map((place) => (place.seat === null ? place.steps : player(place.seat, speaker)))
    .join(', ');
  const points = cult.points.flatMap((n, seat) => (n ? [`${player(seat, speaker)} ${n}`] : [])).join(', ');
  return `${name(cult.component, speaker)}: ${levels}; ${t('tm-order-places', { list: places })}${points && !view.over ? `; ${t('tm-would-score', { list: points })}` : ''}`;
}

export function tileLabel(tile: Tile, speaker: Speaker): string {
  return thingLabel(
    tile.component,
    speaker,
    tile.used ? t('tm-used') : '',
    tile.left !== undefined ? t('tm-left', { count: tile.left }) : '',
    tile.coins ? `+${listed({ coins: tile.coins })}` : '',
    tile.current ? t('tm-this-round') : '',
  );
}

// --- the whole table ---------------------------------------------------------------------------

function factionSection(one: Seat, view: MysticaView, speaker: Speaker): Section {
  const title = player(one.seat, speaker);
  if (!one.faction) return { title, lines: [] };
  const ability = abilityWords(one.faction, speaker);
  const { forecast } = one;
  const tiles = [one.card, ...one.favors, ...one.towns].filter((tile) => tile !== null);
  return {
    title: `${title}: ${name(one.faction, speaker)}`,
    lines: [
      `${t('tm-points')}: ${one.points}${forecast ? ` (${t('tm-if-ended', { total: forecast.total, cults: forecast.cults, area: forecast.area, resources: forecast.resources })})` : ''}`,
      `${t('tm-coins')}: ${one.coins}, ${t('tm-workers')}: ${one.workers}, ${t('tm-priests')}: ${one.priests}/${one.priests + one.supply}`,
      bowlsLabel(one),
      ...(one.income ? [`${t('tm-next-income')}: ${listed({ ...one.income }) || '–'}`] : []),
      `${t('tm-shipping')}: ${one.shipping}/${one.most_shipping}, ${t('tm-digging')}: ${one.digging}/${one.most_digging}, ${t('tm-keys')}: ${one.keys}, ${t('tm-bridges')}: ${one.bridges_left}, ${t('tm-area')}: ${one.area}`,
      KINDS.map((kind) => `${name(`structure:${kind}`, speaker)}: ${standing(one, kind)}`).join(', '),
      ...tiles.map((tile) => thingLabel(tile, speaker)),
      ...(one.special ? [thingLabel(one.special, speaker, one.used.includes('faction') ? t('tm-used') : '')] : []),
      ...(ability.ability ? [ability.ability] : []),
      ...(view.order[0] === one.seat ? [t('tm-start-player')] : []),
      ...(one.passed ? [t('tm-passed')] : []),
    ],
  };
}

export function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as MysticaView;
  const built = view.hexes.filter((hex) => hex.owner !== undefined);
  const free = view.hexes.filter((hex) => hex.owner === undefined);
  const tiles = (title: string, list: Tile[]): Section => ({
    title,
    lines: [],
    things: list.map((tile) => ({ id: tile.component, name: tileLabel(tile, speaker) })),
  });
  const thing = (hex: Hex): { id: string; name: string } => ({ id: hex.component, name: hexLabel(hex, view, speaker) });
  const me = mine(view);
  const near = free.filter((hex) => inReach(me, hex.component));
  const far = free.filter((hex) => !near.includes(hex));
  return [
    {
      title: view.round ? t('tm-round', { round: view.round, rounds: view.rounds }) : t('tm-setup'),
      lines: [
        `${t('tm-order')}: ${view.order.map((seat) => player(seat, speaker)).join(', ')}`,
        ...(view.passing.length
          ? [`${t('tm-passed')}: ${view.passing.map((seat) => player(seat, speaker)).join(', ')}`]
          : []),
      ],
    },
    { title: t('tm-scoring'), lines: view.scoring.map((tile) => `${tile.round}. ${tileLabel(tile, speaker)}`) },
    ...view.players.map((one) => factionSection(one, view, speaker)),
    ...(near.length ? [{ title: t('tm-in-reach'), lines: [], things: near.map(thing) }] : []),
    { title: t('tm-map'), lines: [], things: [...built, ...far].map(thing) },
    ...(view.bridges.length
      ? [
          {
            title: t('tm-bridges'),
            lines: view.bridges.map(
              (bridge) => `${bridge.ends.map(short).join('–')} (${player(bridge.owner, speaker)})`,
            ),
          },
        ]
      : []),
    {
      title: t('tm-cults'),
      lines: [],
      things: view.cults.map((cult) => ({ id: cult.component, name: cultLabel(cult, view, speaker) })),
    },
    tiles(t('tm-power'), view.power_actions),
    tiles(t('tm-cards'), view.cards),
    tiles(t('tm-favors'), view.favors),
    tiles(t('tm-towns'), view.towns),
  ];
}
