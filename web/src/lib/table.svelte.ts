/**
 * An open table: the last state that the server sent, and the moves narrowed by what the person
 * has pointed at. The server is right; the client redraws from the whole view.
 */
import { api, secrets } from './api';
import type {
  ChangeModel,
  ChatLine,
  HintModel,
  Messages,
  PlanModel,
  Presence,
  PreviewModel,
  RefusalModel,
  StateMessage,
} from './api-types';
import { patched, shared } from './difference';
import { library } from './library.svelte';
import type { Components, Decision, LogLine, Message, Move, View } from './model';
import type { Confirm } from './settings.svelte';
import { ids, type Speaker } from './texts.svelte';

type ServerMessage = Messages['server'];
type ClientMessage = Messages['client'];
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Request = Without<Extract<ClientMessage, { id: number }>, 'id'>;

export const PHRASES = ['hello', 'moment', 'well-played', 'thanks'] as const;
export type Phrase = (typeof PHRASES)[number];

const NO_COMPONENTS: Components = new Map();
/** So much is asked about one thing. */
const MOST_ATTEMPTS = 6;

/** A move that is not possible, and why. */
export interface Refusal {
  text: string;
  verb: string;
  reason: Message;
}

/** Whether the move is refused because it belongs to another moment of the game. */
export const isElsewhere = (refusal: Refusal): boolean => ELSEWHERE.test(refusal.reason.key);

const NOTHING: ReadonlySet<string> = new Set();
const NO_PREVIEWS: Record<string, PreviewModel> = {};

/** The set of before where the new one is equal, so that it is no news to what is drawn. */
function keptSet(before: ReadonlySet<string>, now: ReadonlySet<string>): ReadonlySet<string> {
  return before.size === now.size && [...now].every((one) => before.has(one)) ? before : now;
}

/** A list that is told anew from there on; what it had before stays the same object. */
function renewed<Entry>(before: Entry[], start: number, told: Entry[]): Entry[] {
  if (!told.length && start >= before.length) return before;
  return [...before.slice(0, start), ...told.map((entry, i) => shared(before[start + i], entry))];
}

/** So many moves are tried at a time: the first prices come soon, and nobody at the server waits for long. */
const TRIED_AT_ONCE = 20;

export class Table {
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<LogLine[]>([]);
  changes = $state.raw<ChangeModel[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<'opening' | 'open' | 'lost'>('opening');
  /** Component ids and words that narrow the moves, in the order they were pointed at. */
  picks = $state.raw<string[]>([]);
  /** A move that waits for the person's confirmation. */
  pending = $state.raw<Move | null>(null);
  /** Chains of answers that end at the thing pointed at. */
  plans = $state.raw<PlanModel[]>([]);
  /** A thing pointed at that only plans lead to: no move of the open question names it. */
  planned = $state<string | null>(null);
  /** A plan that waits for the person's confirmation. */
  pendingPlan = $state.raw<PlanModel | null>(null);
  /** Why something was refused. */
  notice = $state.raw<Message | null>(null);
  /** The thing on the board that the notice is about. */
  noticeAt = $state<string | null>(null);
  hints = $state.raw<HintModel[]>([]);
  /** What the moves of the open question cost and bring, by their texts. */
  previews = $state.raw<Record<string, PreviewModel>>(NO_PREVIEWS);
  /** Whether a hint is being worked out. */
  advising = $state(false);
  busy = $state(false);

  /** The question whose moves have been tried. */
  #foretold: Decision | null = null;
  #telling: Promise<void> = Promise.resolve();
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (answer: ServerMessage) => void>();
  #nextId = 1;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #look: number | null = null;
  #closed = false;

  constructor(readonly id: string) {
    this.#connect();
  }

  view = $derived((this.state?.view ?? null) as View | null);
  decision: Decision | null = $derived(this.state?.decision ?? null);
  // What everything drawn is worded with hangs on the game and the names alone: a new position does not even ask.
  #game = $state.raw('');
  #players = $state.raw<string[]>([]);
  components: Components = $derived(library.components.get(this.#game) ?? NO_COMPONENTS);
  speaker: Speaker = $derived({ components: this.components, players: this.#players });

  /** The moves that name everything picked so far. */
  moves: Move[] = $derived(
    (this.decision?.moves ?? []).filter((move) =>
      this.picks.every((pick) => move.args.includes(pick) || move.verb === pick),
    ),
  );

  /** What can be pointed at now: component ids and words of the narrowed moves. */
  #targets: ReadonlySet<string> = NOTHING;
  targets: ReadonlySet<string> = $derived(
    (this.#targets = keptSet(this.#targets, new Set(this.moves.flatMap((move) => move.args)))),
  );

  /** What has happened since the viewer's last move: everything the log names since then. */
  #fresh: ReadonlySet<string> = NOTHING;
  fresh: ReadonlySet<string> = $derived.by(() => {
    const state = this.state;
    const news = state?.last_move
      ? this.log.filter((line) => line.position > state.last_move && line.seat !== state.viewer)
      : [];
    return (this.#fresh = keptSet(this.#fresh, new Set(news.flatMap((line) => ids(line.message)))));
  });

  // --- the conversation --------------------------------------------------------------------

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#tell({ type: 'hello', tokens: secrets.of(this.id), look: this.#look, differences: true });
    });
    socket.addEventListener('message', (event) => {
      this.#hear(JSON.parse(event.data as string) as ServerMessage);
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.connection = 'lost';
    this.busy = false;
    for (const answer of this.#waiting.values()) {
      answer({ type: 'error', code: 'failed', error: { key: 'shell-connection-lost' } });
    }
    this.#waiting.clear();
    const pause = Math.min(8000, 250 * 2 ** this.#retries++);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Drop the line and come back, as a lost network does. */
  reconnect(): void {
    this.#retries = 0;
    this.#socket?.close();
  }

  #tell(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#greet(shared(this.state, message));
    else if (message.type === 'difference') {
      if (this.state) this.#greet(patched(this.state, message));
    } else if (message.type === 'chat') this.chat = [...this.chat, ...message.lines].slice(-200);
    else if (message.type === 'presence') this.presence = message;
    else if ('id' in message && typeof message.id === 'number') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else if (message.type === 'error') this.#refuse(message.error);
  }

  /** The server is there and tells how things stand. */
  #greet(state: StateMessage): void {
    if (this.connection !== 'open') this.chat = [];
    this.connection = 'open';
    this.#retries = 0;
    this.#take(state);
  }

  /** A finished game is known without the server, where this browser has looked at it before. */
  async recall(): Promise<void> {
    const ended = await api.ended(this.id).catch(() => null);
    if (ended && !this.state) this.#take(ended);
  }

  #take(state: StateMessage): void {
    const before = this.state;
    this.log = renewed(this.log, state.log.start, state.log.lines);
    this.changes = renewed(this.changes, state.changes.start, state.changes.moves);
    const same =
      before !== null &&
      before.viewer === state.viewer &&
      before.position === state.position &&
      isSame(before.decision, state.decision);
    if (!same) {
      // A new empty list would be news to everything that is drawn.
      if (this.picks.length) this.picks = [];
      this.pending = null;
      this.#forgetPlans();
      if (this.hints.length) this.hints = [];
      if (this.previews !== NO_PREVIEWS) this.previews = NO_PREVIEWS;
      this.#foretold = null;
      this.notice = null;
      this.noticeAt = null;
    }
    this.state = state;
    this.#game = state.table.game;
    this.#players = shared(
      this.#players,
      state.table.seats.map((seat) => seat.name),
    );
    void library.loadComponents(state.table.game);
  }

  #ask(request: Request): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const id = this.#nextId++;
      this.#waiting.set(id, resolve);
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#tell({ ...request, id } as ClientMessage);
      } else {
        this.#waiting.delete(id);
        resolve({ type: 'error', code: 'failed', error: { key: 'shell-connection-lost' } });
      }
    });
  }

  async #act(request: Request): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await this.#ask(request);
    this.busy = false;
    if (answer.type === 'error') {
      this.#refuse(answer.error);
      return false;
    }
    return true;
  }

  // --- what a person does ------------------------------------------------------------------

  look(seat: number | null): void {
    this.#look = seat;
    this.#tell({ type: 'look', seat });
  }

  #refuse(reason: Message | null, at: string | null = null): void {
    this.notice = reason;
    this.noticeAt = reason && at;
  }

  /** Point at nothing any more. */
  clear(): void {
    this.picks = [];
    this.pending = null;
    this.#forgetPlans();
    this.#refuse(null);
  }

  /** Point at something: narrow the moves, or learn why it is not possible, or else what is said of the thing. */
  pick(id: string, attempts: (id: string) => string[], otherwise: Message | null = null): void {
    if (!this.decision) return;
    // Pointing at the last thing once more plays the one move that is left.
    if (this.pending && this.picks.at(-1) === id) {
      void this.play(this.pending);
      return;
    }
    const again = this.planned === id;
    this.pending = null;
    this.#forgetPlans();
    this.#refuse(null);
    if (again) return;
    if (this.picks.includes(id)) {
      this.back();
      return;
    }
    const fits = (moves: Move[]): boolean => moves.some((move) => move.args.includes(id));
    if (fits(this.moves)) this.picks = [...this.picks, id];
    else if (fits(this.decision.moves)) this.picks = [id];
    else this.picks = [];
    void this.#plan(id, attempts, otherwise);
    const [only, ...others] = this.moves;
    if (this.picks.includes(id) && only && !others.length) this.pending = only;
  }

  /** Undo the last narrowing; says whether there was any. */
  back(): boolean {
    if (this.pendingPlan) this.pendingPlan = null;
    else if (this.planned) this.#forgetPlans();
    else if (this.pending) {
      this.pending = null;
      // A lone move was put up by pointing at its thing.
      if (this.moves.length === 1) this.picks = this.picks.slice(0, -1);
    } else if (this.notice) this.#refuse(null);
    else if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else if (this.hints.length) this.hints = [];
    else return false;
    return true;
  }

  /** Play a move, or put it up for confirmation. */
  async choose(move: Move, confirm: Confirm): Promise<void> {
    if (this.busy) return;
    if (confirm === 'always' || (confirm === 'turn' && (await this.#endsTurn(move)))) {
      if (!this.decision?.moves.includes(move)) return;
      if (!this.moves.includes(move)) this.picks = [];
      this.pendingPlan = null;
      this.pending = move;
    } else await this.play(move);
  }

  /** Whether the turn would be over; the server knows. */
  async #endsTurn(move: Move): Promise<boolean> {
    const seat = this.decision?.seat;
    if (seat === undefined) return false;
    const answer = await this.#ask({ type: 'foresee', seat, move: move.text });
    return answer.type === 'outlook' && answer.ends_turn;
  }

  /** Have the moves of the open question tried: what each costs and brings. */
  foretell(): Promise<void> {
    const { decision } = this;
    if (decision && this.#foretold !== decision) {
      this.#foretold = decision;
      this.#telling = this.#try(decision);
    }
    return this.#telling;
  }

  async #try(decision: Decision): Promise<void> {
    const texts = decision.moves.map((move) => move.text);
    for (let from = 0; from < texts.length && this.decision === decision; from += TRIED_AT_ONCE) {
      const moves = texts.slice(from, from + TRIED_AT_ONCE);
      const answer = await this.#ask({ type: 'preview', seat: decision.seat, moves });
      if (answer.type !== 'previews' || this.decision !== decision) return;
      this.previews = { ...this.previews, ...answer.previews };
    }
  }

  async play(move: Move): Promise<void> {
    const { state, decision } = this;
    if (!state || !decision) return;
    const { seat } = decision;
    const played = await this.#act({ type: 'play', version: state.version, seat, move: move.text });
    // What was played leaves with its question.
    if (!played && this.pending === move) this.pending = null;
  }

  /** Find the chains of answers that end at a thing; where nothing leads there, say why. */
  async #plan(id: string, attempts: (id: string) => string[], otherwise: Message | null): Promise<void> {
    const { decision, picks } = this;
    if (!decision || picks.length > 1) return;
    const answer = await this.#ask({ type: 'plans', seat: decision.seat, component: id });
    if (this.decision !== decision || this.picks !== picks || this.planned) return;
    this.plans = answer.type === 'plans' ? answer.plans.filter((plan) => plan.moves.length > 1) : [];
    if (picks.length) return;
    if (!this.plans.length) this.plans = await this.#allowed(decision, attempts(id));
    if (this.decision !== decision || this.picks !== picks || this.planned) return;
    if (this.plans.length) this.planned = id;
    else await this.explain(id, attempts(id), otherwise);
  }

  /** What pointing at a thing means, where it is legal though no move names the thing. */
  async #allowed(decision: Decision, texts: string[]): Promise<PlanModel[]> {
    const moves = decision.moves.filter((move) => texts.includes(move.text));
    if (moves.length) await this.foretell();
    return moves.map((move) => ({
      moves: [move.text],
      labels: [move.label],
      preview: this.previews[move.text] ?? UNTRIED,
    }));
  }

  #forgetPlans(): void {
    this.plans = [];
    this.planned = null;
    this.pendingPlan = null;
  }

  /** Play a plan, or put it up for confirmation. */
  async choosePlan(plan: PlanModel, confirm: Confirm): Promise<void> {
    const isEnd = plan.preview.final || !plan.preview.goes_on;
    if (confirm === 'always' || (confirm === 'turn' && isEnd)) {
      this.pending = null;
      this.pendingPlan = plan;
    } else await this.playPlan(plan);
  }

  async playPlan(plan: PlanModel): Promise<void> {
    const { state, decision } = this;
    if (!state || !decision) return;
    const { seat } = decision;
    await this.#act({ type: 'play_plan', version: state.version, seat, moves: plan.moves });
  }

  async undo(): Promise<void> {
    const state = this.state;
    if (!state) return;
    const retract = state.undo.retract.includes(state.viewer ?? -1) ? state.viewer : null;
    if (!state.undo.moves && retract === null && state.undo.ask) {
      await this.takeback(null);
    } else if (!state.undo.moves && retract === null) {
      this.#refuse({ key: state.undo.free ? 'core-nothing-to-undo' : 'shell-undo-fence' });
    } else if (retract !== null && !state.decision) {
      await this.#act({ type: 'retract', version: state.version, seat: retract });
    } else {
      await this.#act({ type: 'undo', version: state.version, moves: state.undo.last });
    }
  }

  /** Ask the others for the own last answer (null), agree to what they ask, or refuse it. */
  async takeback(agree: boolean | null): Promise<void> {
    if (this.state) await this.#act({ type: 'takeback', version: this.state.version, agree });
  }

  /** Answer every question of that kind in the same way from now on. */
  async stand(seat: number, kind: string, answer: string, until: 'game' | 'phase'): Promise<void> {
    await this.#act({ type: 'stand', seat, kind, answer, until });
  }

  /** Be asked again. */
  async unstand(kind: string): Promise<void> {
    const seat = this.state?.viewer;
    if (typeof seat === 'number') await this.#act({ type: 'stand', seat, kind, answer: null, until: 'game' });
  }

  async redo(): Promise<void> {
    if (this.state) await this.#act({ type: 'redo', version: this.state.version });
  }

  async hint(): Promise<void> {
    const { decision } = this;
    if (!decision || this.advising) return;
    this.advising = true;
    const answer = await this.#ask({ type: 'hint', seat: decision.seat, count: 3 });
    this.advising = false;
    // Whoever answered in the meantime needs no advice any more.
    if (!isSame(this.decision, decision)) return;
    if (answer.type === 'hints') this.hints = answer.hints;
    else if (answer.type === 'error') this.#refuse(answer.error);
  }

  /** The best few moves of the open question, for those who do not show them as hints. */
  async advise(count: number): Promise<HintModel[]> {
    const { decision } = this;
    if (!decision) return [];
    const answer = await this.#ask({ type: 'hint', seat: decision.seat, count });
    return answer.type === 'hints' ? answer.hints : [];
  }

  /** Say at the thing why nothing can be done with it. */
  async explain(id: string, texts: string[], otherwise: Message | null = null): Promise<void> {
    const { decision } = this;
    const reason = (await this.reason(texts)) ?? (await this.refusals(id))[0]?.reason;
    if (!isSame(this.decision, decision) || this.picks.length) return;
    this.#refuse(reason ?? otherwise ?? { key: 'shell-nothing-here', args: { thing: id } }, id);
  }

  /** Why none of these texts is a legal move: the first reason that cites a rule, else the first. */
  async reason(texts: string[]): Promise<Message | null> {
    const seat = this.decision?.seat;
    if (seat === undefined) return null;
    let first: Message | null = null;
    for (const move of texts) {
      const answer = await this.#ask({ type: 'why_not', seat, move });
      if (answer.type !== 'reason' || NO_REASON.test(answer.reason.key)) continue;
      if (answer.reason.rule) return answer.reason;
      first ??= answer.reason;
    }
    return first;
  }

  /** Why what one would expect at a thing is not possible: by the board's attempts, else by the server. */
  async whyNot(id: string, texts: string[] | undefined): Promise<Refusal[]> {
    if (!texts) return (await this.refusals(id)).map(({ move, verb, reason }) => ({ text: move, verb, reason }));
    const found = await Promise.all(
      texts.slice(0, MOST_ATTEMPTS).map(async (text) => {
        const reason = await this.reason([text]);
        return reason && { text, verb: text.split(' ')[0]!, reason };
      }),
    );
    return found.filter((one) => one !== null);
  }

  /** The moves that one would expect at a thing, and why they are not possible. */
  async refusals(id: string): Promise<RefusalModel[]> {
    const seat = this.decision?.seat;
    if (seat === undefined) return [];
    const answer = await this.#ask({ type: 'refusals', seat, component: id });
    return answer.type === 'refusals' ? answer.refusals : [];
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text });
  }

  /** Say something that everybody reads in their own language. */
  async sayPhrase(phrase: Phrase): Promise<void> {
    await this.#ask({ type: 'chat', phrase });
  }
}

const UNTRIED: PreviewModel = { changes: {}, open: [], gained: [], lost: [], goes_on: true, final: false };

/** Whether two questions, as they came from the server, are one and the same. */
function isSame(one: Decision | null | undefined, other: Decision | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// What the server says of texts that are no moves at all: nothing that a person has asked.
const NO_REASON = /-(unknown-move|not-now|not-offered)$|^core-legal$/;
// What it says of moves that belong to another moment.
const ELSEWHERE = /-(no-elsewhere|no-other-question|no-occasion)$/;
