/** What is printed on the components of Civilization, and what follows from it. */
import type { Component, Components, View as AnyView } from '../../lib/model';
import type {
  BuildingFacts,
  CityView,
  CivFacts,
  EventFacts,
  Facts,
  FigureFacts,
  PlayerView,
  RaceView,
  SpaceFacts,
  TechFacts,
  UnitFacts,
  View,
  WonderFacts,
} from './types';

export type {
  BattleView as Battle,
  BuildingFacts,
  CityView as City,
  CivFacts,
  EffectFacts as Effect,
  EventFacts,
  ForecastView as Forecast,
  GovernmentFacts,
  GroupView as Group,
  OfferView as Offer,
  PersonFacts,
  PlayerView as Leader,
  SpaceFacts,
  SquareView as Square,
  TechFacts,
  UnitFacts,
  WonderFacts,
  YieldsView as Yields,
} from './types';

export type CivilizationView = AnyView & View;
/** How far on a way to win. */
export interface Way {
  have: number;
  need: number;
}

export const CELL = 40;
export const TILE = 4;
export const PHASES = ['start-of-turn', 'trade', 'city-management', 'movement', 'research'] as const;
export const UNITS = ['infantry', 'artillery', 'mounted', 'aircraft'] as const;
export const MARKET_RESOURCES = ['wheat', 'silk', 'incense', 'iron'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
/** Three steps or fewer from a victory are worth a warning. */
export const NEAR = 3;

export const id = (component: string): string => component.slice(component.indexOf(':') + 1);

/** Column and row of a square: `square:G1` is the seventh of the first row. */
export function place(square: string): { x: number; y: number } {
  const found = /([A-Z]+)(\d+)$/.exec(square);
  const column = [...(found?.[1] ?? 'A')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { x: column, y: Number(found?.[2] ?? 1) - 1 };
}

export function squareAt(x: number, y: number): string {
  return `square:${String.fromCharCode(65 + x)}${y + 1}`;
}

export function rankMark(rank: number): string {
  return rank >= 4 ? '★' : ROMAN[rank]!;
}

/** The strength of a card in a hand: what is printed on it and what its owner's rank adds. */
export function strengthOf(card: string, more: Record<string, number> | undefined): number {
  const [kind = '', printed = '0'] = id(card).split('-');
  return Number(printed) + (more?.[kind] ?? 0);
}

/** The unit type of a card or of its back. */
export const typeOf = (card: string): string => id(card).split('-')[0]!;

/** The facts that the board reads. */
type Printed = Omit<Facts, 'card'>;

const NO_FACTS: TechFacts & BuildingFacts & WonderFacts & EventFacts & CivFacts & UnitFacts & SpaceFacts = {
  level: 1,
  stats: {},
  permanent: [],
  abilities: [],
  cost: 0,
  cheap: 0,
  tech: '',
  culture: 0,
  era: 'ancient',
  icons: {},
  effects: [],
  deck: 1,
  count: 0,
  timing: '',
  kind: 'event',
  trumps: null,
  ranks: [],
  leader: '',
  government: '',
  benefit: '',
};

const known = new WeakMap<Component, typeof NO_FACTS>();

/** The facts of a component, always the same object; an unknown one has none. */
export function facts<T extends Printed[keyof Printed]>(components: Components, component: string): T {
  const found = components.get(component);
  if (!found) return NO_FACTS as unknown as T;
  const whole = known.get(found) ?? { ...NO_FACTS, ...found.facts };
  known.set(found, whole);
  return whole as unknown as T;
}

/** What an item costs this player now; null where it has no price. */
export function priceOf(item: string, me: PlayerView | undefined, components: Components): number | null {
  const [kind, key = ''] = item.split(':');
  if (kind === 'unit') {
    const rank = me?.ranks[UNITS.indexOf(key as (typeof UNITS)[number])] ?? 1;
    return facts<UnitFacts>(components, item).ranks[Math.max(0, key === 'aircraft' ? 0 : rank - 1)]?.cost ?? null;
  }
  if (kind === 'wonder') {
    const wonder = facts<WonderFacts>(components, item);
    return wonder.tech && me?.techs.includes(`tech:${wonder.tech}`) ? wonder.cheap : wonder.cost;
  }
  if (kind === 'building' || kind === 'figure') return facts<BuildingFacts | FigureFacts>(components, item).cost;
  return null;
}

const way = ([have = 0, need = 0]: number[]): Way => ({ have, need });

/** How far a player is on the three ways to win that are counted. */
export function ways({ race }: PlayerView): Record<keyof RaceView, Way> {
  return { culture: way(race.culture), techs: way(race.techs), coins: way(race.coins) };
}

export const cityOn = (leader: PlayerView | undefined, square: string): CityView | undefined =>
  leader?.cities.find((city) => city.square === square);

export function viewer(view: View): PlayerView {
  return view.players[view.seat ?? view.active] ?? view.players[0]!;
}

/** All seats, the viewer first. */
export function around(view: View): PlayerView[] {
  const from = viewer(view).seat;
  return view.players.map((_, i) => view.players[(from + i) % view.players.length]!);
}

export function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
