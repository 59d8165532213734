/** The board of each game, loaded when a table of that game is opened. */
import type { BoardModule } from './board';

const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  imperium: () => import('./imperium'),
  'seven-wonders': () => import('./seven-wonders'),
  civilization: () => import('./civilization'),
  endeavor: () => import('./endeavor'),
  'terra-mystica': () => import('./terra-mystica'),
};

const loaded = new Map<string, Promise<BoardModule>>();

/** A game's board, asked for once; a failed request is made again. */
export function loadBoard(game: string): Promise<BoardModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = BOARDS[game] ?? (() => import('./generic'));
  const found = load().then((module) => module.default);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}
