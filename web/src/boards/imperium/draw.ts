/** Drawings of this game that are no cards. */
import { line, path, shape } from '../art/pen';
import type { Palette } from '../art/palettes';

/** The state card: a palisade for barbarians, a temple for an empire. */
export function stateArt(state: string, P: Palette): string {
  const sky = shape('M0 0h120v80H0z', P.sky2);
  if (state === 'empire') {
    return (
      sky +
      path('M-2 60h124v22H-2z', P.near) +
      path('M14 34 60 8l46 26z', P.st) +
      path('M26 32 60 13l34 19z', P.a) +
      path('M16 34h88v5H16z', P.st) +
      [20, 34, 48, 66, 80, 94].map((x) => path(`M${x} 39h6v25h-6z`, '#fff6e4')).join('') +
      path('M10 64h100v5H10zM4 69h112v5H4z', P.st2) +
      path('M54 64V48a6 6 0 0 1 12 0v16z', '#3a2c1c')
    );
  }
  return (
    sky +
    path('M-2 52C20 40 40 56 60 48s40-6 62 2v32H-2z', P.far) +
    path('M-2 64h124v18H-2z', P.near) +
    [4, 12, 20, 28, 36, 44, 76, 84, 92, 100, 108, 116]
      .map((x, i) => path(`M${x - 3.5} 68V${40 + (i % 3) * 2}l3.5-6 3.5 6v28z`, '#a3794a'))
      .join('') +
    path('M48 68V30h24v38z', P.wd) +
    path('M42 32 60 16l18 16z', P.gd) +
    path('M54 68V50h12v18z', '#3a2c1c') +
    path('M60 16V4l10 3-10 4', P.a)
  );
}

/** A broken column before a burning sky: the table has collapsed. */
export const collapseArt = (P: Palette): string =>
  shape('M0 0h120v80H0z', P.sky2) +
  shape('M0 0h120v30H0z', P.sky) +
  path('M-2 62C30 54 90 56 122 60v22H-2z', P.near) +
  path('M34 66V20h16v14l-5 5 5 6v21z', P.st) +
  path('M30 14h24v6H30z', P.st2) +
  path('M62 66l4-14 30 7-3 14z', P.st) +
  line('M40 24v38M45 24v8M70 56l-2 10M80 58l-2 10', 0.8) +
  path('M26 66h70v5H26z', P.st2);

/** The sun over the hills: the solstice. */
export const solsticeArt = (P: Palette): string => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return `M${60 + 20 * Math.cos(a)} ${44 + 20 * Math.sin(a)}L${60 + (i % 2 ? 27 : 34) * Math.cos(a)} ${44 + (i % 2 ? 27 : 34) * Math.sin(a)}`;
  });
  return (
    shape('M0 0h120v80H0z', P.sky2) +
    shape('M0 0h120v24H0z', P.sky) +
    line(rays.join(''), 2) +
    '<circle cx="60" cy="44" r="17" fill="#f4c95a"/>' +
    path('M-2 58C30 46 60 66 122 52v30H-2z', P.near)
  );
};
