/** A development track as a column of spaces: what each block gives, where glory begins, what is next. */
import { number, piece } from './draw';
import { nextStep, ROMAN, trackGlory, type Column, type Track } from './printed';

export const COLUMN_WIDTH = 60;

interface Look {
  track: Track;
  blocks: Column[];
  spaces: number[];
  level: number;
  seat: number;
  /** The height of a space. */
  step: number;
}

export function columnHeight(blocks: Column[], step: number): number {
  return ((blocks.at(-1)?.to ?? 15) + 1) * step + 6;
}

/** The drawing, `COLUMN_WIDTH` wide. */
export function column({ track, blocks, spaces, level, seat, step }: Look): string {
  const colour = `var(--t-${track})`;
  const top = blocks.at(-1)?.to ?? 15;
  const base = (top + 1) * step + 4;
  const at = (space: number): number => base - (Math.min(top, space) + 0.5) * step;
  const reached = trackGlory(spaces, level);
  const next = nextStep(blocks, level);
  const f = (value: number): string => value.toFixed(1);
  const parts = blocks.map((block, i) => {
    const high = base - (block.to + 1) * step;
    const tall = (block.to - block.from + 1) * step;
    const last = i === blocks.length - 1;
    const now = level >= block.from && (level <= block.to || last);
    const value = track === 'industry' ? (ROMAN[block.value] ?? block.value) : block.value;
    const lines = Array.from(
      { length: block.to - block.from },
      (_, k) => `M19 ${f(base - (block.from + k + 1) * step)}h19`,
    ).join('');
    return `<rect x="19" y="${f(high + 0.8)}" width="40" height="${f(tall - 1.6)}" rx="2.5" style="fill:${colour};stroke:${colour}" fill-opacity="${now ? 0.34 : level > block.to ? 0.2 : 0.07}" stroke-opacity="${now ? 1 : 0.45}" stroke-width="${now ? 1.6 : 0.8}"/><path d="${lines}M38.5 ${f(high + 0.8)}v${f(tall - 1.6)}" fill="none" style="stroke:${colour}" stroke-opacity=".42" stroke-width=".7"/>${number(value, 49, high + tall / 2, now ? 17 : 13, now ? 'var(--ink)' : 'var(--ink-2)')}`;
  });
  const glories = spaces
    .filter((space) => space > 0)
    .map((space) => {
      const y = at(space);
      const mark =
        space === reached ? `<path d="M1 ${f(y + 6.5)}h15" style="stroke:var(--gold)" stroke-width="1.8"/>` : '';
      return number(space, 16, y, 13, level >= space ? 'var(--gold)' : 'var(--ink-2)', 'end') + mark;
    });
  const ahead = next
    ? `<path d="M38 ${f(base - next.at * step)}H19" style="stroke:var(--gold)" stroke-width="2.2"/><path d="M28.5 ${f(at(level) - 8)}V${f(base - next.at * step + 3)}m-2.6 3l2.6-3.5 2.6 3.5" fill="none" style="stroke:var(--gold)" stroke-width="1.4"/>`
    : '';
  return `${parts.join('')}${glories.join('')}${ahead}${piece(seat, 28.5, at(level), 15)}`;
}
