/** The board of each game, loaded when a table of that game is opened. */
import type { BoardModule } from './board';

const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  imperium: () => import('./imperium'),
  'seven-wonders': () => import('./seven-wonders'),
  civilization: () => import('./civilization'),
  endeavor: () => import('./endeavor'),
  'terra-mystica': () => import('./terra-mystica'),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import('./generic'));
  return (await load()).default;
}
