/** Where a menu stands: beside the thing that it speaks of, never over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = 'left' | 'right' | 'above' | 'below';

export interface Placement {
  left: number;
  top: number;
  side: Side;
  /** Where on the menu's edge the arrow stands that points at the thing. */
  arrow: number;
}

const GAP = 12;
const ARROW = 18;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));

/**
 * The side with more room; beside a low thing, above or below a high one, so that its neighbours
 * in a row stay to be seen. Where no side has room enough, the one that covers least.
 */
export function place(thing: Box, size: { width: number; height: number }, bounds: Box): Placement {
  const room: Record<Side, number> = {
    left: thing.left - bounds.left - size.width - GAP,
    right: bounds.right - thing.right - size.width - GAP,
    above: thing.top - bounds.top - size.height - GAP,
    below: bounds.bottom - thing.bottom - size.height - GAP,
  };
  const better = (one: Side, other: Side): Side[] => (room[one] >= room[other] ? [one, other] : [other, one]);
  const beside = better('right', 'left');
  const over = better('above', 'below');
  const high = thing.bottom - thing.top > 130;
  const sides = high ? [...over, ...beside] : [...beside, ...over];
  const side =
    sides.find((one) => room[one] >= 0) ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const center = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const left =
    side === 'left' ? thing.left - GAP - size.width : side === 'right' ? thing.right + GAP : center.x - size.width / 2;
  const top =
    side === 'above'
      ? thing.top - GAP - size.height
      : side === 'below'
        ? thing.bottom + GAP
        : center.y - Math.min(size.height / 2, 60);
  const at = {
    left: clamp(left, bounds.left, bounds.right - size.width),
    top: clamp(top, bounds.top, bounds.bottom - size.height),
  };
  const along =
    side === 'left' || side === 'right'
      ? clamp(center.y - at.top, ARROW, size.height - ARROW)
      : clamp(center.x - at.left, ARROW, size.width - ARROW);
  return { ...at, side, arrow: along };
}
