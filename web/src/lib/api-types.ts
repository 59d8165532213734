/* Generated from the server's schema by `npm run types`; do not edit. */

export interface Schema {
  About: About;
  Analysis: Analysis;
  BotModel: BotModel;
  ChancesModel: ChancesModel;
  ChangeModel: ChangeModel;
  ChangesPart: ChangesPart;
  Chart: Chart;
  ChatLine: ChatLine;
  ChatMessage: ChatMessage;
  Clocks: Clocks;
  ComponentModel: ComponentModel;
  Copy: Copy;
  Credentials: Credentials;
  DecisionModel: DecisionModel;
  Difference: Difference;
  Done: Done;
  EventModel: EventModel;
  Farewell: Farewell;
  Fault: Fault;
  Fill: Fill;
  Foresee: Foresee;
  ForeseeMessage: ForeseeMessage;
  Forgotten: Forgotten;
  GameModel: GameModel;
  Guess: Guess;
  HelloMessage: HelloMessage;
  HintMessage: HintMessage;
  HintModel: HintModel;
  HintRequest: HintRequest;
  Hints: Hints;
  Join: Join;
  Joined: Joined;
  Leave: Leave;
  Load: Load;
  LogPart: LogPart;
  LookMessage: LookMessage;
  Messages: Messages;
  MoveModel: MoveModel;
  NewAccount: NewAccount;
  NewDevice: NewDevice;
  NewGuest: NewGuest;
  NewMail: NewMail;
  NewNotices: NewNotices;
  NewPassword: NewPassword;
  NewSeat: NewSeat;
  NewTable: NewTable;
  NoticesModel: NoticesModel;
  OldDevice: OldDevice;
  OpenedTable: OpenedTable;
  OptionModel: OptionModel;
  Outlook: Outlook;
  PastPosition: PastPosition;
  Person: Person;
  Ping: Ping;
  PlanModel: PlanModel;
  Plans: Plans;
  PlansMessage: PlansMessage;
  PlansRequest: PlansRequest;
  Play: Play;
  PlayMessage: PlayMessage;
  PlayPlan: PlayPlan;
  PlayPlanMessage: PlayPlanMessage;
  Presence: Presence;
  PreviewMessage: PreviewMessage;
  PreviewModel: PreviewModel;
  PreviewRequest: PreviewRequest;
  Previews: Previews;
  Puzzle: Puzzle;
  Reason: Reason;
  Redo: Redo;
  RedoMessage: RedoMessage;
  Refresh: Refresh;
  RefusalModel: RefusalModel;
  Refusals: Refusals;
  RefusalsMessage: RefusalsMessage;
  RefusalsRequest: RefusalsRequest;
  Rename: Rename;
  Reset: Reset;
  Restored: Restored;
  Retract: Retract;
  RetractMessage: RetractMessage;
  Riddle: Riddle;
  RuleModel: RuleModel;
  Say: Say;
  SayMessage: SayMessage;
  ScoreModel: ScoreModel;
  SeatLink: SeatLink;
  SeatModel: SeatModel;
  Seconds: Seconds;
  Session: Session;
  Solution: Solution;
  StandMessage: StandMessage;
  StandRequest: StandRequest;
  StandingModel: StandingModel;
  StateMessage: StateMessage;
  TableList: TableList;
  TableModel: TableModel;
  TakebackMessage: TakebackMessage;
  TakebackModel: TakebackModel;
  TakebackRequest: TakebackRequest;
  Text: Text;
  TurningPoint: TurningPoint;
  Undo: Undo;
  UndoMessage: UndoMessage;
  UndoRequest: UndoRequest;
  WhyNot: WhyNot;
  WhyNotMessage: WhyNotMessage;
}
/**
 * The server and its collection.
 */
export interface About {
  version: string;
  build: string;
  games: GameModel[];
  bots: BotModel[];
  languages: string[];
  clocks: ('off' | 'relaxed' | 'days')[];
  mail: boolean;
}
/**
 * A game of the collection.
 */
export interface GameModel {
  id: string;
  prefix: string;
  en: string;
  cs: string;
  seats: number[];
  options: OptionModel[];
  summary: {
    [k: string]: string;
  };
  caveat: Text | null;
  rules_version: number;
  ratings: {
    [k: string]: number;
  };
  styles: BotModel[];
}
/**
 * A choice before the game; its words are ``<prefix>-option-<name>[-<choice>]``.
 */
export interface OptionModel {
  name: string;
  choices: (string | boolean | number)[];
  default: string | boolean | number;
}
/**
 * A message for people; the client renders it through Fluent in its own language.
 */
export interface Text {
  key: string;
  args?: {
    [k: string]: number | string | Text | Text[];
  };
  rule?: string;
}
/**
 * A bot that can take a seat.
 */
export interface BotModel {
  name: string;
  label: Text;
}
/**
 * The analysis of a finished game, as far as it is known.
 */
export interface Analysis {
  status: 'none' | 'working' | 'ready' | 'failed';
  done: number;
  total: number;
  points: ChancesModel[];
  turns: TurningPoint[];
}
/**
 * How well every seat stood at a position; the chances sum to 1.
 */
export interface ChancesModel {
  position: number;
  chances: number[];
}
/**
 * A move after which its player's chance dropped, and what a search prefers.
 */
export interface TurningPoint {
  position: number;
  seat: number;
  move: MoveModel;
  before: number;
  after: number;
  better: MoveModel;
  choices: HintModel[];
}
/**
 * A legal answer. `text` is what the client sends back.
 */
export interface MoveModel {
  text: string;
  verb: string;
  args: string[];
  label: Text;
}
/**
 * A good move.
 */
export interface HintModel {
  move: MoveModel;
  chance: number;
  behind: number | null;
  margin: number | null;
  points: number | null;
  result: Text;
  comparison: Text | null;
  reason: Text;
}
/**
 * What one accepted move changed in the public counters: seat, counter, (delta, total).
 */
export interface ChangeModel {
  position: number;
  seat: number;
  counters: {
    [k: string]: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      [k: string]: [number, number];
    };
  };
}
/**
 * Remove all changes from index `start` on, then append `moves`; one per accepted move.
 */
export interface ChangesPart {
  start: number;
  moves: ChangeModel[];
}
/**
 * Totals over time, once the game is over: one total per seat for each listed position.
 */
export interface Chart {
  positions: number[];
  totals: number[][];
}
/**
 * A line of the chat; plain text, never markup.
 */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  message?: Text | null;
}
/**
 * Lines of the table's chat; after hello the last hundred.
 */
export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * Time at a table.
 */
export interface Clocks {
  mode: 'off' | 'relaxed' | 'days';
  now: number;
  per_question: number;
  seats: Seconds[];
}
/**
 * The clock of a seat.
 */
export interface Seconds {
  seat: number;
  reserve: number;
  deadline: number | null;
}
/**
 * Anything that a view, a move or a message can name.
 */
export interface ComponentModel {
  id: string;
  en: string;
  cs: string;
  text: Text | null;
  note: Text | null;
  group: string;
  facts?: {
    [k: string]: unknown;
  };
  source: string;
  confidence: string;
}
/**
 * Continue from a position: a copy of a finished game, or of one you play alone.
 */
export interface Copy {
  position: number;
  seat?: number | null;
  bot?: string;
}
/**
 * Logging in to an account.
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * A question that a seat must answer now.
 */
export interface DecisionModel {
  seat: number;
  kind: string;
  prompt: Text;
  source: string;
  moves: MoveModel[];
  standing?: string[];
}
/**
 * The changes from the previous state to this one; for clients that want them (`hello`).
 */
export interface Difference {
  type: 'difference';
  set: [(string | number)[], unknown][];
  log: LogPart;
  changes: ChangesPart;
}
/**
 * Remove all lines from index `start` on, then append `lines`.
 */
export interface LogPart {
  start: number;
  lines: EventModel[];
}
/**
 * One line of the log.
 */
export interface EventModel {
  message: Text;
  seat: number;
  heading: number;
  position: number;
}
/**
 * The request with that id was carried out and is stored for good.
 */
export interface Done {
  type: 'done';
  id?: number | null;
  version: number;
}
/**
 * Remove the person who asks, for good; an account needs its password.
 */
export interface Farewell {
  password?: string;
}
/**
 * Something was refused and nothing was changed.
 */
export interface Fault {
  type: 'error';
  code:
    | 'bad-request'
    | 'unknown-token'
    | 'not-yours'
    | 'not-found'
    | 'illegal'
    | 'stale'
    | 'nothing'
    | 'too-many'
    | 'too-large'
    | 'conflict'
    | 'foreign-origin'
    | 'failed';
  error: Text;
  id?: number | null;
}
/**
 * Start now: bots take the open seats.
 */
export interface Fill {
  bot?: string;
}
/**
 * Ask what a legal move would do, without playing it.
 */
export interface Foresee {
  seat: number;
  move: string;
}
/**
 * `Foresee` on a socket; `outlook` follows.
 */
export interface ForeseeMessage {
  seat: number;
  move: string;
  type: 'foresee';
  id: number;
}
/**
 * Request a link for a new password by mail; requires that an address was given.
 */
export interface Forgotten {
  login: string;
  language?: 'en' | 'cs';
}
/**
 * What somebody would play there.
 */
export interface Guess {
  date: string;
  move: string;
}
/**
 * The first message on a socket. Without tokens the client is a spectator.
 */
export interface HelloMessage {
  type: 'hello';
  tokens?: string[];
  look?: number | null;
  differences?: boolean;
}
/**
 * `HintRequest` on a socket; `hints` follows.
 */
export interface HintMessage {
  seat: number;
  count?: number;
  type: 'hint';
  id: number;
}
/**
 * Ask for advice.
 */
export interface HintRequest {
  seat: number;
  count?: number;
}
/**
 * The best few moves.
 */
export interface Hints {
  type: 'hints';
  id?: number | null;
  version: number;
  seat: number;
  hints: HintModel[];
}
/**
 * Take a seat: with its secret, or any open seat of a public table.
 */
export interface Join {
  seat?: number | null;
  token?: string | null;
}
/**
 * Your seat; `token` is its secret, valid on any device.
 */
export interface Joined {
  table: TableModel;
  seat: number;
  token: string;
}
/**
 * A table in a list, and the head of an open one. The same for everybody except `mine`.
 */
export interface TableModel {
  id: string;
  game: string;
  kind: 'game' | 'analysis';
  status: 'open' | 'running' | 'over' | 'broken';
  seats: SeatModel[];
  options: {
    [k: string]: unknown;
  };
  public: boolean;
  spectators: boolean;
  clock: 'off' | 'relaxed' | 'days';
  owner: string;
  created: number;
  updated: number;
  version: number;
  position: number;
  asked: number[];
  reactions: boolean;
  scores: ScoreModel[] | null;
  winners: number[];
  verdict: Text | null;
  mine: number[];
  is_mine: boolean;
  parent: string | null;
}
/**
 * A seat of a table, as everybody sees it.
 */
export interface SeatModel {
  seat: number;
  kind: 'person' | 'local' | 'open' | 'bot';
  name: string;
  bot: string | null;
  style: string | null;
  online: boolean;
}
/**
 * A seat's score; the parts (message keys) sum to the total.
 */
export interface ScoreModel {
  total: number;
  parts: {
    [k: string]: number;
  };
  tie: number[];
  first: number[];
}
/**
 * Leave a seat. In a running game a bot continues for you.
 */
export interface Leave {
  seat: number;
}
/**
 * Open an analysis table from a saved game (`Match.save`).
 */
export interface Load {
  save: {
    [k: string]: unknown;
  };
  seat?: number | null;
  bot?: string;
  names?: string[];
}
/**
 * Look from another own seat (null: as a spectator).
 */
export interface LookMessage {
  type: 'look';
  seat: number | null;
}
/**
 * The two unions, so that they have a name in the schema.
 */
export interface Messages {
  client:
    | HelloMessage
    | LookMessage
    | PlayMessage
    | PlayPlanMessage
    | UndoMessage
    | RedoMessage
    | RetractMessage
    | TakebackMessage
    | StandMessage
    | HintMessage
    | WhyNotMessage
    | RefusalsMessage
    | ForeseeMessage
    | PreviewMessage
    | PlansMessage
    | SayMessage
    | Refresh;
  server:
    | StateMessage
    | Difference
    | Fault
    | Done
    | Hints
    | Reason
    | Refusals
    | Outlook
    | Previews
    | Plans
    | ChatMessage
    | Presence
    | Ping;
}
/**
 * `Play` on a socket; a `done` with the same id follows once it is stored.
 */
export interface PlayMessage {
  version: number;
  seat: number;
  move: string;
  type: 'play';
  id: number;
}
/**
 * `PlayPlan` on a socket; `done` follows as for `play`.
 */
export interface PlayPlanMessage {
  version: number;
  seat: number;
  moves: string[];
  type: 'play_plan';
  id: number;
}
/**
 * `UndoRequest` on a socket.
 */
export interface UndoMessage {
  version: number;
  moves?: number;
  type: 'undo';
  id: number;
}
/**
 * `Redo` on a socket.
 */
export interface RedoMessage {
  version: number;
  type: 'redo';
  id: number;
}
/**
 * `Retract` on a socket.
 */
export interface RetractMessage {
  version: number;
  seat: number;
  type: 'retract';
  id: number;
}
/**
 * `TakebackRequest` on a socket.
 */
export interface TakebackMessage {
  version: number;
  agree?: boolean | null;
  type: 'takeback';
  id: number;
}
/**
 * `StandRequest` on a socket.
 */
export interface StandMessage {
  seat: number;
  kind: string;
  answer: string | null;
  until?: 'game' | 'phase';
  type: 'stand';
  id: number;
}
/**
 * `WhyNot` on a socket; `reason` follows.
 */
export interface WhyNotMessage {
  seat: number;
  move: string;
  type: 'why_not';
  id: number;
}
/**
 * `RefusalsRequest` on a socket; `refusals` follows.
 */
export interface RefusalsMessage {
  seat: number;
  component: string;
  type: 'refusals';
  id: number;
}
/**
 * `PreviewRequest` on a socket; `previews` follows.
 */
export interface PreviewMessage {
  seat: number;
  moves: string[];
  type: 'preview';
  id: number;
}
/**
 * `PlansRequest` on a socket; `plans` follows.
 */
export interface PlansMessage {
  seat: number;
  component: string;
  type: 'plans';
  id: number;
}
/**
 * `Say` on a socket; everybody gets a `chat`.
 */
export interface SayMessage {
  text?: string | null;
  phrase?: ('hello' | 'moment' | 'well-played' | 'thanks') | null;
  type: 'chat';
  id: number;
}
/**
 * Send everything once more, including the whole log.
 */
export interface Refresh {
  type: 'refresh';
}
/**
 * Everything that a client needs to draw a table; sent after hello, look and every change.
 */
export interface StateMessage {
  type: 'state';
  table: TableModel;
  version: number;
  position: number;
  viewer: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  decision: DecisionModel | null;
  log: LogPart;
  changes: ChangesPart;
  last_move: number;
  undo: Undo;
  takeback: TakebackModel | null;
  standing: StandingModel[];
  clocks: Clocks;
  notice?: Text | null;
}
/**
 * What the client may take back now.
 */
export interface Undo {
  moves: number;
  last: number;
  free: boolean;
  redo: boolean;
  ask: boolean;
  retract: number[];
}
/**
 * Somebody asks the others whether an answer may be taken back.
 */
export interface TakebackModel {
  seat: number;
  position: number;
  waits: number[];
}
/**
 * A standing answer.
 */
export interface StandingModel {
  kind: string;
  answer: string;
  until: 'game' | 'phase';
}
/**
 * Why a move is not legal, with the rule.
 */
export interface Reason {
  type: 'reason';
  id?: number | null;
  version: number;
  seat: number;
  move: string;
  reason: Text;
}
/**
 * Why not, for a component: one refused move for each verb, those that cite a rule first.
 */
export interface Refusals {
  type: 'refusals';
  id?: number | null;
  version: number;
  seat: number;
  component: string;
  refusals: RefusalModel[];
}
/**
 * A move that a player may expect at a component, and why it is not possible now.
 */
export interface RefusalModel {
  verb: string;
  move: string;
  label: Text;
  reason: Text;
}
/**
 * What a move would do, as far as its player can know.
 */
export interface Outlook {
  type: 'outlook';
  id?: number | null;
  version: number;
  seat: number;
  move: string;
  ends_turn: boolean;
}
/**
 * What moves cost and bring, by their texts; moves that are not offered are left out.
 */
export interface Previews {
  type: 'previews';
  id?: number | null;
  version: number;
  seat: number;
  previews: {
    [k: string]: PreviewModel;
  };
}
/**
 * What a move costs and brings, as far as its player can know.
 */
export interface PreviewModel {
  changes: {
    [k: string]: number;
  };
  open: string[];
  gained: string[];
  lost: string[];
  goes_on: boolean;
  final: boolean;
}
/**
 * The plans that end with moves at a component, those with most such moves first.
 */
export interface Plans {
  type: 'plans';
  id?: number | null;
  version: number;
  seat: number;
  component: string;
  plans: PlanModel[];
}
/**
 * A short chain of one seat's answers, with its total cost and gain.
 */
export interface PlanModel {
  moves: string[];
  labels: Text[];
  preview: PreviewModel;
}
/**
 * Who is here.
 */
export interface Presence {
  type: 'presence';
  online: number[];
  spectators: number;
}
/**
 * A sign of life on the bots' stream.
 */
export interface Ping {
  type: 'ping';
}
/**
 * A login and a password for the guest who asks; the guest's tables are kept.
 */
export interface NewAccount {
  login: string;
  password: string;
  mail?: string | null;
}
/**
 * A browser's subscription to push messages: ``p256dh`` is its key, ``auth`` its secret.
 */
export interface NewDevice {
  endpoint: string;
  key: string;
  secret: string;
}
/**
 * A guest needs only a name.
 */
export interface NewGuest {
  name: string;
}
/**
 * A new address for links to a new password, or none.
 */
export interface NewMail {
  password: string;
  mail: string | null;
}
/**
 * When to be notified, and in which language.
 */
export interface NewNotices {
  when: 'never' | 'at-once' | 'daily';
  language?: 'en' | 'cs';
}
/**
 * A new password; all other sessions end.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * Who gets a seat of a new table.
 */
export interface NewSeat {
  kind: 'me' | 'open' | 'local' | 'bot';
  name?: string | null;
  bot?: string | null;
  style?: string | null;
}
/**
 * A table to be opened. It starts when no seat is open.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: unknown;
  };
  public?: boolean;
  spectators?: boolean;
  clock?: 'off' | 'relaxed' | 'days';
  shuffle?: boolean;
  seed?: number | null;
}
/**
 * How a person is told, while away, that it is their turn in a slow game.
 */
export interface NoticesModel {
  when: 'never' | 'at-once' | 'daily';
  mail: boolean;
  key: string | null;
  devices: number;
}
/**
 * A browser that no longer gets push messages.
 */
export interface OldDevice {
  endpoint: string;
}
/**
 * A new table, with the secrets of its open seats and of your own.
 */
export interface OpenedTable {
  table: TableModel;
  links: SeatLink[];
}
/**
 * The secret of a seat. A link with it in the *fragment* is all a friend needs.
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * An earlier position, for the replay.
 */
export interface PastPosition {
  table: string;
  position: number;
  last: number;
  viewer: number | null;
  view: {
    [k: string]: unknown;
  };
  asked: number[];
  scores: ScoreModel[] | null;
}
/**
 * A person who plays here.
 */
export interface Person {
  id: string;
  name: string;
  account: string | null;
  mail?: string | null;
}
/**
 * Ask for short chains of answers that end with a move at a component.
 */
export interface PlansRequest {
  seat: number;
  component: string;
}
/**
 * Answer the seat's question.
 */
export interface Play {
  version: number;
  seat: number;
  move: string;
}
/**
 * Answer the seat's question and, if they are asked as expected, the next ones.
 */
export interface PlayPlan {
  version: number;
  seat: number;
  moves: string[];
}
/**
 * Ask what legal moves cost and bring, without playing them.
 */
export interface PreviewRequest {
  seat: number;
  moves: string[];
}
/**
 * The puzzle of a day.
 */
export interface Puzzle {
  date: string;
  status: 'working' | 'ready' | 'failed';
  riddle: Riddle | null;
}
/**
 * A question from a game of bots, or from a finished game of people, without the solution.
 */
export interface Riddle {
  game: string;
  seats: number;
  position: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
  question: DecisionModel;
}
/**
 * Play the moves again that undo took back.
 */
export interface Redo {
  version: number;
}
/**
 * Ask why the moves that a player may expect at a component are not possible.
 */
export interface RefusalsRequest {
  seat: number;
  component: string;
}
/**
 * A new name for the person who asks.
 */
export interface Rename {
  name: string;
}
/**
 * Set a new password with the code of a link, which is valid once.
 */
export interface Reset {
  code: string;
  password: string;
}
/**
 * The login whose password was set.
 */
export interface Restored {
  login: string;
}
/**
 * Take back a simultaneous answer while others still think.
 */
export interface Retract {
  version: number;
  seat: number;
}
/**
 * One numbered rule.
 */
export interface RuleModel {
  number: string;
  section: string;
  text: string;
}
/**
 * Write to the table's chat: free text, or a phrase that everybody reads in their language.
 */
export interface Say {
  text?: string | null;
  phrase?: ('hello' | 'moment' | 'well-played' | 'thanks') | null;
}
/**
 * Who you are, and the secret that proves it. The token is shown only once.
 */
export interface Session {
  token: string;
  person: Person;
}
/**
 * How a search rates the candidates, best first.
 */
export interface Solution {
  date: string;
  move: string;
  right: boolean;
  choices: HintModel[];
}
/**
 * Answer every question of a kind in the same way from now on (`answer` null: ask again).
 */
export interface StandRequest {
  seat: number;
  kind: string;
  answer: string | null;
  until?: 'game' | 'phase';
}
/**
 * Tables, the latest first.
 */
export interface TableList {
  tables: TableModel[];
}
/**
 * Ask the others to take back one's last answer (`agree` null), or answer a request.
 */
export interface TakebackRequest {
  version: number;
  agree?: boolean | null;
}
/**
 * Take back moves: one, several, or with `moves` 0 all that can be.
 */
export interface UndoRequest {
  version: number;
  moves?: number;
}
/**
 * Ask why a move is not legal.
 */
export interface WhyNot {
  seat: number;
  move: string;
}
