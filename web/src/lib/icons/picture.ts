/**
 * Drawings that never change, as pictures: one element of the page each, whatever they are made of. A picture
 * inherits nothing, neither a colour nor a font.
 */

const rules = typeof document === 'undefined' ? null : new CSSStyleSheet();
if (rules) document.adoptedStyleSheets.push(rules);
const known = new Map<string, string>();

// What would end the address, or begin another part of it.
const escaped = (svg: string): string => svg.replace(/[%#"<>]/g, encodeURIComponent);

function address(svg: string): string {
  const whole = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `url("data:image/svg+xml,${escaped(whole)}")`;
}

/** The class of elements that show this `svg`; it is best asked for before the first of them is drawn. */
export function pictureClass(svg: string): string {
  return classOf(svg, (name) => [`.${name} { background: ${address(svg)} 0 0 / 100% 100% }`]);
}

// As in `app.css`, where the themes are.
const EDGE = /var\(--icon-edge(?:,[^)]*)?\)/g;
const LIGHT = '#2b2620';
const DARK = '#cfc5b0';

/** The same for an `svg` whose edges are those of icons, where nothing but the theme colours them. */
export function iconClass(svg: string): string {
  return classOf(svg, (name) => {
    const dark = `{ background-image: ${address(svg.replace(EDGE, DARK))} }`;
    return [
      `.${name} { background: ${address(svg.replace(EDGE, LIGHT))} 0 0 / 100% 100% }`,
      ...(svg.includes('--icon-edge')
        ? [
            `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) .${name} ${dark} }`,
            `:root[data-theme='dark'] .${name} ${dark}`,
          ]
        : []),
    ];
  });
}

function classOf(svg: string, rulesOf: (name: string) => string[]): string {
  let name = known.get(svg);
  if (name === undefined) {
    name = `picture-${known.size}`;
    known.set(svg, name);
    for (const rule of rulesOf(name)) rules?.insertRule(rule, rules.cssRules.length);
  }
  return name;
}
