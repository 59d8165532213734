/** Things that several games have: each with its own colour and its own outline. */
const body = (fill: string, d: string): string =>
  `<path d="${d}" fill="${fill}" stroke="var(--icon-edge)" stroke-width="1.4" stroke-linejoin="round"/>`;

export const THINGS = {
  coin: '<circle cx="12" cy="12" r="9" fill="#e3b23c" stroke="#5d4418" stroke-width="1.5"/><circle cx="12" cy="12" r="5.8" fill="none" stroke="#5d4418" stroke-width="1.2"/>',
  worker:
    body('#f4f1ea', 'M4.5 8.5 12 4.5l7.5 4v8L12 20.5l-7.5-4z') +
    '<path d="M4.5 8.5 12 12.5l7.5-4M12 12.5v8" fill="none" stroke="var(--icon-edge)" stroke-width="1.2"/>',
  points:
    body('#2f6b68', 'M12 2.5l7.5 4.3v8.4L12 21.5l-7.5-6.3V6.8z') +
    '<path d="M8 9l4 7 4-7" fill="none" stroke="#fffdf7" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  ship:
    body('#7a4d2a', 'M3.5 15h17l-3 5.5h-11z') +
    '<path d="M11 3.5v10H5c.5-5 2.5-8 6-10zM13 5c3.5 2 5 4.5 5.5 8.5H13z" fill="#fbf1d8" stroke="var(--icon-edge)" stroke-width="1.4" stroke-linejoin="round"/>',
  card: body('#fbf4e4', 'M6 3h12v18H6z') + '<path d="M6 3h12v5H6z" fill="#a86a06"/>',
  shield: body('#b23a2b', 'M12 3l8 2.5c0 7-2.5 12-8 15.5-5.5-3.5-8-8.5-8-15.5z'),
};
