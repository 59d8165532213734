/** Tells a person that it is their turn: in the page's title, in the bar, and if wanted by the system. */
import { api } from './api';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

const EVERY = 20_000;

class Bell {
  /** Tables where somebody waits for this person. */
  waiting = $state.raw<string[]>([]);
  #known: Set<string> | null = null;

  /** Ask now and then; returns how to stop. */
  watch(): () => void {
    const look = async (): Promise<void> => {
      const found = await api.mine().catch(() => null);
      if (!found) return;
      const asking = found.tables.filter(
        (table) => table.status === 'running' && table.asked.some((seat) => table.mine.includes(seat)),
      );
      this.waiting = asking.map((table) => table.id);
      for (const table of asking) {
        if (this.#known && !this.#known.has(table.id)) this.ring(table.id);
      }
      this.#known = new Set(this.waiting);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Only who looks elsewhere is called, and only who wants to be. */
  ring(table: string): void {
    if (!document.hidden || !settings.notify || !this.allowed) return;
    const note = new Notification(t('your-turn'), { tag: table, icon: '/emblem.svg' });
    note.addEventListener('click', () => {
      focus();
      note.close();
    });
  }

  get allowed(): boolean {
    return 'Notification' in window && Notification.permission === 'granted';
  }

  /** Ask the browser for leave; says whether it was given. */
  async allow(): Promise<boolean> {
    return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  }
}

export const bell = new Bell();
