/** Numbers with their icons as markup: prices repeat from move to move, and one is put together once. */
import type { Amount, Preview } from '../../boards/board';
import { t } from '../texts.svelte';
import './amounts.css';
import { escape } from './drawing';
import { iconName, iconSet, pictured, sign, type IconSet } from './registry.svelte';

type Items = readonly (Amount | string)[];

const known = new WeakMap<IconSet, Map<string, string>>();
/** More than that are put together anew. */
const MOST = 2000;

/** The markup of before for the same items, in the same icons and the same language. */
function once(what: string, items: unknown, size: number, make: () => string): string {
  const set = iconSet();
  let made = known.get(set);
  if (!made || made.size > MOST) known.set(set, (made = new Map()));
  const key = `${what} ${size} ${t('costs')} ${JSON.stringify(items)}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const markup = make();
  made.set(key, markup);
  return markup;
}

function number({ amount }: Amount, signed: boolean): string {
  if (amount === null || amount === undefined) return '';
  if (typeof amount === 'string') return amount;
  const sign = amount < 0 ? '−' : signed && amount > 0 ? '+' : '';
  return `${sign}${Math.abs(amount)}`;
}

function words(item: Amount, signed: boolean): string {
  const count = typeof item.amount === 'number' ? Math.abs(item.amount) : 1;
  const name = item.name ?? iconName(item.icon, count);
  return `${number(item, signed)} ${name}${item.missing ? ` (${t('missing', { count: item.missing })})` : ''}`;
}

/** How an icon is drawn. */
type Pen = (id: string, size: number) => string;

function drawn(item: Amount | string, signed: boolean, size: number, pen: Pen): string {
  if (typeof item === 'string') return `<span class="words">${escape(item)}</span>`;
  const marks = `${item.missing ? ' missing' : ''}${typeof item.amount === 'number' && item.amount < 0 ? ' less' : ''}`;
  const shown = pen(item.icon, size) || `<span class="name">${escape(item.name ?? iconName(item.icon))}</span>`;
  return `<span class="amount${marks}">${escape(number(item, signed))}${shown}</span>`;
}

/** The items in words, and drawn: what is heard needs no elements of its own. */
function list(kind: string, items: Items, signed: boolean, size: number, before = '', pen: Pen = sign): string {
  const heard = items.map((item) => (typeof item === 'string' ? item : words(item, signed)));
  const seen = items.map((item) => drawn(item, signed, size, pen));
  return `<span class="${kind}" role="img" aria-label="${escape([before, ...heard].join(' ').trim())}">${seen.join(' ')}</span>`;
}

/** `6 coins 2 workers`; signed is what is gained. */
export function amounts(items: Items, signed: boolean, size: number): string {
  return once(signed ? 'gain' : 'cost', items, size, () =>
    list(signed ? 'amounts signed' : 'amounts', items, signed, size),
  );
}

type Price = Pick<Preview, 'cost' | 'gain'>;

/** Cost → gain; nothing where it costs and brings nothing. */
export const costGain = (price: Price, size = 17): string => exchange('price', price, size, sign);

/** The same in a list of the shell, where many of them come with one question. */
export const listedCostGain = (price: Price): string => exchange('listed', price, 17, pictured);

function exchange(what: string, { cost, gain }: Price, size: number, pen: Pen): string {
  if (!cost.length && !gain.length) return '';
  return once(what, [cost, gain], size, () => {
    const paid = cost.length ? list('amounts', cost, false, size, t('costs'), pen) : '';
    const got = gain.length ? list('amounts signed', gain, true, size, t('gives'), pen) : '';
    return `<span class="price cost-gain">${paid}${paid && got && ' <span class="arrow" aria-hidden="true">→</span> '}${got}</span>`;
  });
}
