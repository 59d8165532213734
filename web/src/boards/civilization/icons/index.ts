import type { IconSet } from '../../../lib/icons/registry.svelte';
import { SIGNS } from './signs';
import { EDGE } from './strokes';
import { THINGS } from './things';

const patch = (colour: string): string => `<rect x="3" y="5" width="18" height="14" rx="2" fill="${colour}" ${EDGE}/>`;

/** Every symbol of the game once: on board, cards, costs, choices, log and score. */
export const ICONS: IconSet = {
  ...SIGNS,
  ...THINGS,
  seen: `<path d="M2.5 12c2.4-4.4 5.7-6.5 9.5-6.500s7.1 2.1 9.5 6.500c-2.4 4.4-5.7 6.5-9.5 6.500S4.9 16.4 2.5 12z" fill="#fbf4e4" ${EDGE}/><circle cx="12" cy="12" r="3.2" fill="#2b2620"/>`,
  'terrain-desert': patch('#eddfb4'),
  'terrain-grassland': patch('#bfcd93'),
};
