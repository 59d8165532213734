/** What the drawings of icons share. */
// In the dark a face needs a rim that is seen on the page and on the face beside it.
const RIM = 'color-mix(in srgb,var(--icon-edge) 38%,#2b2620)';
export const edge = (width: number): string =>
  `stroke="${RIM}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const EDGE = edge(1.5);
/** Lines on the pale face of an icon are dark in both themes. */
export const INNER = 'stroke="#2b2620"';
export const LINE = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
export const ROOF = `<path d="M2.5 9.5 12 3l9.5 6.5z" fill="var(--f, #cbb38a)" ${EDGE}/>`;
