/** Points, prices, tokens and texts of cards as markup: a new hand brings hundreds of them with one move. */
import { escape } from '../../lib/icons/drawing';
import { pictureClass } from '../../lib/icons/picture';
import { pictured as icon } from '../../lib/icons/registry.svelte';
import type { Message } from '../../lib/model';
import { t, type Speaker } from '../../lib/texts.svelte';
import './bits.css';
import { SUITS } from './icons';
import type { Tokens } from './printed';
import { rich, type Bit } from './rich';
import { sign } from './signs';

/** What a card counts; for a varying card also what it is worth now. */
export function points(printed: string | null, now?: number, size = 19): string {
  if (!printed) return '';
  const varies = printed === '★' || printed === '◐';
  const shown = varies && now !== undefined ? `${now}<i>${printed}</i>` : printed;
  return `<span class="im-points${printed.startsWith('-') ? ' neg' : ''}" style="--s:${size}px">${shown}</span>`;
}

/** A cost in tokens; what the player lacks is red and underlined. */
export function price(cost: Tokens, have?: Tokens, size = 14): string {
  const short = (kind: string, count: number): number => (have ? Math.max(0, count - (have[kind] ?? 0)) : 0);
  // One progress stands for a population or two materials (IM-9.3).
  const wanted = short('population', cost.population ?? 0) + Math.ceil(short('materials', cost.materials ?? 0) / 2);
  const isCovered = wanted <= (have?.progress ?? 0) - (cost.progress ?? 0);
  const tokens = Object.entries(cost).map(
    ([kind, count]) =>
      `<span${short(kind, count) > 0 && !isCovered ? ' class="lacks"' : ''}>${count}${icon(kind, size)}</span>`,
  );
  return `<span class="im-price">${tokens.join('')}</span>`;
}

/** Tokens lying on a card: a disc with the amount. */
export const token = (kind: string, count: number, size = 25): string =>
  `<span class="im-token">${icon(kind, size)}${count > 1 ? `<b>${count}</b>` : ''}</span>`;

export const tokens = (all: Tokens, size?: number): string =>
  Object.entries(all)
    .map(([kind, count]) => token(kind, count, size))
    .join('');

function drawn(bit: Bit, size: number): string {
  if ('words' in bit) return escape(bit.words);
  if (bit.sign === 'or') return `<b class="im-or">${escape(t('im-or'))}</b>`;
  if (bit.sign === 'cap') return '<i class="im-cap">≤10</i>';
  if (bit.sign === 'points') return `<b class="im-vp">${bit.count}</b>`;
  return `<span class="im-nb">${bit.count}${icon(bit.sign, size)}${bit.after}</span>`;
}

/** A text with signs; screen readers get the words of the card itself. */
export const worded = (text: Message, speaker: Speaker, size = 13): string =>
  rich(text, speaker)
    .map((bit) => drawn(bit, size))
    .join('');

/** Signs in white as pictures: of the suits, of a garrison, of the kinds of text that have no ground of their own. */
const WHITES: ReadonlyMap<string, string> = new Map(
  [...Object.keys(SUITS), 'garrison', 'solstice', 'passive', 'gained', 'rule'].map((id) => [
    id,
    pictureClass(`<svg viewBox="0 0 16 16">${sign(id, '#fff')}</svg>`),
  ]),
);
export const white = (id: string, size = 13): string =>
  `<svg class="${WHITES.get(id) ?? ''}" width="${size}" height="${size}" aria-hidden="true"></svg>`;

/** The kind of a text as its sign. */
export const lead = (kind: string, size: number): string =>
  `<span class="lead ${kind}">${WHITES.has(kind) ? white(kind, size) : icon(kind, size)}</span>`;
