/** What is printed on the components of Terra Mystica, and what follows from it. */
import type { Components, View as AnyView } from '../../lib/model';
import { short } from '../../lib/model';
import { amounts, iconOf, type Item } from './art/svg';
import type {
  ActionFacts,
  BonusFacts,
  Facts,
  FactionBoard,
  FactionFacts,
  FavorFacts,
  Forecast,
  FreeCard,
  PowerAction,
  ScoringFacts,
  ScoringTile,
  TilesLeft,
  TownFacts,
  View,
} from './types';

export type { Cult, FactionBoard as Faction, FactionFacts, Forecast, Hex } from './types';

export type Amounts = Readonly<Record<string, number>>;
export type MysticaView = AnyView & View;
/** A seat has a faction board as soon as it has chosen its faction. */
export type Seat = View['players'][number];
/** A tile, a card or an action space on the table, whichever it is. */
export type Tile = { component: string } & Partial<ScoringTile & PowerAction & TilesLeft & FreeCard>;
/** What is printed on it. */
export type TileFacts = Partial<FavorFacts & BonusFacts & TownFacts & ScoringFacts & ActionFacts>;

export const KINDS = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
export const CULT_NAMES = ['fire', 'water', 'earth', 'air'] as const;
/** Pieces of a faction by kind. */
export const PIECE_COUNT: Record<string, number> = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 };

export function tileFacts(components: Components, id: string): TileFacts {
  return (components.get(id)?.facts ?? {}) as TileFacts;
}

/** The hexes across a river that a bridge may join with this one. */
export function bridgesFrom(components: Components, hex: string): string[] {
  return (components.get(hex)?.facts as Facts['hex'] | undefined)?.bridges ?? [];
}

/** The power for reaching each level of a cult. */
export function cultPower(components: Components, cult: string): number[] {
  return (components.get(cult)?.facts as Facts['cult'] | undefined)?.power ?? [];
}

export function factionFacts(components: Components, id: string): FactionFacts {
  return (components.get(id)?.facts ?? {}) as unknown as FactionFacts;
}

/** The faction boards on the table. */
export const factions = (view: View): FactionBoard[] => view.players.filter((one) => one.faction !== null);

export function colourOf(view: View, seat: number): string {
  const one = view.players[seat];
  return one?.faction ? one.colour : 'wood';
}

/** Within reach, or across a tunnel or a carpet flight. */
export const inReach = (one: Seat, hex: string): boolean =>
  one.faction !== null && (one.reach.includes(hex) || one.skips.includes(hex));

/** How many of a kind stand on the map. */
export const standing = (one: FactionBoard, kind: string): number => one.structures[`structure:${kind}`] ?? 0;

/** What the next piece of a kind adds to the income. */
export function opened(facts: FactionFacts, kind: string, built: number): Amounts {
  const track = facts.income[kind] ?? [];
  const [before, after] = [track[built] ?? {}, track[built + 1] ?? {}];
  const more = Object.entries(after).map(([name, amount]) => [name, amount - (before[name] ?? 0)] as const);
  return Object.fromEntries(more.filter(([, amount]) => amount));
}

/** What the one has less of than it costs. */
export function missing(one: FactionBoard, cost: Amounts): Amounts {
  const have: Amounts = { coins: one.coins, workers: one.workers, priests: one.priests, power: one.bowls[2] ?? 0 };
  return Object.fromEntries(
    Object.entries(cost)
      .map(([name, amount]) => [name, amount - (have[name] ?? 0)] as const)
      .filter(([, lack]) => lack > 0),
  );
}

/** The seat of a faction board that nobody has taken. */
export const NOBODY = -1;

/** A faction board as it lies at the start of a game, from what is printed on it. */
export function candidate(components: Components, id: string): FactionBoard {
  const facts = factionFacts(components, id);
  const priests = facts.start.priests ?? 0;
  return {
    seat: NOBODY,
    faction: id,
    home: facts.home,
    colour: facts.colour,
    points: facts.start.points ?? 0,
    coins: facts.start.coins ?? 0,
    workers: facts.start.workers ?? 0,
    priests,
    supply: 7 - priests,
    priest_pieces: 7,
    bowls: facts.bowls,
    cults: facts.cults,
    keys: 0,
    shipping: facts.shipping,
    most_shipping: facts.most_shipping,
    digging: 0,
    most_digging: facts.most_digging,
    spade_price: facts.most_digging ? { amount: 3, of: 'workers' } : { amount: 1, of: 'priests' },
    structures: {},
    bridges_left: 3,
    favors: [],
    towns: [],
    card: null,
    card_points: 0,
    pass_points: 0,
    income: null,
    earns: {},
    town_power: 7,
    area: 0,
    forecast: null,
    special: facts.action,
    used: [],
    passed: false,
    spades: 0,
    reach: [],
    skips: [],
    skip_cost: null,
    skip_points: 0,
  };
}

/** Whether the seat pays prices now: what it lacks is red then. */
export const pays = (view: View, one: FactionBoard): boolean => !view.over && one.seat !== NOBODY;

/** A price as a row, red where it cannot be paid. */
export function priced(view: View, one: FactionBoard, cost: Amounts): Item[] {
  const lack = pays(view, one) ? missing(one, cost) : {};
  const short_ = new Set(Object.keys(lack).map(iconOf));
  return amounts(cost).map(([amount, icon]): Item => (short_.has(icon) ? [amount, icon, 'short'] : [amount, icon]));
}

/** What the end of the game adds: foreseen while it goes on, then what it has added. */
export function ending(view: View, seat: number): Forecast {
  const one = view.players[seat];
  const { cults = 0, area = 0, resources = 0 } = view.scores[seat]?.parts ?? {};
  return (one?.faction && one.forecast) || { cults, area, resources, total: one?.faction ? one.points : 0 };
}

/** The player whose board lies in front: the viewer's, a spectator's is that of the start player. */
export function mine(view: View): Seat {
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
