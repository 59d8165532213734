/** Numbers with the game's icons as markup: a card, a row of the table, the tech tree are made of hundreds of them. */
import { escape } from '../../lib/icons/drawing';
import type { Glyph } from './glyphs';
import './nums.css';

/** An icon of the game, in its owner's colours. */
export function sign(icon: string, size = 14, seat?: number): string {
  const colour = seat === undefined ? '' : ` style="--p:var(--seat-${seat});--f:var(--seat-${seat})"`;
  return `<svg class="cv-sign" width="${size}" height="${size}"${colour} aria-hidden="true"><use href="#cvi-${escape(icon)}"/></svg>`;
}

export interface Counted {
  icon: string;
  n?: number | string | undefined;
  size?: number;
  /** A small mark above: a rank, a limit. */
  mark?: string | undefined;
  seat?: number | undefined;
  /** Nothing of it is there. */
  none?: boolean;
}

/** So much of something: the number before its icon. */
export function num({ icon, n, size = 14, mark, seat, none = false }: Counted): string {
  const above = mark ? `<sup>${escape(mark)}</sup>` : '';
  return `<span class="cv-num${none ? ' none' : ''}">${escape(`${n ?? ''}`)}${sign(icon, size, seat)}${above}</span>`;
}

/** One of the things that a card does: cost → gain. */
export function glyph({ cost, gain }: Glyph, size: number): string {
  const bits = (all: Glyph['cost']): string =>
    all.map(({ icon, amount, mark }) => num({ icon, n: amount, mark, size })).join('');
  return `${bits(cost)}${cost.length ? '<i class="cv-arrow"></i>' : ''}${bits(gain)}`;
}

/** What a card does, in icons. */
export const glyphs = (all: readonly Glyph[], size: number): string =>
  all.map((one) => `<span class="glyph">${glyph(one, size)}</span>`).join('');
