/** Numbers before their icons in a line of a page, as markup: a board has dozens of them. */
import { escape } from '../../../lib/icons/drawing';
import type { Item } from './svg';

const KINDS = new Set(['D', 'TP', 'TE', 'SH', 'SA']);

function one(item: Item, colour: string): string {
  if (typeof item === 'string') return `<span class="joint">${escape(item)}</span>`;
  const [amount, id, state] = item;
  const tone = colour || (KINDS.has(id) ? 'wood' : '');
  return (
    `<span class="tm-amount${state ? ' short' : ''}">${amount === '' ? '' : `<b>${escape(String(amount))}</b>`}` +
    `${id ? `<svg class="tm-icon${tone && ` tm-${tone}`}" aria-hidden="true"><use href="#tm-${id}"/></svg>` : ''}</span>`
  );
}

/** `3 workers 2 coins → +1 income`, in the colour of a faction where there is one. */
export const line = (items: readonly Item[], colour = ''): string => items.map((item) => one(item, colour)).join('');
