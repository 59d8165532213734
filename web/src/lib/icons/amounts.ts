/** Numbers with their icons as markup: prices repeat from move to move, and one is put together once. */
import type { Amount, Preview } from '../../boards/board';
import { t } from '../texts.svelte';
import './amounts.css';
import { escape } from './drawing';
import { icon, iconName, iconSet, type IconSet } from './registry.svelte';

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

function drawn(item: Amount | string, signed: boolean, size: number): string {
  if (typeof item === 'string') return `<span class="words">${escape(item)}</span>`;
  const shapes = icon(item.icon);
  const marks = `${item.missing ? ' missing' : ''}${typeof item.amount === 'number' && item.amount < 0 ? ' less' : ''}`;
  const sign = shapes
    ? `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`
    : `<span class="name" aria-hidden="true">${escape(item.name ?? iconName(item.icon))}</span>`;
  return `<span class="amount${marks}"><b aria-hidden="true">${escape(number(item, signed))}</b>${sign}<span class="hidden">${escape(words(item, signed))}</span></span>`;
}

const list = (items: Items, signed: boolean, size: number): string =>
  items.map((item) => drawn(item, signed, size)).join(' ');

/** `6 coins 2 workers`; signed is what is gained. */
export function amounts(items: Items, signed: boolean, size: number): string {
  return once(signed ? 'gain' : 'cost', items, size, () => list(items, signed, size));
}

/** Cost → gain. */
export function costGain({ cost, gain }: Pick<Preview, 'cost' | 'gain'>, size: number): string {
  return once('price', [cost, gain], size, () => {
    const paid = cost.length
      ? `<span class="cost"><span class="hidden">${escape(t('costs'))}</span><span class="amounts">${list(cost, false, size)}</span></span>`
      : '';
    const got = gain.length
      ? `<span class="gain">${paid && '<span class="arrow" aria-hidden="true">→</span>'}<span class="hidden">${escape(t('gives'))}</span><span class="amounts signed">${list(gain, true, size)}</span></span>`
      : '';
    return `${paid} ${got}`;
  });
}
