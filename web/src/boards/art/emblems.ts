/** The emblem of each nation, for power cards and lists. */
import { MOTIFS, type Motif } from './motifs';
import { circle, INK, line, path, rng, round } from './pen';
import { PALETTES, type Palette } from './palettes';

const star = (P: Palette): string =>
  circle(60, 40, 7, P.gd) +
  Array.from({ length: 16 }, (_, i) => {
    const ray = (i * Math.PI) / 8;
    const long = i % 2 ? 22 : 30;
    const at = (turn: number, r: number): string =>
      `${round(60 + r * Math.cos(turn))} ${round(40 + r * Math.sin(turn))}`;
    return path(`M${at(ray - 0.12, 9)}L${at(ray, long)}L${at(ray + 0.12, 9)}z`, P.gd, 0.8);
  }).join('');

const trident = (P: Palette): string =>
  line('M60 68V14M44 18c0 16 8 20 16 20s16-4 16-20M44 18l-3 6M44 18l4 5M76 18l-4 5M76 18l3 6M60 14l-4 6M60 14l4 6', 3) +
  path('M10 66c10-8 16 2 25 0s14-8 25-6 16 8 25 6 14-8 25-2v18H10z', P.wt);

const bull = (P: Palette): string =>
  path(
    'M36 20c0 14 8 18 14 18h20c6 0 14-4 14-18 6 4 8 10 6 16-3 8-10 10-16 10-1 10-6 18-14 18s-13-8-14-18c-6 0-13-2-16-10-2-6 0-12 6-16z',
    P.rf,
  ) +
  circle(52, 46, 1.8, INK) +
  circle(68, 46, 1.8, INK) +
  line('M56 58h8', 1.2);

const EMBLEMS: Readonly<Record<string, Motif>> = {
  romans: MOTIFS.legion!,
  greeks: MOTIFS.temple!,
  celts: MOTIFS.jewel!,
  carthaginians: MOTIFS.ship!,
  macedonians: star,
  persians: MOTIFS.palace!,
  scythians: MOTIFS.horseArcher!,
  vikings: MOTIFS.longship!,
  arthurians: MOTIFS.swordStone!,
  atlanteans: trident,
  egyptians: MOTIFS.pyramid!,
  mauryans: MOTIFS.elephant!,
  minoans: bull,
  olmecs: MOTIFS.stoneHead!,
  qin: MOTIFS.wall!,
  utopians: MOTIFS.lotus!,
};

export function emblem(nation: string): string {
  return EMBLEMS[nation]?.(PALETTES[nation]!, rng(7)) ?? '';
}
