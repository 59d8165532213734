/** The shell's own signs: a grid of 24, drawn in the colour of the text around them. */
const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';
const line = (d: string): string => `<path d="${d}" ${STROKE}/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" ${STROKE}/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

export const SIGNS = {
  play: solid('M7 4.5v15l12-7.5z'),
  pause: solid('M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z'),
  next: solid('M5 4.5v15l10-7.5zM16.5 4.5h3v15h-3z'),
  prev: solid('M19 4.5v15L9 12zM4.5 4.5h3v15h-3z'),
  end: solid('M3 5v14l8-7zM11 5v14l8-7zM19 5h2.5v14H19z'),
  begin: solid('M21 5v14l-8-7zM13 5v14l-8-7zM2.5 5H5v14H2.5z'),
  earlier: solid('M11.5 5v14L3 12zM20.5 5v14L12 12z'),
  later: solid('M12.5 5v14L21 12zM3.5 5v14L12 12z'),
  undo: line('M8 5 3.5 9.5 8 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9'),
  redo: line('M16 5l4.5 4.5L16 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15'),
  hint: line('M12 3a6.5 6.5 0 0 0-3.8 11.8c.8.7 1.3 1.4 1.3 2.2h5c0-.8.5-1.5 1.3-2.2A6.5 6.5 0 0 0 12 3zM10 20.5h4'),
  why: line('M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.5v.2') + ring(12, 12, 9.2),
  log: line('M5 5h14M5 10h14M5 15h9M5 20h6'),
  score: line('M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-10h3v10'),
  rules: line('M12 6c-2-1.6-5-2-8-1.6v14c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-14c-3-.4-6 0-8 1.6zM12 6v14'),
  chat: line('M4 5h16v11H11l-4.5 4V16H4z'),
  board: line('M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 3v9l7.8 4.5M12 12l-7.8 4.5'),
  choices: line('M4 6.5 6 8.5l3-4M4 13l2 2 3-4M4 19.5l2 2 3-4M12 7h8M12 13.5h8M12 20h8'),
  more: solid(
    'M5 10.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM12 10.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM19 10.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  ),
  settings: line('M4 7h9M17 7h3M4 17h3M11 17h9') + ring(15, 7, 2.3) + ring(9, 17, 2.3),
  bell: line('M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4'),
  link: line(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  ),
  copy: line('M8 8h12v12H8zM16 8V4H4v12h4'),
  share: line('M12 15V3.5M8 7l4-4 4 4M5 12v8.5h14V12'),
  qr: line('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v6h-5.5M20 20'),
  person: line('M4.5 20.5c.6-4.5 3.6-6.5 7.5-6.5s6.9 2 7.5 6.5z') + ring(12, 8, 4),
  bot: line('M5 9h14v10H5zM12 9V5M2.5 13v3M21.5 13v3') + dot(12, 3.8, 1.5) + dot(9, 13.5, 1.5) + dot(15, 13.5, 1.5),
  screen: line('M3.5 5h17v11h-17zM9 20h6M12 16v4'),
  clock: line('M12 7v5l3.5 2') + ring(12, 12, 8.7),
  watch:
    line('M2.5 12c2.4-4.4 5.7-6.5 9.5-6.5s7.1 2.1 9.5 6.5c-2.4 4.4-5.7 6.5-9.5 6.5S4.9 16.4 2.5 12z') +
    dot(12, 12, 2.8),
  lock: line('M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  crown: solid('M3.5 18.5 2.5 7l5 4L12 4.5l4.5 6.5 5-4-1 11.5z'),
  finished: line('M6 21V4M6 5h12l-3 4 3 4H6'),
  puzzle: line('M4 9h4.3a2.2 2.2 0 1 1 3.4 0H16v4.3a2.2 2.2 0 1 1 0 3.4V21H4z'),
  globe: line('M3.5 12h17M12 3.3c3 3 3 14.4 0 17.4-3-3-3-14.4 0-17.4z') + ring(12, 12, 8.7),
  sound: line('M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  muted: line('M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5'),
  speed: line('M4.5 17a8.5 8.5 0 1 1 15 0M12 14l4-5'),
  check: line('M4.5 12.5 10 18 20 6.5'),
  close: line('M6 6l12 12M18 6 6 18'),
  go: line('M4 12h15M13 6l6 6-6 6'),
  unfold: line('M6 9l6 6 6-6'),
  chart: line('M4 4v16h16M7 15l4-5 3 3 5-7'),
  star: solid('M12 3l2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.2-5.6 3.2 1.2-6.4L3 9.7l6.3-.8z'),
  hand: line(
    'M7 12.5V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v6V8.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.5c-2.5 0-4-1.2-5.2-3.2L4 13.5c-.6-1.1.8-2.5 2-1.5z',
  ),
  trash: line('M4 7h16M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.2 11v6M13.8 11v6'),
  door: line('M6 21V3.5h12V21M3.5 21h17M14.5 12v.2'),
  save: line('M12 4v11M8 11.5l4 4 4-4M4.5 16.5v4h15v-4'),
  rematch: line('M4 12a8 8 0 0 1 14-5.2L20.5 9M20.5 4v5h-5M20 12a8 8 0 0 1-14 5.2L3.5 15M3.5 20v-5h5'),
  friends:
    line('M2.5 19c.5-3.6 2.7-5.2 6-5.2s5.5 1.6 6 5.2zM16 13.8c3 0 5 1.5 5.5 5.2h-4') +
    ring(8.5, 8, 3.5) +
    line('M15 4.8a3.5 3.5 0 0 1 0 6.5'),
  guide: line('M12 3v3M12 18v3M3 12h3M18 12h3') + ring(12, 12, 4),
  palette:
    line(
      'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.5-2.2-.6-1.4.3-2.8 1.9-2.8H18c1.6 0 2.5-1.3 2.5-3C20.5 7 16.5 3.5 12 3.5z',
    ) +
    dot(8, 10, 1.3) +
    dot(12, 7.5, 1.3) +
    dot(16, 10, 1.3),
  cards: line('M9 5h10v14H9zM6 7 3.5 8l4 11'),
  pattern: line('M4 4h16v16H4zM4 12l8-8M4 20 20 4M12 20l8-8'),
};
