/** Markup of drawings: text, and rows of a number before its icon. */
import { widthOf } from '../../measure';

/** Something in a row: words, an arrow, or a number before an icon (`TP.yellow`: in that colour). */
export type Item = string | [amount: number | string, icon: string, state?: 'short'];

interface Style {
  /** Height of an icon; the number has about the same. */
  size?: number;
  text?: number;
  gap?: number;
  ink?: string;
  colour?: string;
  /** Which point of the row stands at x. */
  anchor?: 'start' | 'middle' | 'end';
}

const KINDS = new Set(['D', 'TP', 'TE', 'SH', 'SA']);
export const INK = '#2b2620';
export const round = (number: number): number => Math.round(number * 10) / 10;
const escaped = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface TextStyle {
  size?: number;
  anchor?: 'middle' | 'end';
  weight?: number;
  /** Nothing where a style sheet says it. */
  fill?: string | null;
  serif?: boolean;
  /** A rim in this colour, to be read on a picture. */
  rim?: string;
}

export function text(x: number, y: number, words: string | number, style: TextStyle = {}): string {
  const { size = 12, anchor, weight, fill = 'var(--ink)', serif, rim } = style;
  return (
    `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"` +
    (fill ? ` fill="${fill}"` : '') +
    (anchor ? ` text-anchor="${anchor}"` : '') +
    (weight ? ` font-weight="${weight}"` : '') +
    (serif ? ' class="serif"' : '') +
    (rim ? ` stroke="${rim}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"` : '') +
    `>${escaped(words)}</text>`
  );
}

export const moved = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;

export function icon(id: string, x: number, y: number, size: number, colour = ''): string {
  const tone = colour ? ` class="tm-${colour}"` : '';
  return `<use href="#tm-${id}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}"${tone}/>`;
}

/** A piece in a colour; with a halo it stands out from ground of its own colour. */
export function piece(kind: string, colour: string, x: number, y: number, size: number, halo = false): string {
  return (halo ? icon(`${kind}-halo`, x, y, size) : '') + icon(kind, x, y, size, colour);
}

const width = (words: string | number, size: number): number => widthOf(String(words), size, 700, '--sans');

/** A row of items and how wide it is. */
export function row(items: readonly Item[], style: Style = {}): { body: string; width: number } {
  const { size = 14, ink = 'var(--ink)', colour } = style;
  const letters = style.text ?? size * 0.95;
  const gap = style.gap ?? size * 0.3;
  let x = 0;
  let body = '';
  items.forEach((item, i) => {
    if (i) x += gap;
    if (item === '→') {
      body += `<path d="M${round(x)} ${round(size / 2)}h${round(size * 0.6)}m${round(-size * 0.26)} ${round(-size * 0.24)}l${round(size * 0.26)} ${round(size * 0.24)}-${round(size * 0.26)} ${round(size * 0.24)}" fill="none" stroke="${ink}" stroke-width="1.4"/>`;
      x += size * 0.64;
      return;
    }
    if (typeof item === 'string') {
      body += text(x, size * 0.5 + letters * 0.36, item, { size: letters, fill: ink, weight: 600 });
      x += width(item, letters);
      return;
    }
    const [amount, name, state] = item;
    if (amount !== '') {
      body += text(x, size * 0.5 + letters * 0.36, amount, {
        size: letters,
        weight: 700,
        fill: state ? 'var(--bad)' : ink,
      });
      x += width(amount, letters) + size * 0.08;
    }
    if (!name) return;
    const [id = '', tone = KINDS.has(id) ? (colour ?? 'wood') : (colour ?? '')] = name.split('.');
    if (KINDS.has(id)) {
      body += piece(id, tone, x, -size * 0.1, size * 1.16);
      x += size * 1.12;
    } else {
      body += icon(id, x, 0, size, tone);
      x += size;
    }
  });
  return { body, width: x };
}

/** A row that begins, ends or has its middle at x. */
export function put(items: readonly Item[], x: number, y: number, style: Style = {}): string {
  const drawn = row(items, style);
  const from = style.anchor === 'middle' ? drawn.width / 2 : style.anchor === 'end' ? drawn.width : 0;
  return moved(x - from, y, drawn.body);
}

/** A rectangle with cut corners. */
export const octagon = (x: number, y: number, w: number, h: number, cut: number): string =>
  `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}z`;

/** Points in a wreath. */
export const points = (amount: number | string, x: number, y: number, size: number): string =>
  icon('laurel', x, y, size) +
  text(x + size / 2, y + size * 0.5 + size * 0.19, amount, {
    size: size * 0.6,
    weight: 800,
    anchor: 'middle',
    fill: INK,
  });

/** What has been used this round. */
export function cross(x: number, y: number, w: number, h: number): string {
  const line = `M${x + 3} ${y + 3}l${w - 6} ${h - 6}m0 ${6 - h}l${6 - w} ${h - 6}`;
  return `<path d="${line}" stroke="#fff6df" stroke-width="6" stroke-linecap="round"/><path d="${line}" stroke="#b3301d" stroke-width="3" stroke-linecap="round"/>`;
}

const ICON_OF: Record<string, string> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
  points: 'points',
  spades: 'spade',
  bridge: 'bridge',
  cults: 'cults',
  keys: 'key',
  shipping: 'ship',
};
const ORDER = ['workers', 'coins', 'priests', 'power', 'spades', 'bridge', 'cults', 'shipping'];
export const iconOf = (resource: string): string => ICON_OF[resource] ?? resource;

/** Amounts of resources as items, in the order of the boards. */
export function amounts(of: Readonly<Record<string, number | undefined>>, sign = ''): [string, string][] {
  return ORDER.filter((name) => of[name]).map((name) => [`${sign}${of[name]}`, iconOf(name)]);
}
