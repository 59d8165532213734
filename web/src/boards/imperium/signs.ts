/** Signs of the game: one line on a grid of 16 each. */
export const SIGNS: Readonly<Record<string, string>> = {
  materials: 'M2 5.5 8 2.5l6 3v5.5l-6 3-6-3zM2 5.5l6 3 6-3M8 8.5v5.5',
  population: 'M8 2a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 8 2zM3 14c0-4 2-6 5-6s5 2 5 6z',
  progress: 'M8 1.5l1.9 4.6 4.6 1.9-4.6 1.9L8 14.5l-1.9-4.6L1.5 8l4.6-1.9z',
  action: 'M5 2.5 12.5 8 5 13.5z',
  exhaust: 'M12.8 6A5.2 5.2 0 1 0 13 9.5M13.2 2.5V6H9.7',
  card: 'M4.5 2h7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM8 11V5.5M5.8 7.5 8 5.2l2.2 2.3',
  region: 'M1 13 6 4l3 5 2-3 4 7z',
  uncivilised: 'M8 1.5c3 3 4.5 5.3 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1.5-2.5 2-4 1.5 1 2-1.5 2.5-4z',
  civilised: 'M2 6l6-4 6 4zM4 6.5V12M8 6.5V12M12 6.5V12M2 13.5h12',
  tributary: 'M3 13.5V7l5-4 5 4v6.5M1.5 8 8 2.5 14.5 8M6.3 13.5V9.5h3.4v4',
  fame: 'M8 1.5l2 4.3 4.6.5-3.5 3.1 1 4.6L8 11.6 3.9 14l1-4.6L1.4 6.3 6 5.8z',
  unrest: 'M9 1 4 9h3l-1 6 6-9H9z',
  power: 'M2.5 12.5V4.5L5.5 8 8 3l2.5 5 3-3.5v8z',
  none: 'M3 2h10v6c0 3.4-2.4 5.4-5 6.4C5.4 13.4 3 11.4 3 8z',
  city: 'M2 14V7l3-2.5L8 7v7M8 14V4l3-2.5L14 4v10zM10 6.5h2M10 9.5h2M4 10h2',
  metropolis: 'M1.5 14V9h3V5.5h3V2h2v3.5h2.5V9h2.5v5zM6 14v-3h3v3',
  knight: 'M4 14h8M5 12.5c0-3 2-4 2-5.5-2 1-3 1-3.5.5L5 4l1-2 1 1.2C11 3.5 12 6.5 11.5 12.5',
  mask: 'M3 3c3.3-1.2 6.7-1.2 10 0 .5 6-1.5 9.5-5 11-3.5-1.5-5.5-5-5-11zM5 6.5h2M9 6.5h2M6.3 10.5h3.4',
  scroll:
    'M4.5 2.5h8c-1 .8-1 2 0 3v7a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 12.5M4.5 2.5C3 3 3 5 4.5 5.5v7M6.5 6h4M6.5 8.5h4',
  barbarian: 'M4 14.5 10.5 3M8.5 1.8c2.5 0 4.5 1.5 5.5 4.2-1.5.8-3 .5-4.5-.5M9.5 5.5C8 4.7 7.5 3.5 8.5 1.8',
  empire:
    'M8 3.2c-1 0-1.5 1-1 2C5 4.2 3 4.2 1.3 3c0 3 1.5 5.2 4 5.8L4.5 12.5 8 11.3l3.5 1.2-.8-3.7c2.5-.6 4-2.8 4-5.8C13 4.2 11 4.2 9 5.2c.5-1 0-2-1-2z',
  pinned: 'M6 2h4v4l2 3H4l2-3zM8 9v5',
  attack: 'M2.5 2.5 11 11M13.5 2.5 5 11M3 14l3-3-1.5-1.5M13 14l-3-3 1.5-1.5',
  free_play: 'M2.5 8a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0M6.5 5.3 10.8 8 6.5 10.7z',
  bag: 'M5 6c-2 2-3 4-3 5.5C2 14 4 14.5 8 14.5s6-.5 6-3C14 10 13 8 11 6zM5 6h6M6 6 5 2h6l-1 4',
  wheat:
    'M8 15V5c-1.3-1.2-1.3-2.6 0-4 1.3 1.4 1.3 2.8 0 4M8 8.5C6 8.5 5 7.5 5 5.5c2 0 3 1 3 3 2 0 3-1 3-3-2 0-3 1-3 3M8 12c-2 0-3-1-3-3 2 0 3 1 3 3 2 0 3-1 3-3-2 0-3 1-3 3',
  drop: 'M8 1.5c3 4 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0C3.5 7.5 5 5.5 8 1.5z',
  points:
    'M5.5 2C1.8 4.5 1.5 11 7 14M10.5 2c3.7 2.5 4 9-1.5 12M2.7 6.2l2.5 1M3 10l2.5-.6M13.3 6.2l-2.5 1M13 10l-2.5-.6M8 12.8v2',
  solstice:
    'M8 4.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM8 1v1.8M8 13.2V15M1 8h1.8M13.2 8H15M3 3l1.3 1.3M11.7 11.7 13 13M3 13l1.3-1.3M11.7 4.3 13 3',
  passive: 'M5 5.5c-3.3 0-3.3 5 0 5 2.5 0 3.5-5 6-5 3.3 0 3.3 5 0 5-2.5 0-3.5-5-6-5z',
  gained: 'M8 3v10M3 8h10',
  rule: 'M8 2.5v7M8 12v1.5',
  flag: 'M4 14.5V2M4 2.5h8.5l-2 3 2 3H4',
  broken: 'M4 2h8M5 2v4l1.5 1.5L5 9M11 2v5L9.5 8.5 11 10M5 14v-3l2-1.5L9 12l2-1v3M3.5 14h9',
  hand: 'M4.5 8V4.2a1 1 0 0 1 2 0V7M6.5 7V2.8a1 1 0 0 1 2 0V7M8.5 7V3.5a1 1 0 0 1 2 0V8M10.5 8V5.5a1 1 0 0 1 2 0V10c0 3-1.5 4.5-4 4.5S5 13 3.5 10.5l-1-1.8c.5-1 1.5-.8 2-.2z',
  deck: 'M3 4.5h7.5V14H3zM5 4.5v-2h8V12h-2.5',
  discard: 'M3 6h10v7.5H3zM8 1.5V9M5.5 7 8 9.5 10.5 7',
  history: 'M8 2.5C6.5 1.5 4.5 1.5 3 2v10.5c1.5-.5 3.5-.5 5 .5 1.5-1 3.5-1 5-.5V2c-1.5-.5-3.5-.5-5 .5zM8 2.5V13',
  exile: 'M9 2.5H3v11h6M6.5 8h8M11.5 5l3 3-3 3',
  garrison: 'M2.5 2v12.5h11V2h-3v2h-1V2h-3v2h-1V2zM6.5 14.5v-4h3v4',
  develop: 'M2.5 14V8h6v6zM2.5 11h6M12 14V2L4.5 4.5M9 3v3M7.5 6h3v2h-3z',
  nation: 'M3.5 14.5V2M3.5 2.5C7 .5 9 5 13 2.5V9c-4 2.5-6-2-9.5 0',
  acquire: 'M3 2.5h6V11H3zM10.5 6.5H15M12.8 4.2v4.6M4 13.5h8',
  through: 'M2 3h4v4H2zM2 9h4v4H2zM10 3h4v4h-4zM10 9h4v4h-4zM3 8h9M9.5 5.5 12 8l-2.5 2.5',
  abandon: 'M3 3h7v7H3zM12.5 5v8M10 10.5l2.5 2.7 2.5-2.7',
  recall: 'M4 8h7v6H4zM7.5 8V2M5 4.5 7.5 2 10 4.5',
  token: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5v6M5 8h6',
};

/** Signs that are filled, not only outlined. */
const FILLED: ReadonlySet<string> = new Set([
  'action',
  'progress',
  'region',
  'fame',
  'unrest',
  'drop',
  'power',
  'empire',
  'uncivilised',
]);

/** A sign in one colour. */
export function sign(id: string, colour = 'currentColor', stroke = 1.5): string {
  const d = SIGNS[id] ?? SIGNS.none!;
  return `<path d="${d}" fill="${FILLED.has(id) ? colour : 'none'}" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"/>`;
}
