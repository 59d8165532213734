/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  MarketSlot: MarketSlot;
  DeckSizes: DeckSizes;
  StartCounts: StartCounts;
  FameView: FameView;
  PlayerView: PlayerView;
  PlayCard: PlayCard;
  KnownCards: KnownCards;
  ScoreView: ScoreView;
  DevelopmentView: DevelopmentView;
  CardFacts: CardFacts;
  PointsFacts: PointsFacts;
  PointsCase: PointsCase;
  PointsCounter: PointsCounter;
  PointsPart: PointsPart;
  NationFacts: NationFacts;
  NationCards: NationCards;
  View: View;
  Facts: Facts;
}
/**
 * A market card with its tokens and the unrest under it.
 */
export interface MarketSlot {
  component: string;
  source: string;
  unrest: boolean;
  tokens: {
    [k: string]: number;
  };
  exilable: boolean;
}
/**
 * How many cards are left in the common decks.
 */
export interface DeckSizes {
  region: number;
  uncivilised: number;
  civilised: number;
  main: number;
}
/**
 * How many cards the piles that determine the end had at the start.
 */
export interface StartCounts {
  main: number;
  fame: number;
  unrest: number;
}
/**
 * The fame deck, bottom first, and King of Kings.
 */
export interface FameView {
  cards: (string | null)[];
  king: string;
}
/**
 * A player's area. Before set-up is finished there are only seat, nation and power.
 */
export interface PlayerView {
  seat: number;
  nation: string | null;
  power: string | null;
  side?: string;
  court?: string | null;
  journey?: string | null;
  quest?: string | null;
  state?: string;
  tokens?: {
    [k: string]: number;
  };
  actions?: number;
  actions_max?: number;
  exhausts?: number;
  exhausts_max?: number;
  cleanup_token?: {
    [k: string]: number;
  };
  hand_limit?: number;
  play?: PlayCard[];
  resolving?: string[];
  exhausted?: string[];
  nation_deck_exhausted?: boolean;
  development_deck_exhausted?: boolean;
  set_aside?: number;
  hand?: KnownCards;
  deck?: (string | null)[];
  deck_cards?: string[];
  discard?: string[];
  history?: KnownCards;
  sunken?: KnownCards;
  nation_deck?: (string | null)[];
  gained?: string[];
  forecast?: ScoreView;
  worth?: {
    [k: string]: number;
  };
  unrest?: number;
  accession?: string | null;
  developments?: DevelopmentView[];
}
/**
 * A card in play with its garrison and tokens.
 */
export interface PlayCard {
  component: string;
  garrison: string[];
  exhausted: boolean;
  progress: number;
}
/**
 * An unordered hidden zone: the number of cards, and those that the viewer knows.
 */
export interface KnownCards {
  size: number;
  known: string[];
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
 * A development with its cost after reductions.
 */
export interface DevelopmentView {
  component: string;
  cost: {
    [k: string]: number;
  };
}
/**
 * What is printed on a card besides its name and text.
 */
export interface CardFacts {
  number: string;
  deck: string;
  start: string;
  suits: string[];
  types: string[];
  state: string | null;
  icons: {
    [k: string]: number;
  };
  pinned: boolean;
  attack: boolean;
  free_play: boolean;
  cost: {
    [k: string]: number;
  } | null;
  points: PointsFacts | null;
  art: string;
  name_cs_source: string;
}
export interface PointsFacts {
  kind: string;
  n?: number;
  cases?: PointsCase[];
  else?: number;
  per?: PointsCounter;
  div?: number;
  cap?: number;
  sum_of?: PointsPart[];
  before_scoring?: {
    [k: string]: unknown;
  };
}
export interface PointsCase {
  if: string;
  n: number;
}
/**
 * What a card with variable points counts.
 */
export interface PointsCounter {
  count: string;
  token?: string;
  suit?: string;
  types?: string[];
  icons?: string[];
  name?: string;
  zone?: string;
}
/**
 * One of several counters that are summed.
 */
export interface PointsPart {
  per: PointsCounter;
  div?: number;
}
/**
 * What a player sees when choosing a nation.
 */
export interface NationFacts {
  box: string;
  state: string;
  exhausts: number;
  power: string[];
  cards: NationCards;
}
/**
 * How many cards a nation has.
 */
export interface NationCards {
  deck: number;
  nation: number;
  developments: number;
}
/**
 * The whole table as one seat sees it.
 */
export interface View {
  seats: number;
  seat: number | null;
  over: boolean;
  waiting: number[];
  reactions: boolean;
  answered: number[];
  answer: string | null;
  game: string;
  box: string;
  round: number;
  start: number;
  active: number;
  phase: string;
  last_round: number | null;
  collapsed: boolean;
  market: (MarketSlot | null)[];
  decks: DeckSizes;
  start_counts: StartCounts;
  fame: FameView;
  unrest: number;
  exile: string[];
  players: PlayerView[];
  hand: string[];
  effects: string[];
  solstice: string[];
  worth: {
    [k: string]: number;
  };
  scores: ScoreView[];
  winners: number[];
}
/**
 * The printed facts of Imperium: Classics and Legends, by kind.
 */
export interface Facts {
  card: CardFacts;
  nation: NationFacts;
}
