/** The view of Terra Mystica and the printed facts of its components, as the server sends them. */
import type { Components, View } from '../../lib/model';
import { short } from '../../lib/model';
import { amounts, iconOf, type Item } from './art/svg';

export type Amounts = Readonly<Record<string, number>>;

export interface Hex {
  component: string;
  row: number;
  column: number;
  terrain: string;
  owner?: number;
  structure?: string;
  town?: boolean;
  /** What the owner may make of the structure. */
  upgrades?: { structure: string; cost: Amounts }[];
  /** Spades that would make it the viewer's home. */
  spades?: number;
  /** What others could take if the viewer built here. */
  offers?: { seat: number; amount: number }[];
}

export interface Forecast {
  cults: number;
  area: number;
  resources: number;
  total: number;
}

export interface Faction {
  seat: number;
  faction: string | null;
  home: string;
  colour: string;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  supply: number;
  bowls: [number, number, number];
  cults: number[];
  keys: number;
  shipping: number;
  most_shipping: number;
  digging: number;
  most_digging: number;
  spade_price: { amount: number; of: string };
  structures: Record<string, number>;
  bridges_left: number;
  favors: string[];
  towns: string[];
  card: string | null;
  card_points: number;
  pass_points: number;
  income: Amounts | null;
  earns: Amounts;
  town_power: number;
  area: number;
  forecast: Forecast | null;
  special: string | null;
  used: string[];
  passed: boolean;
  spades: number;
  reach: string[];
  skips: string[];
  skip_cost: Amounts | null;
  skip_points: number;
}

export interface Tile {
  component: string;
  used?: boolean;
  left?: number;
  coins?: number;
  current?: boolean;
  past?: boolean;
  round?: number;
}

export interface Cult {
  component: string;
  levels: number[];
  order: { steps: number; seat: number | null }[];
  points: number[];
}

export interface MysticaView extends View {
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  passing: number[];
  active: number | null;
  scoring: Tile[];
  hexes: Hex[];
  rivers: { component: string; row: number; column: number; town: boolean }[];
  bridges: { ends: [string, string]; owner: number }[];
  founded: { owner: number; hexes: string[]; tile: string | null }[];
  power_actions: Tile[];
  favors: Tile[];
  towns: Tile[];
  cards: Tile[];
  cults: Cult[];
  players: Faction[];
  scores: { total: number; parts: Record<string, number> }[];
  offers: { seat: number; builder: number; amount: number; gain: number; price: number }[];
}

/** What is printed on a tile, card or action space. */
export interface TileFacts {
  cult?: string;
  steps?: number;
  income?: Amounts;
  gain?: Amounts;
  build?: { per: string; points: number };
  pass?: { per: string; points: number }[];
  pass_table?: number[];
  reward?: Record<string, number | string> & { cult?: string; steps?: number; priests_sent?: number };
  action?: string;
  power?: number;
  cost?: Amounts;
  keys?: number;
  cults?: number;
  shipping?: number;
  shipping_bonus?: number;
  town_power_needed?: number;
}

export interface FactionFacts {
  home: string;
  colour: string;
  start: Amounts;
  bowls: [number, number, number];
  cults: number[];
  dwellings: number;
  costs: Record<string, Amounts>;
  far_post: Amounts;
  income: Record<string, Amounts[]>;
  shipping: number;
  most_shipping: number;
  ship_cost: Amounts;
  ship_points: number[];
  most_digging: number;
  dig_cost: Amounts;
  dig_points: number;
  ability: string;
  stronghold: string;
  action: string | null;
}

export const KINDS = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
export const CULT_NAMES = ['fire', 'water', 'earth', 'air'] as const;
/** Pieces of a faction by kind. */
export const PIECE_COUNT: Record<string, number> = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 };

export function tileFacts(components: Components, id: string): TileFacts {
  return (components.get(id)?.facts ?? {}) as TileFacts;
}

export function factionFacts(components: Components, id: string): FactionFacts {
  return (components.get(id)?.facts ?? {}) as unknown as FactionFacts;
}

export const colourOf = (view: MysticaView, seat: number): string => view.players[seat]?.colour ?? 'wood';

/** How many of a kind stand on the map. */
export const standing = (one: Faction, kind: string): number => one.structures[`structure:${kind}`] ?? 0;

/** What the next piece of a kind adds to the income. */
export function opened(facts: FactionFacts, kind: string, built: number): Amounts {
  const track = facts.income[kind] ?? [];
  const [before, after] = [track[built] ?? {}, track[built + 1] ?? {}];
  const more = Object.entries(after).map(([name, amount]) => [name, amount - (before[name] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, amount]) => amount));
}

/** What the one has less of than it costs. */
export function missing(one: Faction, cost: Amounts): Amounts {
  const have: Amounts = { coins: one.coins, workers: one.workers, priests: one.priests, power: one.bowls[2] };
  return Object.fromEntries(
    Object.entries(cost)
      .map(([name, amount]) => [name, amount - (have[name] ?? 0)] as const)
      .filter(([, lack]) => lack > 0),
  );
}

/** A price as a row, red where it cannot be paid. */
export function priced(view: MysticaView, one: Faction, cost: Amounts): Item[] {
  const lack = view.over ? {} : missing(one, cost);
  const short_ = new Set(Object.keys(lack).map(iconOf));
  return amounts(cost).map(([amount, icon]): Item => (short_.has(icon) ? [amount, icon, 'short'] : [amount, icon]));
}

/** What the end of the game adds: foreseen while it goes on, then what it has added. */
export function ending(view: MysticaView, seat: number): Forecast {
  const { points = 0, forecast } = view.players[seat] ?? {};
  const { cults = 0, area = 0, resources = 0 } = view.scores[seat]?.parts ?? {};
  return forecast ?? { cults, area, resources, total: points };
}

/** The player whose board lies in front: the viewer's, a spectator's is that of the start player. */
export function mine(view: MysticaView): Faction {
  return view.players[view.seat ?? view.order[0] ?? 0]!;
}

/** Terrains from one's home round the wheel. */
export function wheel(components: Components, home: string): string[] {
  const terrains = [...components.values()]
    .filter((one) => one.id.startsWith('terrain:'))
    .sort((a, b) => Number(a.facts?.wheel) - Number(b.facts?.wheel))
    .map((one) => one.id);
  const at = terrains.indexOf(home);
  return terrains.map((_, i) => short(terrains[(at + i) % terrains.length]!));
}
