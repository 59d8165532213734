/** Guess the move: candidates, what was chosen by list or by pointing, and what a search thinks of them. */
import type { HintModel } from './api-types';
import type { Move } from './model';

/** As good as the best one: chances are not known better than that. */
const NEAR = 0.02;

export class Guess {
  picks = $state.raw<string[]>([]);
  chosen = $state.raw<Move | null>(null);
  /** Best first; null until something was chosen. */
  solution = $state.raw<HintModel[] | null>(null);

  constructor(
    /** In an order that tells nothing. */
    readonly moves: Move[],
    /** Asks for what is best once something was chosen. */
    readonly solve: (move: Move) => HintModel[] | Promise<HintModel[]>,
  ) {}

  get targets(): ReadonlySet<string> {
    return new Set(this.solution ? [] : this.moves.flatMap((move) => move.args));
  }

  get fitting(): Move[] {
    return this.moves.filter((move) => this.picks.every((pick) => move.args.includes(pick)));
  }

  get right(): boolean {
    const [best] = this.solution ?? [];
    const mine = this.solution?.find((one) => one.move.text === this.chosen?.text);
    return !!best && !!mine && best.chance - mine.chance <= NEAR;
  }

  /** Point at a thing; the only candidate there is chosen by it. */
  pick(id: string): void {
    if (this.solution) return;
    const there = this.moves.filter((move) => move.args.includes(id));
    this.picks = this.picks[0] === id || !there.length ? [] : [id];
    if (this.picks.length && there.length === 1) void this.choose(there[0]!);
  }

  async choose(move: Move): Promise<void> {
    if (this.chosen) return;
    this.chosen = move;
    try {
      this.solution = await this.solve(move);
    } catch (error) {
      this.chosen = null;
      throw error;
    }
  }
}

const KEY = 'pentapolis.puzzles';

/** Which days' puzzles were solved: true where the guess was right. */
export function solvedDays(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Only the first guess of a day counts. */
export function keepDay(day: string, right: boolean): void {
  const days = solvedDays();
  if (!(day in days)) localStorage.setItem(KEY, JSON.stringify({ ...days, [day]: right }));
}

/** How many days in a row were right, up to that day or the one before it. */
export function streak(days: Record<string, boolean>, today: string): number {
  const before = (day: string): string => {
    const date = new Date(`${day}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() - 1);
    return date.toISOString().slice(0, 10);
  };
  let count = 0;
  let day = today in days ? today : before(today);
  while (days[day]) {
    count++;
    day = before(day);
  }
  return count;
}
