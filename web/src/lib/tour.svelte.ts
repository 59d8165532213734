/**
 * A first game: a fixed opening in which every new kind of question is explained when it comes up
 * for the first time, and "show me" plays the prepared answer, or else what the bots advise.
 */
import { OPENINGS } from './begin';
import type { Move } from './model';
import type { Table } from './table.svelte';
import { maybe } from './texts.svelte';

export class Tour {
  /** How often each kind of question has come up. */
  #met = new Map<string, number>();
  #seen = -1;
  /** The explanation of the open question; null where it has been explained before. */
  key = $state<string | null>(null);
  over = $state(false);
  /** What the guide points at; null where the player chooses freely. */
  wanted = $state.raw<Move | null>(null);
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
    this.wanted = null;
    if (this.key) void this.#look();
  }

  /** Find what to point at: the prepared answer where it is legal, else the bots' advice. */
  async #look(): Promise<void> {
    const seen = this.#seen;
    const wanted = await this.#answer();
    // Others may have answered meanwhile: the question is the same, though sent anew.
    if (seen === this.#seen) this.wanted = this.table.decision?.moves.find((one) => one.text === wanted?.text) ?? null;
  }

  async #answer(): Promise<Move | null> {
    const { table } = this;
    const { decision } = table;
    const prepared = OPENINGS[table.state?.table.game ?? '']?.answers[decision?.kind ?? ''] ?? [];
    const ready = decision?.moves.find((one) => prepared.includes(one.text));
    if (ready || !decision) return ready ?? null;
    const [best] = await table.advise(1);
    return decision.moves.find((one) => one.text === best?.move.text) ?? decision.moves[0] ?? null;
  }

  /** Where the next click belongs: in the open menu, at the thing on the board, else at the choice. */
  target(): Element | null {
    const { wanted } = this;
    if (!wanted || document.querySelector('dialog[open]')) return null;
    const choice = `[data-move="${CSS.escape(wanted.text)}"]`;
    const seen = (selector: string): Element | null =>
      [...document.querySelectorAll(selector)].find(
        (one) => one.getClientRects().length > 0 && !one.closest('.behind'),
      ) ?? null;
    if (seen('[data-test=menu]')) return seen('[data-test=menu] .primary') ?? seen(`[data-test=menu] ${choice}`);
    const thing = wanted.args.map((arg) => seen(`.stage .legal[data-c="${CSS.escape(arg)}"]`)).find(Boolean);
    if (thing && !isInside(thing)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A choice on a small screen stands behind its tab, and a map may be moved away from the thing.
    return (
      (thing && isInside(thing) ? thing : null) ??
      seen(choice) ??
      seen('.confirm .primary') ??
      seen('[data-tab=choices]')
    );
  }

  /** The player would rather choose alone. */
  letGo(): void {
    this.wanted = null;
  }

  /** Play what the guide would. */
  async show(): Promise<void> {
    const move = this.wanted ?? (await this.#answer());
    if (move) await this.table.play(move);
  }
}

/** Whether the middle of an element is on the screen. */
function isInside(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}
