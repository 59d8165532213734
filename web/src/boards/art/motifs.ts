/** What a card is about: one drawing each, on the ground at y = 66. */
import type { Palette } from './palettes';
import type { Rng } from './pen';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { THINGS } from './things';

export type Motif = (P: Palette, R: Rng) => string;

export const MOTIFS: Readonly<Record<string, Motif>> = { none: () => '', ...PLACES, ...PEOPLE, ...THINGS };
