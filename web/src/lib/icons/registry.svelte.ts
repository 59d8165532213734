/**
 * One language of signs. A thing has one icon everywhere: on the board, in a price, in the log, in
 * the score pad. An icon is what stands inside an `svg` with the view box `0 0 24 24`; the edge of
 * a coloured one is `var(--icon-edge)`, a piece in its owner's colour is filled by `currentColor`.
 * The words for an icon are `icon-<id>` in the shell's texts, with its `$count`.
 */
import { maybe } from '../texts.svelte';
import { iconClass } from './picture';
import { SIGNS } from './shell';
import { THINGS } from './things';

export type IconSet = Readonly<Record<string, string>>;

const COMMON: IconSet = { ...THINGS, ...SIGNS };
let ofGame = $state.raw<IconSet>({});

/** The icons of the game on the table; they come before those that all games share. */
export function useIcons(set: IconSet): void {
  ofGame = set;
  // Their pictures are known before the first is shown.
  for (const id of Object.keys({ ...THINGS, ...set })) pictured(id, 0);
}

/** The icons that are in use now. */
export function iconSet(): IconSet {
  return ofGame;
}

/** The drawing of an icon, or null where nobody has drawn one. */
export function icon(id: string): string | null {
  return ofGame[id] ?? COMMON[id] ?? null;
}

/** What an icon stands for, in words: `coins`. */
export function iconName(id: string, count = 1): string {
  return maybe(`icon-${id}`, { count }) ?? '';
}

/** An icon as markup; nothing where nobody has drawn one. */
export function sign(id: string, size: number): string {
  const shapes = icon(id);
  return shapes
    ? `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`
    : '';
}

const pictures = new Map<string, string | null>();

/**
 * The same as a picture, one element instead of many: for lists in the shell, where nothing but the theme colours an
 * icon. What takes the colour of its place is drawn as ever.
 */
export function pictured(id: string, size: number): string {
  const shapes = icon(id);
  if (!shapes) return '';
  let look = pictures.get(shapes);
  if (look === undefined) pictures.set(shapes, (look = iconClass(`<svg viewBox="0 0 24 24">${shapes}</svg>`)));
  return look ? `<svg class="icon ${look}" width="${size}" height="${size}" aria-hidden="true"></svg>` : sign(id, size);
}
