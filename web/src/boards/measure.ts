/** How wide a text is, without asking the page to lay itself out. */
const EM = 0.56;
let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();
const families = new WeakMap<Element, Map<string, string>>();

/** The family that a custom property names in a place; asked for once, because the page would have to be styled for the answer. */
export function familyIn(place: Element, property: string): string {
  const here = families.get(place) ?? new Map<string, string>();
  families.set(place, here);
  const family = here.get(property) ?? getComputedStyle(place).getPropertyValue(property);
  here.set(property, family);
  return family;
}

export function widthOf(text: string, size: number, weight: number, family: string): number {
  const key = `${family} ${weight} ${size} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  let width = text.length * size * EM;
  if (pen) {
    pen.font = `${weight} ${size}px ${familyIn(document.documentElement, family)}`;
    width = pen.measureText(text).width;
  }
  known.set(key, width);
  return width;
}
