/** The view of Civilization and the facts printed on its components. */
import type { Components, View } from '../../lib/model';

export type Yields = Partial<Record<'trade' | 'production' | 'culture' | 'coin' | 'combat_bonus', number>>;

export interface Group {
  seat: number;
  army: number;
  scout: number;
}

export interface Square {
  id: string;
  terrain: string;
  culture?: number;
  coin?: number;
  resource?: string;
  marker?: string;
  city?: number;
  centre?: boolean;
  /** An enemy stands in the outskirts. */
  blocked?: boolean;
  /** What it gives to a city. */
  yields?: Yields;
  token?: string;
  figures?: Group;
  /** Who has entered an enemy's square, until that is resolved. */
  arriving?: Group;
  /** How many of the figures have moved already. */
  moved?: number;
}

export interface City {
  id: number;
  square: string;
  capital: boolean;
  walled: boolean;
  actions: number;
  trade: number;
  production: number;
  /** Production with all trade rushed. */
  reach: number;
  culture: number;
  combat: number;
  defence: number;
  resources: string[];
  harvest: string[];
}

/** How far on a way to win: so much of so much. */
export type Way = [number, number];

export interface Leader {
  seat: number;
  civ: string | null;
  government: string;
  governments: string[];
  trade: number;
  income: number;
  culture: number;
  level: number;
  coins: number;
  coin_tokens: Record<string, number>;
  coins_from: Record<string, number>;
  techs: string[];
  rows: number[];
  pyramid: string[][];
  open: boolean[];
  needs: number[];
  ranks: number[];
  speed: number;
  stacking: number;
  hand_limit: number;
  battle_hand: number;
  combat: number;
  max_cities: number;
  race: { culture: Way; techs: Way; coins: Way };
  /** Steps of the culture track that can be paid now. */
  steps: number;
  used: string[];
  resources: Record<string, number>;
  tokens: string[];
  events: string[];
  forces: string[];
  reserve: string[];
  supply: { army: number; scout: number };
  sent: { square: string; city: number }[];
  wonders: string[];
  obsolete: string[];
  cities: City[];
}

export interface Fighter {
  unit: string;
  strength: number;
  wounds: number;
}

export interface Forecast {
  card: string;
  front: number;
  dies: boolean;
  kills: boolean;
  wounds: number[];
}

export interface Battle {
  attacker: number;
  defender: number | null;
  square: string;
  city: number | null;
  bonus: number[];
  fronts: (Fighter | null)[][];
  /** What rank and wonders add to the strength on a side's cards, by unit type. */
  more: Record<string, number>[];
  hands: (string[] | number)[];
  killed: string[][];
  forecast: Forecast[];
}

export interface Pledge {
  from: number;
  to: number;
  promise: string;
  until: number;
  about?: number;
  trade?: number;
}

interface Bundle {
  trade: number;
  culture: number;
  resources: Record<string, number>;
}

export interface Offer {
  from: number;
  to: number;
  give?: Bundle & { tokens: string[]; events: string[] };
  get?: Bundle & { huts: number; villages: number; events: number[] };
  promises?: Pledge[];
}

export interface Market {
  resources: Record<string, number>;
  wonders: (string | null)[];
  wonder_deck: number;
  buildings: Record<string, number>;
  units: number[];
  unit_piles: string[][];
  events: number[];
  event_piles: string[][];
  people: number;
  disasters: number;
}

export interface CivilizationView extends View {
  turn: number;
  turn_limit: number;
  phase: string;
  first: number;
  active: number;
  victor: number | null;
  victory: string;
  reactions: boolean;
  squares: Square[];
  tiles: { square: string; tile: string | null; turns: number | null }[];
  players: Leader[];
  market: Market;
  locked: string[];
  offer: Offer | null;
  promises: Pledge[];
  battle: Battle | null;
  /** The build action that the viewer is putting together. */
  building: { square: string; free: boolean; items: string[] } | null;
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

// --- facts ---------------------------------------------------------------------------------------

export interface Effect {
  effect: string;
  amount?: number;
  pays?: 'trade' | 'culture';
  cost?: Record<string, number>;
  phase?: string;
  becomes?: string;
  resources?: string[];
}

export interface TechFacts {
  level: number;
  building?: string;
  government?: string;
  unit?: string;
  rank?: number;
  stats: Record<string, number>;
  permanent: Effect[];
  abilities: Effect[];
  cheapens?: { wonder: string; cost: number };
}

export interface BuildingFacts {
  cost: number;
  star?: boolean;
  icons: Yields;
  terrain?: string;
  upgraded?: boolean;
  upgrade?: string | null;
  tech: string;
  stock?: number;
}

export interface WonderFacts {
  cost: number;
  cheap: number;
  tech: string | null;
  culture: number;
  era: string;
  effects: Effect[];
}

export interface EventFacts {
  deck: number;
  timing: string;
  effects: Effect[];
}

export interface SpaceFacts {
  kind: 'start' | 'event' | 'great_person' | 'victory';
  deck: number | null;
  culture?: number;
  trade?: number;
}

export interface CivFacts {
  leader: string;
  tech: string;
  government: string;
  benefit: string;
  effects: Effect[];
}

export interface UnitFacts {
  trumps: string | null;
  ranks: { en: string; cs: string; cost: number }[];
}

const NO_FACTS = {
  level: 1, stats: {}, permanent: [], abilities: [], cost: 0, cheap: 0, tech: '', culture: 0, era: '', icons: {},
  effects: [], deck: 1, timing: '', kind: 'event', trumps: null, ranks: [], leader: '', government: '', benefit: '',
};

/** The facts of a component; an unknown one has none. */
export function facts<T>(components: Components, component: string): T {
  return { ...NO_FACTS, ...components.get(component)?.facts } as T;
}

/** What an item costs this player now; null where it has no price. */
export function priceOf(item: string, me: Leader | undefined, components: Components): number | null {
  const [kind, key = ''] = item.split(':');
  if (kind === 'unit') {
    const rank = me?.ranks[UNITS.indexOf(key as (typeof UNITS)[number])] ?? 1;
    return facts<UnitFacts>(components, item).ranks[Math.max(0, key === 'aircraft' ? 0 : rank - 1)]?.cost ?? null;
  }
  if (kind === 'wonder') {
    const wonder = facts<WonderFacts>(components, item);
    return wonder.tech && me?.techs.includes(`tech:${wonder.tech}`) ? wonder.cheap : wonder.cost;
  }
  if (kind === 'building' || kind === 'figure') return facts<BuildingFacts>(components, item).cost;
  return null;
}

export const cityOn = (leader: Leader | undefined, square: string): City | undefined =>
  leader?.cities.find((city) => city.square === square);

export function viewer(view: CivilizationView): Leader {
  return view.players[view.seat ?? view.active] ?? view.players[0]!;
}

/** All seats, the viewer first. */
export function around(view: CivilizationView): Leader[] {
  const from = viewer(view).seat;
  return view.players.map((_, i) => view.players[(from + i) % view.players.length]!);
}

export function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
