/**
 * A first game: a fixed opening in which every new kind of question is explained when it comes up
 * for the first time, and "show me" plays the prepared answer, or else what the bots advise.
 */
import { api } from './api';
import type { Move } from './model';
import { BOT_NAMES, type Table } from './table.svelte';
import { maybe } from './texts.svelte';

interface Opening {
  seats: number;
  seed: number;
  options: Record<string, string | boolean>;
  /** Prepared answers by the kind of question, in the order it comes up. */
  answers: Record<string, string[]>;
}

const OPENINGS: Record<string, Opening> = {
  'seven-wonders': {
    seats: 3,
    seed: 5,
    options: { sides: 'day' },
    answers: {},
  },
  'terra-mystica': { seats: 2, seed: 4, options: { setup: 'first_game' }, answers: {} },
  endeavor: { seats: 3, seed: 2, options: {}, answers: { choose_building: ['build shipyard', 'build market'] } },
  civilization: { seats: 2, seed: 6, options: {}, answers: {} },
  imperium: { seats: 2, seed: 3, options: { sides: 'A' }, answers: {} },
};

export function hasTour(game: string): boolean {
  return game in OPENINGS;
}

/** Open the table of a game's first game; returns its address. */
export async function startTour(game: string, me: string): Promise<string> {
  const opening = OPENINGS[game]!;
  await api.identified(me);
  const opened = await api.open({
    game,
    seed: opening.seed,
    options: opening.options,
    seats: Array.from({ length: opening.seats }, (_, seat) =>
      seat === 0
        ? { kind: 'me' as const }
        : { kind: 'bot' as const, bot: 'greedy', name: BOT_NAMES[seat - 1] },
    ),
  });
  return `/table/${opened.table.id}?tour=1`;
}

export class Tour {
  /** How often each kind of question has come up. */
  #met = new Map<string, number>();
  #seen = -1;
  /** The explanation of the open question; null where it has been explained before. */
  key = $state<string | null>(null);
  over = $state(false);
  #told = 0;

  constructor(
    readonly table: Table,
    readonly prefix: string,
  ) {}

  /** Look at the open question; called whenever the table changes. */
  follow(): void {
    const { state, decision } = this.table;
    // Others may move while the question stays open; it is new after one's own move only.
    if (!state || !decision || state.last_move === this.#seen) return;
    this.#seen = state.last_move;
    const count = (this.#met.get(decision.kind) ?? 0) + 1;
    this.#met.set(decision.kind, count);
    const key = `tour-${this.prefix}-${decision.kind}-${count}`;
    this.key = maybe(key) ? key : null;
    if (this.key) this.#told++;
    this.over = this.#told > 0 && !this.key && count > 4;
  }

  /** The prepared answer where it is legal, else the bots' advice, else the first choice. */
  async show(): Promise<void> {
    const { table } = this;
    const decision = table.decision;
    const game = table.state?.table.game;
    if (!decision || !game) return;
    const prepared = OPENINGS[game]?.answers[decision.kind] ?? [];
    let move: Move | undefined = decision.moves.find((one) => prepared.includes(one.text));
    if (!move) {
      await table.hint();
      move = table.hints[0]?.move ?? decision.moves[0];
    }
    if (move) await table.play(move);
  }
}
