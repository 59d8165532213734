/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  CityView: CityView;
  TokensView: TokensView;
  SellersView: SellersView;
  SellerView: SellerView;
  StagesView: StagesView;
  StageView: StageView;
  ScienceView: ScienceView;
  HandCardView: HandCardView;
  PileView: PileView;
  ScoreView: ScoreView;
  CardFacts: CardFacts;
  WonderFacts: WonderFacts;
  StageFacts: StageFacts;
  View: View;
  Facts: Facts;
}
/**
 * A city; all of it is public except the hand and the cards under the board.
 */
export interface CityView {
  seat: number;
  left: number;
  right: number;
  wonder: string | null;
  side: ('day' | 'night') | null;
  coins: number;
  city: string[];
  shields: number;
  tokens: TokensView;
  production: ('wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'papyrus' | 'cloth')[][];
  sells: ('wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'papyrus' | 'cloth')[][];
  prices: SellersView;
  hand: number;
  under: (string | null)[];
  stages?: StagesView;
  science?: ScienceView;
  science_assigned?: {
    [k: string]: number;
  };
  worth?: {
    [k: string]: number;
  };
}
export interface TokensView {
  '1': number;
  '3': number;
  '5': number;
  '-1': number;
}
/**
 * The prices at both neighbours.
 */
export interface SellersView {
  left: SellerView;
  right: SellerView;
}
/**
 * What a neighbour's raw materials and manufactured goods cost per unit.
 */
export interface SellerView {
  raw: number;
  goods: number;
}
/**
 * The stages of a board, from left to right.
 */
export interface StagesView {
  built: number;
  all: StageView[];
}
/**
 * A stage of the side of the board in use, built or not.
 */
export interface StageView {
  component: string;
  cost: {
    [k: string]: number;
  };
}
/**
 * Science symbols, and free symbols.
 */
export interface ScienceView {
  compass: number;
  gear: number;
  tablet: number;
  choice: number;
}
/**
 * A card of the viewer's hand, with its cost for this seat.
 */
export interface HandCardView {
  component: string;
  cost: {
    [k: string]: number;
  };
  duplicate: boolean;
  chained: boolean;
  free: boolean;
}
/**
 * The discard pile.
 */
export interface PileView {
  size: number;
  known: string[];
  open: boolean;
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
 * What is printed on an age card besides its name and effects.
 */
export interface CardFacts {
  age: number;
  color: 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple';
  cost: {
    [k: string]: number;
  };
  provides: string[];
  accepts: string[];
  art: string;
}
/**
 * What is printed on both sides of a wonder board.
 */
export interface WonderFacts {
  resource: 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'papyrus' | 'cloth';
  monument_en: string;
  monument_cs: string;
}
/**
 * What is printed on a stage besides its effects.
 */
export interface StageFacts {
  cost: {
    [k: string]: number;
  };
}
/**
 * The table as one seat sees it.
 */
export interface View {
  seats: number;
  seat: number | null;
  over: boolean;
  waiting: number[];
  reactions: boolean;
  answered: number[];
  answer: string | null;
  game: 'seven-wonders';
  age: number;
  turn: number;
  passes: 'left' | 'right';
  players: CityView[];
  hand: HandCardView[];
  revealed: string[];
  pile: PileView;
  scores: ScoreView[];
}
/**
 * The printed facts of 7 Wonders, by kind.
 */
export interface Facts {
  card: CardFacts;
  wonder: WonderFacts;
  stage: StageFacts;
}
