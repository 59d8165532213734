/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  PlayerView: PlayerView;
  LevelsView: LevelsView;
  LevelView: LevelView;
  BuildingView: BuildingView;
  RegionView: RegionView;
  SpaceView: SpaceView;
  NextSpaceView: NextSpaceView;
  DeckView: DeckView;
  CityView: CityView;
  ConnectionView: ConnectionView;
  StackView: StackView;
  MessageView: MessageView;
  ScoreView: ScoreView;
  RegionFacts: RegionFacts;
  TokenFacts: TokenFacts;
  ActionFacts: ActionFacts;
  BuildingFacts: BuildingFacts;
  CardFacts: CardFacts;
  TrackFacts: TrackFacts;
  Column: Column;
  CostFacts: CostFacts;
  GlorySpacesFacts: GlorySpacesFacts;
  View: View;
  Facts: Facts;
}
/**
 * A player board: levels, harbor, buildings with their workers, cards.
 */
export interface PlayerView {
  seat: number;
  passed: boolean;
  harbor: number;
  supply: number;
  levels: LevelsView;
  buildings: BuildingView[];
  tokens: {
    [k: string]: number;
  };
  building_allowed: number;
  top_building: boolean;
  payment: number;
  cards: string[];
  turned: string[];
  slot: string | null;
  free_card: string | null;
  counted: number;
  limit: number;
}
/**
 * The four development tracks of a player.
 */
export interface LevelsView {
  industry: LevelView;
  culture: LevelView;
  finance: LevelView;
  politics: LevelView;
}
/**
 * A development track of a player.
 */
export interface LevelView {
  level: number;
  marker: number;
  value: number;
}
/**
 * A building on a player board.
 */
export interface BuildingView {
  building: string;
  worker: boolean;
  activates: boolean;
}
/**
 * A region: its track from the sea to the deck, its decks, and who is there.
 */
export interface RegionView {
  region: string;
  open: boolean;
  track: SpaceView[];
  beside: number[];
  markers: number[];
  next: NextSpaceView | null;
  leader: number | null;
  present: number[];
  decks: DeckView[];
}
/**
 * A space of a shipping track.
 */
export interface SpaceView {
  owner: number | null;
  token: string | null;
}
/**
 * The space that the next ship takes.
 */
export interface NextSpaceView {
  space: number;
  opens: boolean;
  governor: number[];
}
/**
 * A deck, its top card first.
 */
export interface DeckView {
  deck: string;
  cards: string[];
}
/**
 * A city and where it lies on a sheet of 1000 by 700.
 */
export interface CityView {
  city: string;
  region: string;
  owner: number | null;
  token: string | null;
  glory: number;
  x: number;
  y: number;
}
/**
 * A connection, its token, and who controls it.
 */
export interface ConnectionView {
  connection: string;
  cities: string[];
  token: string | null;
  owner: number | null;
}
/**
 * The tiles of a building that are left.
 */
export interface StackView {
  building: string;
  level: number;
  left: number;
}
/**
 * A message as it travels to a client.
 */
export interface MessageView {
  key: string;
  args?: {
    [k: string]: unknown;
  };
  rule?: string;
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
 * The decks of a region.
 */
export interface RegionFacts {
  decks: string[];
}
/**
 * What tokens, buildings and cards have in common.
 */
export interface TokenFacts {
  development: {
    [k: string]: number;
  };
  glory: number;
  action: ActionFacts | null;
}
/**
 * The action of a token or a building.
 */
export interface ActionFacts {
  mode: 'single' | 'choose_one' | 'both_same_region' | 'both_same_deck';
  of: ('ship' | 'occupy' | 'attack' | 'payment' | 'draw')[];
}
/**
 * What is printed on a building.
 */
export interface BuildingFacts {
  development: {
    [k: string]: number;
  };
  glory: number;
  action: ActionFacts | null;
  level: number;
  count: number;
}
/**
 * What is printed on a card.
 */
export interface CardFacts {
  development: {
    [k: string]: number;
  };
  glory: number;
  action: ActionFacts | null;
  deck: string;
  kind: 'asset' | 'governor' | 'slavery';
  value: number;
  abolition: boolean;
}
/**
 * A development track.
 */
export interface TrackFacts {
  columns: Column[];
  effect: string;
}
export interface Column {
  from: number;
  to: number;
  value: number;
}
/**
 * What one of the five actions costs.
 */
export interface CostFacts {
  cost: number;
}
/**
 * The spaces of the tracks that are worth glory at the end.
 */
export interface GlorySpacesFacts {
  spaces: number[];
}
/**
 * The table, the same from every seat, and what the viewer's actions can reach.
 */
export interface View {
  seats: number;
  seat: number | null;
  over: boolean;
  waiting: number[];
  reactions: boolean;
  answered: number[];
  answer: string | null;
  game: 'endeavor';
  round: number;
  rounds: number;
  phase: 'build' | 'growth' | 'salary' | 'action';
  crown: number;
  players: PlayerView[];
  regions: RegionView[];
  cities: CityView[];
  connections: ConnectionView[];
  stacks: StackView[];
  removed: string[];
  abolished: boolean;
  slot_glory: number;
  population_per_glory: number;
  reach: {
    [k: string]: 'ship' | 'occupy' | 'attack' | 'draw';
  };
  barred: {
    [k: string]: MessageView;
  };
  scores: ScoreView[];
}
/**
 * The printed facts of Endeavor, by kind.
 */
export interface Facts {
  region: RegionFacts;
  token: TokenFacts;
  building: BuildingFacts;
  card: CardFacts;
  track: TrackFacts;
  action: CostFacts;
  fact: GlorySpacesFacts;
}
