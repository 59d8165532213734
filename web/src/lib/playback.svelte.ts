/** What happened since one's last move, step by step, on the positions of then. */
import { api } from './api';
import type { PastPosition } from './api-types';
import type { LogLine } from './model';
import { settings } from './settings.svelte';
import { play } from './sounds';
import { ids } from './texts.svelte';
import { Ticker } from './ticker.svelte';

/** One step at the usual pace, in milliseconds. */
export const STEP = 600;

/** What one player did, or the game itself, told in one go. */
export interface Step {
  seat: number;
  lines: LogLine[];
  /** The round or age that begins with it. */
  heading: LogLine | null;
  /** The position in which it has been done. */
  until: number;
}

/** What others did after a position, in steps: the lines of one seat in a row are one. */
export function stepsAfter(log: readonly LogLine[], since: number, viewer: number | null): Step[] {
  const steps: Step[] = [];
  let heading: LogLine | null = null;
  for (const line of log) {
    if (line.position <= since) continue;
    if (line.heading) {
      heading = line.heading === 1 ? line : heading;
      continue;
    }
    if (line.seat === viewer) continue;
    const last = steps.at(-1);
    // What happens by itself belongs to what brought it about.
    if (last && !heading && (line.seat === last.seat || line.seat < 0)) {
      last.lines.push(line);
      last.until = line.position;
    } else {
      steps.push({ seat: line.seat, lines: [line], heading, until: line.position });
      heading = null;
    }
  }
  return steps;
}

export class Playback {
  steps = $state.raw<Step[]>([]);
  /** The step that is shown; null while the table itself is. */
  at = $state<number | null>(null);
  past = $state.raw<PastPosition | null>(null);
  ticker = new Ticker();
  #known = new Map<number, Promise<PastPosition>>();
  #seat: number | null = null;

  constructor(readonly table: string) {}

  step: Step | null = $derived(this.at === null ? null : (this.steps[this.at] ?? null));

  /** What the shown step is about. */
  things: ReadonlySet<string> = $derived(new Set(this.step?.lines.flatMap((line) => ids(line.message)) ?? []));

  /** Begin; by itself only where things may move. */
  async open(steps: Step[], seat: number | null, run: boolean): Promise<void> {
    this.#known.clear();
    this.#seat = seat;
    this.steps = steps;
    await this.to(0);
    if (run && this.at !== null) this.run();
  }

  run(): void {
    this.ticker.start(
      () => this.next(),
      () => STEP / settings.pace,
    );
  }

  toggle(): void {
    if (this.ticker.playing) this.ticker.stop();
    else if (this.at === this.steps.length - 1) void this.to(0).then(() => this.run());
    else this.run();
  }

  #load(index: number): Promise<PastPosition> {
    const { until } = this.steps[index]!;
    let found = this.#known.get(until);
    if (!found) {
      found = api.at(this.table, until, this.#seat);
      this.#known.set(until, found);
    }
    return found;
  }

  async to(index: number): Promise<void> {
    const step = this.steps[index];
    if (!step) return;
    try {
      const found = await this.#load(index);
      if (this.steps[index] !== step) return;
      this.past = found;
      this.at = index;
      play('place', 0.5);
      if (this.steps[index + 1]) void this.#load(index + 1).catch(() => undefined);
    } catch {
      // What was taken back meanwhile cannot be shown.
      this.close();
    }
  }

  /** One step on; says whether more follow. After the last one the table itself is shown. */
  async next(): Promise<boolean> {
    if (this.at === null) return false;
    if (this.at + 1 >= this.steps.length) {
      this.close();
      return false;
    }
    await this.to(this.at + 1);
    return this.at !== null;
  }

  close(): void {
    this.ticker.stop();
    this.at = null;
    this.past = null;
  }
}
