/**
 * Drawings that never change, as pictures: one element of the page each, whatever they are made of. A picture
 * inherits nothing, neither a colour nor a font.
 */

const rules = typeof document === 'undefined' ? null : new CSSStyleSheet();
if (rules) document.adoptedStyleSheets.push(rules);
const known = new Map<string, string>();

// What would end the address, or begin another part of it.
const escaped = (svg: string): string => svg.replace(/[%#"<>]/g, encodeURIComponent);

/** The class of elements that show this `svg`; it is best asked for before the first of them is drawn. */
export function pictureClass(svg: string): string {
  let found = known.get(svg);
  if (found === undefined) {
    found = `picture-${known.size}`;
    known.set(svg, found);
    const whole = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    rules?.insertRule(`.${found} { background: url("data:image/svg+xml,${escaped(whole)}") 0 0 / 100% 100% }`);
  }
  return found;
}
