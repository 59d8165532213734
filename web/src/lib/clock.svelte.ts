/** The server's clocks of a table, carried on by ours between two states. */
import type { Clocks } from './api-types';
import { t } from './texts.svelte';

export class TableClock {
  #now = $state(0);
  #clocks = $state.raw<Clocks | null>(null);
  #heard = 0;

  /** Take what the server says; returns how to stop ticking. */
  follow(clocks: Clocks | undefined): (() => void) | undefined {
    this.#clocks = clocks && clocks.mode !== 'off' ? clocks : null;
    if (!this.#clocks) return;
    this.#heard = Date.now() / 1000;
    this.#now = this.#heard;
    const timer = setInterval(() => (this.#now = Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }

  /** Seconds left for a seat; null without a clock. */
  left(seat: number): number | null {
    const clocks = this.#clocks;
    const found = clocks?.seats.find((one) => one.seat === seat);
    if (!clocks || !found) return null;
    const passed = Math.max(0, this.#now - this.#heard);
    const left = found.deadline === null ? found.reserve : found.deadline - clocks.now - passed;
    return Math.max(0, Math.round(left));
  }

  words(seat: number): string | null {
    const seconds = this.left(seat);
    if (seconds === null) return null;
    if (seconds >= 172_800) return t('days-left', { days: Math.floor(seconds / 86_400) });
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return parts
      .slice(parts[0] ? 0 : 1)
      .map((part, i) => (i ? String(part).padStart(2, '0') : String(part)))
      .join(':');
  }
}
