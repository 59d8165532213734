/** How the cards in play share the room they have. */
import type { Components } from '../../lib/model';
import type { Speaker } from '../../lib/texts.svelte';
import { face, lasting, type InPlay } from './printed';
import { lengthOf } from './rich';

export interface Fit {
  /** 0: with texts; 1: with signs of the texts; 2: names and signs. */
  level: number;
  /** The texts take the room of the pictures. */
  bare: boolean;
  /** The height of a tile. */
  height: number;
  widths: number[];
}

const GAP = 6;
const STRIP = 15; // a card of the garrison
/** Below what height names and signs no longer fit. */
const LOWEST = 36;

/** The heights of a tile with its picture; a text that has four lines, not five, counts as so much longer. */
const TILES = [
  [84, 1],
  [76, 1.5],
] as const;

/** The room that a card wants for its lasting texts. */
export function wanted(card: InPlay, components: Components, speaker: Speaker, share = 1): number {
  const lines = lasting(face(components.get(card.component)));
  const letters = share * lines.reduce((sum, line) => sum + lengthOf(line.text, speaker), 0);
  if (!letters) return 104;
  return letters > 200 ? 320 : letters > 150 ? 268 : letters > 108 ? 216 : letters > 72 ? 180 : 150;
}

const LETTER = 5.7;
const LINE = 12.1;
const NAME = 20;

/** The same without a picture beside the texts, in a tile of that height. */
function wantedBare(card: InPlay, tile: number, components: Components, speaker: Speaker): number {
  const lines = lasting(face(components.get(card.component)));
  if (!lines.length) return 88;
  const letters = lines.reduce((sum, line) => sum + lengthOf(line.text, speaker), 0);
  // Every text begins a line of its own.
  const full = Math.max(1, Math.floor((tile - NAME) / LINE) - (lines.length - 1) / 2);
  return Math.max(112, Math.ceil((letters / full) * LETTER) + 30);
}

/** The heights of the rows that cards of these widths make. */
function rows(cards: readonly InPlay[], widths: readonly number[], width: number, height: number): number[] {
  const found: number[] = [];
  let used = Infinity;
  cards.forEach((card, i) => {
    const own = height + STRIP * card.garrison.length;
    used += widths[i]! + GAP;
    if (used - GAP > width) {
      found.push(own);
      used = widths[i]! + GAP;
    } else found[found.length - 1] = Math.max(found.at(-1)!, own);
  });
  return found;
}

const total = (heights: readonly number[]): number => heights.reduce((sum, one) => sum + one + GAP, -GAP);

/** The fullest way to show all cards at once in so much room. */
export function fit(
  cards: readonly InPlay[],
  width: number,
  height: number,
  components: Components,
  speaker: Speaker,
): Fit {
  for (const [tile, share] of TILES) {
    const widths = cards.map((card) => wanted(card, components, speaker, share));
    if (total(rows(cards, widths, width, tile)) <= height) return { level: 0, bare: false, height: tile, widths };
  }
  for (const tile of [76, 60, 58]) {
    const widths = cards.map((card) => wantedBare(card, tile, components, speaker));
    if (Math.max(...widths) <= width && total(rows(cards, widths, width, tile)) <= height)
      return { level: 0, bare: true, height: tile, widths };
  }
  for (const [tile, wide] of [
    [62, 118],
    [50, 110],
    [44, 104],
    [LOWEST, 98],
    [LOWEST, 88],
    [LOWEST, 76],
  ] as const) {
    const widths = cards.map(() => wide);
    const heights = rows(cards, widths, width, tile);
    const left = height - total(heights);
    // What is left over goes to the pictures.
    if (left >= 0)
      return {
        level: tile > 44 ? 1 : 2,
        bare: false,
        height: Math.min(84, Number.isFinite(left) && heights.length ? tile + Math.floor(left / heights.length) : tile),
        widths,
      };
  }
  return { level: 2, bare: false, height: LOWEST, widths: cards.map(() => 76) };
}

/** Regions first, then the others in the order in which they came. */
export function ordered(play: readonly InPlay[], components: Components): InPlay[] {
  const isRegion = (card: InPlay): boolean => face(components.get(card.component)).suits.includes('region');
  return [...play.filter(isRegion), ...play.filter((card) => !isRegion(card))];
}
