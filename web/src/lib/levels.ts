/** The level of bots that fits a person's results, game by game, as this browser remembers them. */
import type { TableModel } from './api-types';

const KEY = 'pentapolis.levels';
const LEVELS = ['beginner', 'casual', 'greedy', 'steady', 'strong', 'master'];
const FIRST = 'greedy';

interface Known {
  level: string;
  /** The table that taught it: looking at a result twice teaches nothing. */
  table: string;
}

function known(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

/** The level to play against next. */
export function fittingLevel(game: string): string {
  return known()[game]?.level ?? FIRST;
}

/** After a victory over such bots the next ones are a level higher, after a last place lower. */
export function nextLevel(level: string, place: number, players: number): string {
  const step = place === 1 ? 1 : place === players ? -1 : 0;
  const found = LEVELS.indexOf(level) + step;
  return LEVELS[Math.min(Math.max(found, 0), LEVELS.length - 1)]!;
}

/** Learn from a finished table, where one person has met bots of one level. */
export function learnLevel(table: TableModel, places: { seat: number; place: number }[]): void {
  const [mine, ...more] = table.mine;
  const others = table.seats.filter((seat) => seat.seat !== mine);
  const level = others[0]?.bot;
  const all = known();
  if (mine === undefined || more.length > 0 || !level || !LEVELS.includes(level)) return;
  if (others.some((seat) => seat.bot !== level) || all[table.game]?.table === table.id) return;
  const place = places.find((one) => one.seat === mine)?.place ?? 0;
  const next = nextLevel(level, place, table.seats.length);
  localStorage.setItem(KEY, JSON.stringify({ ...all, [table.game]: { level: next, table: table.id } }));
}
