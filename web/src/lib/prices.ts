/** What a choice costs and brings: from the board where it knows, otherwise as the engine tried it. */
import type { Amount, BoardModule, Preview } from '../boards/board';
import type { PreviewModel } from './api-types';
import type { Move, View } from './model';
import type { Table } from './table.svelte';
import { word, type Speaker } from './texts.svelte';

export function priceOf(table: Table, board: BoardModule | null, prefix: string, move: Move): Preview | null {
  const own = board?.preview && table.view ? board.preview(move, table.view, table.speaker) : null;
  if (own && (own.cost.length || own.gain.length)) return own;
  const tried = table.previews[move.text];
  if (!tried) return own;
  return { ...triedPrice(tried, board, prefix), notes: own?.notes };
}

/** Whether the board itself tells what a move costs and brings. */
export function isTold(board: BoardModule | null, view: View | null, speaker: Speaker, move: Move): boolean {
  const own = view ? board?.preview?.(move, view, speaker) : null;
  return !!own && own.cost.length + own.gain.length > 0;
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
