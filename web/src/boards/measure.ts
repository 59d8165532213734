/** How wide a text is, without asking the page to lay itself out. */
const EM = 0.56;
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

export function widthOf(text: string, size: number, weight: number, family: string): number {
  const key = `${family} ${weight} ${size} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  let width = text.length * size * EM;
  if (pen) {
    pen.font = `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    width = pen.measureText(text).width;
  }
  known.set(key, width);
  return width;
}
