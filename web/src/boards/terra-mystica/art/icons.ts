/**
 * Every sign of the game, once, on a grid of 24: resources, cults, tracks, actions. The owner's
 * colour comes by `--f` (fill), `--d` (shade) and `--k` (edge); the edge of the rest by `--icon-edge`.
 */
import { TERRAIN_SIGNS } from './terrain';

const EDGE = 'var(--icon-edge,#3a3226)';
// A crystal is lighter on a dark ground; pale faces set both back.
const CRYSTAL = 'var(--crystal,light-dark(#7d4fa3,#9668c2))';
const CRYSTAL_EDGE = 'var(--crystal-edge,light-dark(#371c52,#d6c0ec))';
const EDGED = `stroke="${EDGE}" stroke-linejoin="round"`;

export const CULT_COLOURS: Record<string, { fill: string; edge: string }> = {
  fire: { fill: '#c4492b', edge: '#7d2614' },
  water: { fill: '#2f6ea6', edge: '#1c4a78' },
  earth: { fill: '#8b6434', edge: '#55390f' },
  air: { fill: '#7c8896', edge: '#4d5864' },
};

const CULT_SIGNS: Record<string, string> = {
  fire: '<path d="M12 3c4.6 4.3 6.6 7.4 6.6 11a6.6 6.6 0 0 1-13.2 0c0-2.2 1.1-4 2.7-5.2.2 1.9 1 3 2 3.2C11 9.2 10.4 6 12 3z" fill="#ffd9a0" stroke="#5c1a0c"/><path d="M12 13c1.6 1.6 2.3 2.7 2.3 4a2.3 2.3 0 0 1-4.6 0c0-1.3.8-2.3 2.3-4z" fill="#e06a2a"/>',
  water:
    '<path d="M12 3.3c4.4 5.2 6.2 8 6.2 11.2a6.2 6.2 0 0 1-12.4 0c0-3.2 1.8-6 6.2-11.2z" fill="#d7ecf8" stroke="#143a60"/><path d="M8.4 14.5a3.7 3.7 0 0 0 3.2 3.6" fill="none" stroke="#3a7ab4" stroke-width="1.6" stroke-linecap="round"/>',
  earth:
    '<path d="M4 17.5c3-2.4 13-2.4 16 0v1.6c-3 2-13 2-16 0z" fill="#e9d3a4" stroke="#46300d"/><path d="M12 16.5v-7" stroke="#46300d" stroke-width="1.5"/><path d="M12 11.5C7 11.8 5.6 8.6 5.6 5c4 0 6.4 2 6.4 6.5zM12 9.5c0-3.8 2.4-5.6 6.2-5.6 0 3.6-1.6 5.8-6.2 5.6z" fill="#cfe0a2" stroke="#46300d"/>',
  air: '<path d="M3.5 9.5h10.3a2.9 2.9 0 1 0-2.9-2.9M3.5 13.3h14.3a3 3 0 1 1-3 3M3.5 17H10" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>',
};

/** The leaves of a wreath of laurel, two branches from below: one path, for it stands everywhere. */
function leaves(): string {
  let drawn = '';
  for (let i = 0; i < 6; i++) {
    for (const side of [-1, 1]) {
      const turn = i * 27 + 12;
      const angle = (turn * Math.PI) / 180;
      const tilt = side * (78 - turn);
      const lean = (tilt * Math.PI) / 180;
      const [x, y] = [12 + side * 9 * Math.sin(angle), 12.4 + 9 * Math.cos(angle)];
      const [dx, dy] = [3 * Math.sin(lean), -3 * Math.cos(lean)];
      const half = `A1.75 3 ${tilt} 0 1`;
      const tip = (sign: number): string => `${(x + sign * dx).toFixed(1)} ${(y + sign * dy).toFixed(1)}`;
      drawn += `M${tip(1)}${half} ${tip(-1)}${half} ${tip(1)}z`;
    }
  }
  return `<path d="${drawn}" fill="#6d8f2c" stroke="#3f5713" stroke-width=".5"/>`;
}
const LAUREL = leaves();
const OCTAGON = 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z';
const INNER_OCTAGON = 'M8.6 4.5h6.8l4.1 4.1v6.8l-4.1 4.1H8.6l-4.1-4.1V8.6z';

const SIGNS: Record<string, string> = {
  coin: '<circle cx="12" cy="12" r="10" fill="#e5b53d" stroke="#6b4a06" stroke-width="1.5"/><circle cx="12" cy="12" r="7" fill="#f3d06f" stroke="#a87a12" stroke-width="1.1"/><path d="M9.6 9.6h4.8v4.8H9.6z" fill="#a87a12"/>',
  worker: `<path d="M12 2l9 4.8v10.4L12 22l-9-4.8V6.8z" fill="#fffaf0" ${EDGED} stroke-width="1.5"/><path d="M21 6.8v10.4L12 22V11.6z" fill="#d6cab2"/><path d="M3 6.8l9 4.8V22l-9-4.8z" fill="#efe6d3"/><path d="M3 6.8l9 4.8 9-4.8M12 11.6V22" fill="none" stroke="#3a3226" stroke-width="1.3" stroke-linejoin="round"/>`,
  priest:
    '<path d="M12 1.6c2.7 1 4.2 2.9 4.2 5.3 0 1.4-.6 2.5-1.4 3.3 3.1 1.6 5.1 6 5.5 11.8H3.7c.4-5.8 2.4-10.2 5.5-11.8-.8-.8-1.4-1.9-1.4-3.3 0-2.4 1.5-4.3 4.2-5.3z" fill="var(--f,#93866f)" stroke="var(--k,var(--icon-edge,#2b2620))" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 10.5V22" stroke="var(--d,#5f5645)" stroke-width="1.5"/><circle cx="12" cy="6.9" r="2" fill="#fff3d8" stroke="#2b2620" stroke-width=".8"/>',
  power: `<path d="M12 1.2 19.8 9 12 23 4.2 9z" fill="${CRYSTAL}" stroke="${CRYSTAL_EDGE}" stroke-width="1.5" stroke-linejoin="round"/><path d="M12 1.2 8.6 9h6.8z" fill="#b48fd2"/><path d="M4.2 9h15.6M8.6 9 12 23l3.4-14L12 1.2z" fill="none" stroke="#371c52" stroke-width="1.1" stroke-linejoin="round"/>`,
  points: `<circle cx="12" cy="12" r="7.6" fill="#fff7de"/>${LAUREL}<path d="M12 6.6l1.5 3.4 3.7.3-2.8 2.5.9 3.6-3.3-2-3.3 2 .9-3.6-2.8-2.5 3.7-.3z" fill="#c98a12" stroke="#6b4a06" stroke-width=".7" stroke-linejoin="round"/>`,
  laurel: `<circle cx="12" cy="12" r="8.4" fill="#fff7de"/>${LAUREL}`,
  spade: `<path d="M12 2.5v10" stroke="${EDGE}" stroke-width="3.4" stroke-linecap="round"/><path d="M12 2.5v10" stroke="#b98a4e" stroke-width="1.3" stroke-linecap="round"/><path d="M8.2 2.3h7.6" stroke="${EDGE}" stroke-width="2.8" stroke-linecap="round"/><path d="M6.5 11.5h11v4.3c0 3-2.6 5.3-5.5 6.9-2.9-1.6-5.5-3.9-5.5-6.9z" fill="#cfd3d6" ${EDGED} stroke-width="1.5"/><path d="M12 13v7" stroke="#8a9298" stroke-width="1.2"/>`,
  ship: `<path d="M11.7 2v13" stroke="${EDGE}" stroke-width="1.6"/><path d="M13 2.6c3.5 2 6 5.6 6.3 10H13z" fill="#fffaf0" ${EDGED} stroke-width="1.3"/><path d="M10.3 5.5v7.1H4.6c.5-3 2.7-5.7 5.7-7.1z" fill="#e9dfc9" ${EDGED} stroke-width="1.3"/><path d="M1.8 15h20.4c-.6 3.2-2.4 5.4-4.2 6.5H6c-1.8-1.1-3.6-3.3-4.2-6.5z" fill="#9a6a3a" ${EDGED} stroke-width="1.5"/>`,
  bridge: `<path d="M1 19v-6.5C5 7.5 19 7.5 23 12.5V19h-3.8c0-3.6-3-5.4-7.2-5.4S4.8 15.4 4.8 19z" fill="var(--f,#b98a4e)" stroke="var(--k,${EDGE})" stroke-width="1.4" stroke-linejoin="round"/><path d="M1.5 10.5C6 5.5 18 5.5 22.5 10.5M6 7.8v3M12 6.5v3M18 7.8v3" fill="none" stroke="var(--k,${EDGE})" stroke-width="1.3"/>`,
  key: '<circle cx="7.5" cy="8" r="4.8" fill="none" stroke="#3a3226" stroke-width="4.2"/><path d="M11 11.3l10 9M16 16l2.6-2.9M19 18.6l2.3-2.6" stroke="#3a3226" stroke-width="4.6"/><circle cx="7.5" cy="8" r="4.8" fill="none" stroke="#e5b53d" stroke-width="2"/><path d="M11 11.3l10 9M16 16l2.3-2.6M19 18.6l2-2.3" stroke="#e5b53d" stroke-width="2.2"/>',
  town: `<path d="M2 22V9.5h4.5V13H9V6.5l3-4 3 4V13h2.5V9.5H22V22z" fill="#cfc4ae" ${EDGED} stroke-width="1.4"/><path d="M10 22v-4.5a2 2 0 0 1 4 0V22zM11 8h2v2.5h-2z" fill="#3a3226"/>`,
  cults: `<path d="M12 12V2A10 10 0 0 0 2 12z" fill="${CULT_COLOURS.fire!.fill}"/><path d="M12 12h10A10 10 0 0 0 12 2z" fill="${CULT_COLOURS.water!.fill}"/><path d="M12 12v10a10 10 0 0 0 10-10z" fill="${CULT_COLOURS.air!.fill}"/><path d="M12 12H2a10 10 0 0 0 10 10z" fill="${CULT_COLOURS.earth!.fill}"/><circle cx="12" cy="12" r="10" fill="none" stroke="${EDGE}" stroke-width="1.4"/><path d="M12 17.5V7m-4 3.6 4-4.1 4 4.1" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`,
  action: `<path d="${OCTAGON}" fill="#e8893a" stroke="#7a3d0b" stroke-width="1.6" stroke-linejoin="round"/><path d="${INNER_OCTAGON}" fill="none" stroke="#fff1dc" stroke-width="1.2"/>`,
  poweraction: `<path d="${OCTAGON}" fill="${CRYSTAL}" stroke="${CRYSTAL_EDGE}" stroke-width="1.6" stroke-linejoin="round"/><path d="${INNER_OCTAGON}" fill="none" stroke="#efe2fa" stroke-width="1.2"/>`,
  income: `<path d="M12 1.5v8M8.6 6.5 12 10l3.4-3.5" fill="none" stroke="${EDGE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M1.5 13.5h4L8 15h5.5c2.2 0 2.2 2.9 0 2.9H10M13.5 16.8l5.8-3.3c2-1 3.3 1 1.8 2.3l-6.6 5.7H8l-2.5-1.3h-4z" fill="#f2d6b0" ${EDGED} stroke-width="1.3"/>`,
  area: `<path d="M5 18 12 5l8 11z" fill="none" stroke="${EDGE}" stroke-width="1.8"/><g fill="var(--f,#c9a24a)" stroke="${EDGE}" stroke-width="1.4"><circle cx="5" cy="18" r="3.6"/><circle cx="12" cy="5.5" r="3.6"/><circle cx="19.5" cy="16.5" r="3.6"/></g>`,
  pass: `<path d="M15.5 2.8A9.6 9.6 0 1 0 21.4 16 8 8 0 0 1 15.5 2.8z" fill="#cfd6dd" ${EDGED} stroke-width="1.5"/>`,
  start: `<path d="M5 22.5V2" stroke="${EDGE}" stroke-width="2" stroke-linecap="round"/><path d="M5.8 3c5-2.5 8 2.5 14 .3l-2.3 5 2.3 5c-6 2-9-2.8-14-.3z" fill="#e5b53d" ${EDGED} stroke-width="1.3"/>`,
  burn: '<path d="M12 1.2 19.8 9 12 23 4.2 9z" fill="#d9cbe6" stroke="#371c52" stroke-width="1.4" stroke-dasharray="2.6 1.8"/><path d="M4 20 20 4" stroke="#c0392b" stroke-width="2.6" stroke-linecap="round"/>',
  leech: `<path d="M15 3.5l6 6L15 21 9 9.5z" fill="${CRYSTAL}" stroke="${CRYSTAL_EDGE}" stroke-width="1.4" stroke-linejoin="round"/><path d="M9 9.5h12m-6-6v17" stroke="#371c52"/><path d="M1.5 14.5H8M5 11l3.5 3.5L5 18" fill="none" stroke="${EDGE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  storm:
    '<path d="M3 5h15a2.8 2.8 0 1 0-2.8-2.8M5 9.5h14M7 14h9m-7 4.5h5m-3 4h2" fill="none" stroke="#a97c0c" stroke-width="2.2" stroke-linecap="round"/>',
  broom: `<path d="M3 21 21 3" stroke="${EDGE}" stroke-width="3.2" stroke-linecap="round"/><path d="M3 21 21 3" stroke="#b98a4e" stroke-width="1.2" stroke-linecap="round"/><path d="M2 13.5l8.5 8.5c-3 1.5-6 .8-8-.5-1.5-2-1.9-5-.5-8z" fill="#e3c15a" ${EDGED} stroke-width="1.3"/>`,
  tunnel: `<path d="M1.5 21.5V15C1.5 8 6 3.5 12 3.5S22.5 8 22.5 15v6.5z" fill="#a9aeb2" ${EDGED} stroke-width="1.4"/><path d="M6.5 21.5V16a5.5 5.5 0 0 1 11 0v5.5z" fill="#3a3226"/>`,
  carpet: `<path d="M2 9c4-4 6 2 10-1s6 2 10-1v7c-4 3-6-3-10 0s-6-3-10 0z" fill="#c2412e" ${EDGED} stroke-width="1.3"/><path d="M3 17.5h4m3 1.5h5m3-2.5h3" stroke="${EDGE}" stroke-width="1.2"/>`,
  double: `<path d="M3 6l7 6-7 6zM12 6l7 6-7 6z" fill="#e8893a" ${EDGED} stroke-width="1.4"/>`,
  favor: `<ellipse cx="12" cy="12" rx="11" ry="8" fill="#fbf4e4" stroke="${EDGE}" stroke-width="1.5"/><ellipse cx="12" cy="12" rx="8" ry="5.3" fill="none" stroke="#a86a06" stroke-width="1.2"/><path d="M12 14.8V9.5m-2.2 1.9L12 9.2l2.2 2.2" fill="none" stroke="#a86a06" stroke-width="1.5"/>`,
  card: `<path d="M5 1.5h14v21H5z" fill="#fbf4e4" ${EDGED} stroke-width="1.5"/><path d="M3 1.5h18v3H3zM3 19.5h18v3H3z" fill="#b98a4e" ${EDGED} stroke-width="1.1"/><path d="M8 9h8m-8 3.5h8M8 16h5" stroke="#8a7a5d" stroke-width="1.3"/>`,
  tick: '<path d="M4 13l5 5L20 6" fill="none" stroke="var(--gold)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
};

for (const [cult, sign] of Object.entries(CULT_SIGNS)) {
  const { fill, edge } = CULT_COLOURS[cult]!;
  SIGNS[cult] = `<circle cx="12" cy="12" r="11.2" fill="${fill}" stroke="${edge}" stroke-width="1.4"/>${sign}`;
}

/** The pieces on a grid of 40: the outline, and front, roof and side in the owner's three tones. */
export const PIECES: Record<string, { outline: string; body: string }> = {
  D: {
    outline: 'M7 33V19l9.5-9L24 7l9.5 9v14L25 33z',
    body: '<path d="M7 33V19.2L16 10l9 9.2V33z" fill="var(--f)"/><path d="M16 10l8.3-3 9.2 9-8.5 3.2z" fill="var(--l)"/><path d="M25 19.2 33.5 16v14L25 33z" fill="var(--d)"/>',
  },
  TP: {
    outline: 'M3 35V16l8.5-9L18 4l8 8.5V17h11v14l-7 4z',
    body: '<path d="M3 35V16.3L11.5 7l8.5 9.3V21h10v14z" fill="var(--f)"/><path d="M11.5 7 18 4l8 8.7-6 3.6z" fill="var(--l)"/><path d="M20 16.3l6-3.6V17l-6 4z" fill="var(--d)"/><path d="M20 21l6-4h11l-7 4z" fill="var(--l)"/><path d="M30 21l7-4v14l-7 4z" fill="var(--d)"/>',
  },
  TE: {
    outline: 'M6 14c0-4 6-7 14-7s14 3 14 7v13c0 4-6 7-14 7S6 31 6 27z',
    body: '<path d="M6 14v13c0 4 6.3 7 14 7s14-3 14-7V14z" fill="var(--f)"/><path d="M24 33.7c5.8-.9 10-3.5 10-6.7V14H24z" fill="var(--d)"/><ellipse cx="20" cy="14" rx="14" ry="7" fill="var(--l)"/><ellipse cx="20" cy="14" rx="7.5" ry="3.6" fill="var(--f)"/>',
  },
  SH: {
    outline: 'M3 36V12l7-5h5l2 2 2-2h5l2 2 2-2h8v24l-7 5z',
    body: '<path d="M3 12l7-4.5h5L8.5 12zM12.7 12l7-4.5h5L18 12zM22.5 12l7-4.5H36L29 12z" fill="var(--l)"/><path d="M3 36V12h5.5v4h4.2v-4H18v4h4.5v-4H29v24z" fill="var(--f)"/><path d="M29 12l7-4.5v24L29 36z" fill="var(--d)"/><path d="M12.5 36v-8.5a3.5 3.5 0 0 1 7 0V36z" fill="var(--d)"/>',
  },
  SA: {
    outline: 'M2 16c0-5 4-8 9-8h18c5 0 9 3 9 8v9c0 5-4 9-9 9H11c-5 0-9-4-9-9z',
    body: '<path d="M2 16v9c0 5 4 9 9 9h18c5 0 9-4 9-9v-9z" fill="var(--f)"/><path d="M29 34c5 0 9-4 9-9v-9h-9z" fill="var(--d)"/><path d="M11 8h18c5 0 9 3.3 9 7.5S34 23 29 23H11c-5 0-9-3.3-9-7.5S6 8 11 8z" fill="var(--l)"/><ellipse cx="11.5" cy="15.5" rx="3.5" ry="2.6" fill="var(--f)"/><ellipse cx="20" cy="15.5" rx="3.5" ry="2.6" fill="var(--f)"/><ellipse cx="28.5" cy="15.5" rx="3.5" ry="2.6" fill="var(--f)"/>',
  },
};

/** A piece among the signs has the colour of plain wood, as `tm-wood` has. */
const WOOD: Readonly<Record<string, string>> = { f: '#d8b683', d: '#a07b45', l: '#efd9b4', k: '#4a3413' };
const wooden = (body: string): string =>
  body.replace(/var\(--([fdlk])\)/g, (whole, tone: string) => WOOD[tone] ?? whole);
const edged = (body: string): string => `<g stroke="var(--k)" stroke-width="1.5" stroke-linejoin="round">${body}</g>`;

/** For prices, choices and the log: the same drawings by name. */
export const ICONS: Record<string, string> = { ...SIGNS, ...TERRAIN_SIGNS };
for (const [kind, { body }] of Object.entries(PIECES)) {
  ICONS[kind] = `<g transform="scale(.6)">${wooden(edged(body))}</g>`;
}

const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="tm-${id}" viewBox="${box}">${body}</symbol>`;

/** Everything that drawings use by name; lies once in the page. */
export const SYMBOLS: string = [
  ...Object.entries(SIGNS).map(([id, body]) => symbol(id, '0 0 24 24', body)),
  ...Object.entries(PIECES).flatMap(([kind, { outline, body }]) => [
    symbol(kind, '0 0 40 40', edged(body)),
    symbol(
      `${kind}-halo`,
      '0 0 40 40',
      `<path d="${outline}" fill="#fff6df" stroke="#fff6df" stroke-width="6.5" stroke-linejoin="round"/>`,
    ),
    symbol(
      `${kind}-ghost`,
      '0 0 40 40',
      `<path d="${outline}" fill="var(--slot)" stroke="var(--line-strong)" stroke-width="1.4" stroke-dasharray="2.5 2" stroke-linejoin="round"/>`,
    ),
  ]),
].join('');
