/** What a choice costs and brings: from the board where it knows, otherwise as the engine tried it. */
import type { Amount, BoardModule, Preview } from '../boards/board';
import type { PreviewModel } from './api-types';
import type { Move } from './model';
import type { Table } from './table.svelte';
import { word } from './texts.svelte';

export function priceOf(table: Table, board: BoardModule | null, prefix: string, move: Move): Preview | null {
  return fullPrice(ownPrice(table, board, move), table, board, prefix, move);
}

/** What the board itself tells of a move. */
export function ownPrice(table: Table, board: BoardModule | null, move: Move): Preview | null {
  return board?.preview && table.view ? board.preview(move, table.view, table.speaker) : null;
}

/** Whether a price tells what the move costs or brings. */
export const isTold = (price: Preview | null): boolean => price !== null && price.cost.length + price.gain.length > 0;

/** The board's own price, or the engine's where that tells nothing. */
export function fullPrice(
  own: Preview | null,
  table: Table,
  board: BoardModule | null,
  prefix: string,
  move: Move,
): Preview | null {
  const tried = isTold(own) ? null : table.previews[move.text];
  return tried ? { ...triedPrice(tried, board, prefix), notes: own?.notes } : own;
}

/** Numbers that go down are the cost, numbers that go up the gain; what is open has a question mark. */
export function triedPrice(tried: PreviewModel, board: BoardModule | null, prefix: string): Preview {
  const counter = (name: string, amount: number | string): Amount | string => {
    const icon = board?.counterIcon?.(name);
    const words = word(`${prefix}-counter-${name}`) ?? name;
    return icon ? { icon, amount, name: words } : `${amount} ${words}`;
  };
  const changes = Object.entries(tried.changes);
  return {
    cost: changes.filter(([, delta]) => delta < 0).map(([name, delta]) => counter(name, -delta)),
    gain: [
      ...changes.filter(([, delta]) => delta > 0).map(([name, delta]) => counter(name, delta)),
      ...tried.open.map((name) => counter(name, '?')),
    ],
  };
}
