/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  ScoringTile: ScoringTile;
  Hex: Hex;
  Upgrade: Upgrade;
  Neighbour: Neighbour;
  River: River;
  Bridge: Bridge;
  Town: Town;
  PowerAction: PowerAction;
  TilesLeft: TilesLeft;
  FreeCard: FreeCard;
  Cult: Cult;
  OrderPlace: OrderPlace;
  FactionBoard: FactionBoard;
  SpadePrice: SpadePrice;
  Income: Income;
  Forecast: Forecast;
  NoFaction: NoFaction;
  OpenOffer: OpenOffer;
  ScoreView: ScoreView;
  FavorFacts: FavorFacts;
  PointsFacts: PointsFacts;
  BonusFacts: BonusFacts;
  TownFacts: TownFacts;
  ScoringFacts: ScoringFacts;
  RewardFacts: RewardFacts;
  ActionFacts: ActionFacts;
  FactionFacts: FactionFacts;
  HexFacts: HexFacts;
  RiverFacts: RiverFacts;
  TerrainFacts: TerrainFacts;
  StructureFacts: StructureFacts;
  CultFacts: CultFacts;
  View: View;
  Facts: Facts;
}
/**
 * The scoring tile of a round.
 */
export interface ScoringTile {
  component: string;
  round: number;
  current: boolean;
  past: boolean;
}
/**
 * A land hex with what is on it, and what the viewer would need and cause there.
 */
export interface Hex {
  component: string;
  row: number;
  column: number;
  terrain: string;
  owner?: number;
  structure?: string;
  town?: boolean;
  upgrades?: Upgrade[];
  spades?: number;
  offers?: Neighbour[];
}
/**
 * What a structure may become, and its price.
 */
export interface Upgrade {
  structure: string;
  cost: {
    [k: string]: number;
  };
}
/**
 * Power that a seat could take if the viewer built here.
 */
export interface Neighbour {
  seat: number;
  amount: number;
}
/**
 * A river hex; a town of the Mermaids may be over it.
 */
export interface River {
  component: string;
  row: number;
  column: number;
  town: boolean;
}
/**
 * A bridge on the map.
 */
export interface Bridge {
  ends: string[];
  owner: number;
}
/**
 * A town on the map; its tile, if it is known which one.
 */
export interface Town {
  owner: number;
  hexes: string[];
  tile: string | null;
}
/**
 * A power action, and whether it is used this round.
 */
export interface PowerAction {
  component: string;
  used: boolean;
}
/**
 * How many of a tile are left.
 */
export interface TilesLeft {
  component: string;
  left: number;
}
/**
 * A bonus card that nobody holds, with the coins on it.
 */
export interface FreeCard {
  component: string;
  coins: number;
}
/**
 * A cult track: levels by seat, its order, and what it would pay now.
 */
export interface Cult {
  component: string;
  levels: number[];
  order: OrderPlace[];
  points: number[];
}
/**
 * A place of a cult order, and whose priest is on it.
 */
export interface OrderPlace {
  steps: number;
  seat: number | null;
}
/**
 * A faction board; all of it is public.
 */
export interface FactionBoard {
  seat: number;
  faction: string;
  home: string;
  colour: string;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  supply: number;
  priest_pieces: number;
  bowls: number[];
  cults: number[];
  keys: number;
  shipping: number;
  most_shipping: number;
  digging: number;
  most_digging: number;
  spade_price: SpadePrice;
  structures: {
    [k: string]: number;
  };
  bridges_left: number;
  favors: string[];
  towns: string[];
  card: string | null;
  card_points: number;
  pass_points: number;
  income: Income | null;
  earns: {
    [k: string]: number;
  };
  town_power: number;
  area: number;
  forecast: Forecast | null;
  special: string | null;
  used: string[];
  passed: boolean;
  spades: number;
  reach: string[];
  skips: string[];
  skip_cost: {
    [k: string]: number;
  } | null;
  skip_points: number;
}
/**
 * What a bought spade costs.
 */
export interface SpadePrice {
  amount: number;
  of: 'workers' | 'priests';
}
/**
 * What the next phase I pays.
 */
export interface Income {
  coins: number;
  workers: number;
  priests: number;
  power: number;
}
/**
 * What the end of the game would add now.
 */
export interface Forecast {
  cults: number;
  area: number;
  resources: number;
  total: number;
}
/**
 * A seat that has not chosen a faction yet.
 */
export interface NoFaction {
  seat: number;
  faction: null;
}
/**
 * Power that a seat may take, its price, and the bowls after it.
 */
export interface OpenOffer {
  seat: number;
  builder: number;
  amount: number;
  gain: number;
  price: number;
  bowls: number[];
}
/**
 * A score as it travels to a client.
 */
export interface ScoreView {
  total: number;
  parts: {
    [k: string]: number;
  };
  tie: number[];
  first: number[];
}
/**
 * A favor tile: steps on a cult, and on most tiles one more effect.
 */
export interface FavorFacts {
  variant: string;
  copies: number;
  cult: string;
  steps: number;
  income?: {
    [k: string]: number;
  };
  build?: PointsFacts;
  pass_table?: number[];
  action?: string;
  town_power_needed?: number;
}
/**
 * Points for each thing of a kind.
 */
export interface PointsFacts {
  per: string;
  points: number;
}
/**
 * A bonus card.
 */
export interface BonusFacts {
  variant: string;
  copies: number;
  pass?: PointsFacts[];
  income: {
    [k: string]: number;
  };
  action?: string;
  shipping_bonus?: number;
}
/**
 * A town tile.
 */
export interface TownFacts {
  variant: string;
  copies: number;
  gain: {
    [k: string]: number;
  };
  keys: number;
  cults?: number;
  shipping?: number;
}
/**
 * A scoring tile with its two halves.
 */
export interface ScoringFacts {
  variant: string;
  copies: number;
  build: PointsFacts;
  reward: RewardFacts;
}
/**
 * The right half of a scoring tile: a reward per steps on a cult, or per priest sent.
 */
export interface RewardFacts {
  cult?: string;
  steps?: number;
  priests_sent?: number;
  workers?: number;
  coins?: number;
  priests?: number;
  power?: number;
  spades?: number;
}
/**
 * An action space; a faction's own action has only a cost, if any.
 */
export interface ActionFacts {
  variant?: string;
  copies?: number;
  power?: number;
  gain?: {
    [k: string]: number;
  };
  cost?: {
    [k: string]: number;
  };
}
/**
 * The printed numbers of a faction board.
 */
export interface FactionFacts {
  home: string;
  colour: string;
  start: {
    [k: string]: number;
  };
  bowls: number[];
  cults: number[];
  dwellings: number;
  costs: {
    [k: string]: {
      [k: string]: number;
    };
  };
  far_post: {
    [k: string]: number;
  };
  income: {
    [k: string]: {
      [k: string]: number;
    }[];
  };
  shipping: number;
  most_shipping: number;
  ship_cost: {
    [k: string]: number;
  };
  ship_points: number[];
  most_digging: number;
  dig_cost: {
    [k: string]: number;
  };
  dig_points: number;
  ability: string;
  stronghold: string;
  action: string | null;
}
/**
 * Where a land hex lies, and where bridges from it lead.
 */
export interface HexFacts {
  row: number;
  column: number;
  bridges: string[];
}
/**
 * Where a river hex lies.
 */
export interface RiverFacts {
  row: number;
  column: number;
}
/**
 * A terrain: its place on the wheel.
 */
export interface TerrainFacts {
  wheel: number;
  colour: string;
}
/**
 * A structure: its power value and how many there are of it.
 */
export interface StructureFacts {
  power: number;
  pieces: number;
}
/**
 * A cult: the power for reaching each level.
 */
export interface CultFacts {
  power: number[];
}
/**
 * The table as one seat sees it; nothing is hidden in this game.
 */
export interface View {
  seats: number;
  seat: number | null;
  over: boolean;
  waiting: number[];
  reactions: boolean;
  answered: number[];
  answer: string | null;
  game: 'terra-mystica';
  round: number;
  rounds: number;
  phase: string;
  order: number[];
  passing: number[];
  active: number | null;
  scoring: ScoringTile[];
  hexes: Hex[];
  rivers: River[];
  bridges: Bridge[];
  founded: Town[];
  power_actions: PowerAction[];
  favors: TilesLeft[];
  towns: TilesLeft[];
  cards: FreeCard[];
  cults: Cult[];
  players: (FactionBoard | NoFaction)[];
  offers: OpenOffer[];
  scores: ScoreView[];
}
/**
 * The printed facts of Terra Mystica, by kind.
 */
export interface Facts {
  favor: FavorFacts;
  bonus: BonusFacts;
  town: TownFacts;
  scoring: ScoringFacts;
  action: ActionFacts;
  faction: FactionFacts;
  hex: HexFacts;
  river: RiverFacts;
  terrain: TerrainFacts;
  structure: StructureFacts;
  cult: CultFacts;
}
