/** A card's picture from its facts: `art` names backdrop and motif, as in `hills/city`. */
import { BACKDROPS } from './backdrops';
import { bust, house } from './figures';
import { LANDS } from './lands';
import { MOTIFS, type Motif } from './motifs';
import { hash, rng } from './pen';
import type { Palette } from './palettes';

/** The drawing on a ground of 120 x 80; hills and clouds differ from seed to seed. */
export function scene(art: string, P: Palette, seed: string, own: Readonly<Record<string, Motif>> = {}): string {
  const R = rng(hash(seed));
  const [place = '', name = ''] = art.split('/');
  if (place === 'land') return LANDS[name]?.(P, R) ?? '';
  const village = place === 'village';
  const behind = (BACKDROPS[village ? 'plain' : place] ?? BACKDROPS.hills!)(P, R);
  const houses = village ? house(12, 62, 14, 10, P) + house(96, 62, 13, 10, P, P.a) : '';
  const head = /^bust-(\w+)$/.exec(name);
  const motif = own[name] ?? MOTIFS[name];
  return (
    behind + houses + (head ? bust(head[1]!, P, 60, village ? 68 : 70, village ? 1.25 : 1.35) : (motif?.(P, R) ?? ''))
  );
}
