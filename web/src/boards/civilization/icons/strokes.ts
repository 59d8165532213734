/** What the drawings of icons share. */
export const edge = (width: number): string =>
  `stroke="var(--icon-edge)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
export const EDGE = edge(1.5);
export const LINE = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
export const ROOF = `<path d="M2.5 9.5 12 3l9.5 6.5z" fill="var(--f, #cbb38a)" ${EDGE}/>`;
