/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  SquareView: SquareView;
  YieldsView: YieldsView;
  GroupView: GroupView;
  TileView: TileView;
  PlayerView: PlayerView;
  RaceView: RaceView;
  SupplyView: SupplyView;
  SentView: SentView;
  CityView: CityView;
  MarketView: MarketView;
  OfferView: OfferView;
  GiveView: GiveView;
  GetView: GetView;
  PromiseView: PromiseView;
  BattleView: BattleView;
  FighterView: FighterView;
  ForecastView: ForecastView;
  BuildView: BuildView;
  BarView: BarView;
  ScoreView: ScoreView;
  TechFacts: TechFacts;
  EffectFacts: EffectFacts;
  CheaperFacts: CheaperFacts;
  BuildingFacts: BuildingFacts;
  WonderFacts: WonderFacts;
  PersonFacts: PersonFacts;
  GovernmentFacts: GovernmentFacts;
  EventFacts: EventFacts;
  CivFacts: CivFacts;
  UnitFacts: UnitFacts;
  RankFacts: RankFacts;
  CardFacts: CardFacts;
  FigureFacts: FigureFacts;
  SpaceFacts: SpaceFacts;
  View: View;
  Facts: Facts;
}
/**
 * A revealed square.
 */
export interface SquareView {
  id: string;
  terrain: 'grassland' | 'desert' | 'mountain' | 'forest' | 'water';
  culture?: number;
  coin?: number;
  resource?: string;
  marker?: string;
  city?: number;
  centre?: boolean;
  blocked?: boolean;
  yields?: YieldsView;
  token?: string;
  figures?: GroupView;
  arriving?: GroupView;
  moved?: number;
}
/**
 * What a square yields to a city; zeros are left out.
 */
export interface YieldsView {
  trade?: number;
  production?: number;
  culture?: number;
  coin?: number;
  combat_bonus?: number;
}
/**
 * Figures of one player on a square.
 */
export interface GroupView {
  seat: number;
  army: number;
  scout: number;
}
/**
 * A slot of the map, with its tile if it is revealed.
 */
export interface TileView {
  square: string;
  tile: string | null;
  turns: number | null;
}
/**
 * A player: hands and forces as far as the viewer knows them.
 */
export interface PlayerView {
  seat: number;
  civ: string | null;
  government: string;
  governments: string[];
  trade: number;
  culture: number;
  level: number;
  coins: number;
  coin_tokens: {
    [k: string]: number;
  };
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
  income: number;
  coins_from: {
    [k: string]: number;
  };
  race: RaceView;
  steps: number;
  used: string[];
  resources: {
    [k: string]: number;
  };
  tokens: string[];
  events: string[];
  forces: string[];
  reserve: string[];
  supply: SupplyView;
  sent: SentView[];
  wonders: string[];
  obsolete: string[];
  cities: CityView[];
}
/**
 * Progress towards the victories: the present and the required amount.
 */
export interface RaceView {
  culture: number[];
  techs: number[];
  coins: number[];
}
/**
 * Figures off the map.
 */
export interface SupplyView {
  army: number;
  scout: number;
}
/**
 * A square that a scout sends to a city.
 */
export interface SentView {
  square: string;
  city: number;
}
/**
 * A city, and what it yields now.
 */
export interface CityView {
  id: number;
  square: string;
  capital: boolean;
  walled: boolean;
  actions: number;
  trade: number;
  production: number;
  culture: number;
  combat: number;
  reach: number;
  defence: number;
  harvest: string[];
  resources: string[];
}
/**
 * What is beside the map for everybody.
 */
export interface MarketView {
  resources: {
    [k: string]: number;
  };
  wonders: (string | null)[];
  wonder_deck: number;
  buildings: {
    [k: string]: number;
  };
  units: number[];
  unit_piles: string[][];
  events: number[];
  event_piles: string[][];
  people: number;
  disasters: number;
  spent: string[];
}
export interface OfferView {
  from: number;
  to: number;
  give?: GiveView;
  get?: GetView;
  promises?: PromiseView[];
}
/**
 * What the proposer of an offer gives.
 */
export interface GiveView {
  trade: number;
  culture: number;
  resources: {
    [k: string]: number;
  };
  tokens: string[];
  events: string[];
}
/**
 * What the proposer of an offer asks for; hidden things by their backs.
 */
export interface GetView {
  trade: number;
  culture: number;
  resources: {
    [k: string]: number;
  };
  huts: number;
  villages: number;
  events: number[];
}
export interface PromiseView {
  from: number;
  to: number;
  promise: string;
  until: number;
  about?: number;
  trade?: number;
}
/**
 * The battle in progress; lists are by side, the attacker first.
 */
export interface BattleView {
  attacker: number;
  defender: number | null;
  square: string;
  city: number | null;
  bonus: number[];
  fronts: (FighterView | null)[][];
  more: {
    [k: string]: number;
  }[];
  hands: (string[] | number)[];
  killed: string[][];
  forecast: ForecastView[];
}
/**
 * A unit in play.
 */
export interface FighterView {
  unit: string;
  strength: number;
  wounds: number;
}
/**
 * What a card would do on a front that it may attack.
 */
export interface ForecastView {
  card: string;
  front: number;
  dies: boolean;
  kills: boolean;
  wounds: number[];
}
/**
 * The build action that the viewer is composing.
 */
export interface BuildView {
  square: string;
  free: boolean;
  items: string[];
  barred: {
    [k: string]: BarView;
  };
}
/**
 * Why an item cannot be placed on a square.
 */
export interface BarView {
  why: string;
  rule: string;
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
 * What a tech's card shows: what it unlocks, its values, its abilities.
 */
export interface TechFacts {
  level: number;
  building?: string;
  government?: string;
  unit?: string;
  rank?: number;
  stats: {
    [k: string]: number;
  };
  permanent: EffectFacts[];
  abilities: EffectFacts[];
  cheapens?: CheaperFacts;
}
/**
 * An effect as data for drawings.
 */
export interface EffectFacts {
  effect: string;
  amount?: number;
  pays?: 'trade' | 'culture';
  becomes?: string;
  resources?: string[];
  cost?: {
    [k: string]: number;
  };
  phase?: string;
}
/**
 * The wonder that a tech makes cheaper.
 */
export interface CheaperFacts {
  wonder: string;
  cost: number;
}
/**
 * What a building marker and its stack show; walls have no square of their own.
 */
export interface BuildingFacts {
  cost: number;
  icons: {
    [k: string]: number;
  };
  tech: string;
  star?: boolean;
  terrain?: string;
  upgraded?: boolean;
  upgrade?: string | null;
  stock?: number;
}
/**
 * What a wonder's card shows.
 */
export interface WonderFacts {
  cost: number;
  cheap: number;
  tech: string | null;
  culture: number;
  era: 'ancient' | 'medieval' | 'modern';
  effects: EffectFacts[];
}
/**
 * What the square of a great person yields.
 */
export interface PersonFacts {
  icons: {
    [k: string]: number;
  };
}
/**
 * What a government's card shows.
 */
export interface GovernmentFacts {
  tech: string;
  effects: EffectFacts[];
}
/**
 * What an event's card shows.
 */
export interface EventFacts {
  deck: number;
  count: number;
  timing: string;
  effects: EffectFacts[];
}
/**
 * What a civilization sheet shows.
 */
export interface CivFacts {
  leader: string;
  tech: string;
  government: string;
  benefit: string;
  effects: EffectFacts[];
}
/**
 * A unit type: what it trumps, its names and prices by rank.
 */
export interface UnitFacts {
  trumps: string | null;
  ranks: RankFacts[];
}
/**
 * A unit's names and price at a rank.
 */
export interface RankFacts {
  en: string;
  cs: string;
  cost: number;
}
/**
 * A unit card.
 */
export interface CardFacts {
  unit: string;
  strength: number;
}
/**
 * An army or a scout.
 */
export interface FigureFacts {
  cost: number;
}
/**
 * A space of the culture track.
 */
export interface SpaceFacts {
  kind: 'start' | 'event' | 'great_person' | 'victory';
  deck: number | null;
  culture?: number;
  trade?: number;
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
  game: 'civilization';
  turn: number;
  turn_limit: number;
  phase: 'set-up' | 'start-of-turn' | 'trade' | 'city-management' | 'movement' | 'research';
  first: number;
  active: number;
  victor: number | null;
  victory: '' | 'culture' | 'tech' | 'economic' | 'military' | 'draw' | 'intro';
  squares: SquareView[];
  tiles: TileView[];
  players: PlayerView[];
  market: MarketView;
  locked: string[];
  offer: OfferView | null;
  promises: PromiseView[];
  battle: BattleView | null;
  building: BuildView | null;
  scores: ScoreView[];
}
/**
 * The printed facts of Sid Meier's Civilization: The Board Game, by kind.
 */
export interface Facts {
  tech: TechFacts;
  building: BuildingFacts;
  wonder: WonderFacts;
  person: PersonFacts;
  government: GovernmentFacts;
  event: EventFacts;
  civ: CivFacts;
  unit: UnitFacts;
  card: CardFacts;
  figure: FigureFacts;
  space: SpaceFacts;
}
