/** The table as it was drawn last: what pointing at a thing means depends on it. */
import { NOBODY, type Speaker } from '../../lib/texts.svelte';
import type { MysticaView } from './printed';

let drawn: { view: MysticaView; speaker: Speaker } | null = null;

export function show(view: MysticaView, speaker: Speaker = NOBODY): void {
  drawn = { view, speaker };
}

export const seen = (): typeof drawn => drawn;
