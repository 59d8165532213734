/** Every seat has a shape besides its colour. */
const SHAPES = [
  'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  'M2 2h12v12H2z',
  'M8 1l7 13H1z',
  'M8 .5 15.5 8 8 15.5.5 8z',
  'M4.5 1.5h7L15 8l-3.5 6.5h-7L1 8z',
  'M8 .8l2.1 5 5.3.4-4.1 3.5 1.3 5.3L8 12.2 3.4 15l1.3-5.3L.6 6.2l5.3-.4z',
  'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z',
];

/** The outline of a seat's shape on a grid of 16. */
export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

/** A seat's sign as markup. */
export const seatMark = (seat: number, size: number): string =>
  `<svg class="seat-mark" width="${size}" height="${size}" viewBox="0 0 16 16" aria-hidden="true"><path d="${seatShape(seat)}" style="fill:var(--seat-${seat % 7})" stroke="var(--mark-edge)" stroke-width=".9"/></svg>`;
