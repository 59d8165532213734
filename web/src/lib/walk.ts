/** Walking over the things of a board with the keyboard: the nearest one in a direction. */
import type { Box } from './place';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isDirection(key: string): key is Direction {
  return /^Arrow(Up|Down|Left|Right)$/.test(key);
}

const centre = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

/** Which of the boxes lies nearest that way; what lies aside counts double. Null where there is none. */
export function nearest(from: Box, boxes: Box[], way: Direction): number | null {
  const [x, y] = centre(from);
  let best: number | null = null;
  let least = Infinity;
  for (const [i, box] of boxes.entries()) {
    const [dx, dy] = [centre(box)[0] - x, centre(box)[1] - y];
    const [along, aside] =
      way === 'ArrowUp' ? [-dy, dx] : way === 'ArrowDown' ? [dy, dx] : way === 'ArrowLeft' ? [-dx, dy] : [dx, dy];
    const distance = along + 2 * Math.abs(aside);
    if (along > 1 && distance < least) [best, least] = [i, distance];
  }
  return best;
}
