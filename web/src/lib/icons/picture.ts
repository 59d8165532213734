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

// As in `app.css`, where the themes are: light and dark.
const THEME: Readonly<Record<string, readonly [string, string]>> = {
  '--icon-edge': ['#2b2620', '#cfc5b0'],
  '--gold': ['#986004', '#efbc59'],
};
const VALUE = /var\((--[\w-]+)(?:,([^()]*))?\)|light-dark\(([^(),]*),([^(),]*)\)/g;

/** A drawing where nothing but the theme colours it; a `var` that is left takes the colour of its place. */
export function inTheme(svg: string, isDark: boolean): string {
  const set = svg.replace(
    VALUE,
    (whole: string, name?: string, otherwise?: string, light?: string, dark?: string) =>
      (name === undefined ? (isDark ? dark : light) : (THEME[name]?.[isDark ? 1 : 0] ?? otherwise))?.trim() ?? whole,
  );
  return set === svg ? svg : inTheme(set, isDark);
}

/** The same for an `svg` of an icon, where nothing but the theme colours it; null for what takes the colour of its place. */
export function iconClass(svg: string): string | null {
  const [light, dark] = [inTheme(svg, false), inTheme(svg, true)];
  if (/currentColor|var\(/.test(light)) return null;
  return classOf(svg, (name) => {
    const shade = `{ background-image: ${address(dark)} }`;
    return [
      `.${name} { background: ${address(light)} 0 0 / 100% 100% }`,
      ...(dark === light
        ? []
        : [
            `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) .${name} ${shade} }`,
            `:root[data-theme='dark'] .${name} ${shade}`,
          ]),
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
