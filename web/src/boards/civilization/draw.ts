/** Drawings of the map as SVG text: terrains, markers, cities, figures, tile backs. One square is 40 by 40. */
import { seatShape } from '../../shell/seats';
import { CELL, TILE, type BuildingFacts, type City, type Group, type WonderFacts, type Yields } from './printed';
import { ICONS } from './icons';

export const TERRAINS = ['grassland', 'desert', 'water', 'mountain', 'forest'] as const;
const VARIANTS = 4;

/** An icon inside a drawing. */
export function at(icon: string, x: number, y: number, size: number, style = ''): string {
  return `<use href="#cvi-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"${style ? ` style="${style}"` : ''}/>`;
}

/** All icons and terrains once; drawings only point at them. */
export function sprite(): string {
  const icons = Object.entries(ICONS).map(([icon, markup]) => symbol(`cvi-${icon}`, 24, markup));
  const grounds = TERRAINS.flatMap((terrain) =>
    Array.from({ length: VARIANTS }, (_, variant) =>
      symbol(`cvt-${terrain}-${variant}`, CELL, ground(terrain, variant * 3 + 1, variant * 5 + 2)),
    ),
  );
  return `<defs>${[...icons, ...grounds].join('')}</defs>`;
}

const symbol = (name: string, size: number, markup: string): string =>
  `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${markup}</symbol>`;

/** A drawing that stands alone: what it points at is put into it. */
export function alone(markup: string, size: number): string {
  const filled = markup.replace(
    /<use href="#cvi-([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"([^>]*)\/>/g,
    (_, icon: string, x: string, y: string, width: string, height: string, rest: string) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 24 24"${rest}>${ICONS[icon] ?? ''}</svg>`,
  );
  return `<svg viewBox="0 0 ${size} ${size}" style="--icon-edge:#2b2620">${filled}</svg>`;
}

/** The same number for the same place: the map looks the same every time. */
function noise(x: number, y: number, k: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + k * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

/** The terrain of a square; neighbours of one kind differ. */
export function terrain(kind: string, x: number, y: number): string {
  return `<use href="#cvt-${kind}-${Math.floor(noise(x, y, 3) * VARIANTS)}" width="${CELL}" height="${CELL}"/>`;
}

function ground(kind: string, x: number, y: number): string {
  const shift = (k: number, width: number): number => Number(((noise(x, y, k) - 0.5) * width).toFixed(1));
  const floor = `<rect width="40" height="40" fill="var(--t-${kind})"/>`;
  const line = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="var(--k-${kind})" stroke-width="${width}" stroke-linecap="round"/>`;
  const a = shift(1, 5);
  const b = shift(2, 5);
  switch (kind) {
    case 'grassland': {
      const tufts = Array.from({ length: 5 }, (_, k) => {
        const from = `M${(6 + noise(x, y, k) * 28).toFixed(1)} ${(9 + noise(x, y, k + 9) * 26).toFixed(1)}`;
        return `${from}l-1.6-3.2${from}l.3-4${from}l2.2-2.8`;
      });
      return floor + line(tufts.join(''), 1.1);
    }
    case 'desert':
      return (
        floor +
        line(
          `M${3 + a} ${15 + b}c6-5 10-5 14 0M${18 + b} ${20 + a}c5-5 10-5 15 0M${5 + b} ${31 - a}c6-5 11-5 16 0M${26 + a} ${33 + b}c3-3 6-3 9 0`,
          1.2,
        ) +
        line(`M${25 + a} ${10 + b}h.1M${11 - b} ${23 + a}h.1M${29 + b} ${26 - a}h.1`, 1.8)
      );
    case 'water':
      return (
        floor +
        line(
          `M${4 + a} ${11 + b}q3.5-3.5 7 0t7 0M${20 - a} ${19 + b}q3.5-3.5 7 0t7 0M${5 + b} ${27 - b}q3.5-3.5 7 0t7 0M${22 + a} ${35 + b / 2}q3-3 6 0t6 0`,
          1.3,
        )
      );
    case 'mountain':
      return (
        floor +
        `<path d="M${3 + a} 31 ${14 + a} 10l6 10 4.5-7.5L${37 + a / 2} 31z" fill="var(--t-rock)" stroke="var(--k-rock)" stroke-linejoin="round"/>` +
        `<path d="M${14 + a} 10l6 10-3 11h-6zM${24.5 + a} 12.5 ${37 + a / 2} 31h-8z" fill="var(--k-rock)" opacity=".75"/>` +
        `<path d="M${14 + a} 10l-3.2 6 2.2-.8 1.5 1.8 2-1.2 1 .2z" fill="#f6f1e7"/>`
      );
    default:
      return (
        floor +
        [
          [10, 15],
          [22, 11],
          [32, 16],
          [15, 26],
          [27, 27],
        ]
          .map(([left = 0, top = 0], k) => {
            const tree = `M${(left + shift(k, 4)).toFixed(1)} ${(top + shift(k + 5, 3)).toFixed(1)}`;
            return (
              `<path d="${tree}m-5 6 5-13 5 13z" fill="var(--t-tree)" stroke="var(--k-forest)" stroke-width=".8" stroke-linejoin="round"/>` +
              `<path d="${tree}m0-7 5 13h-5z" fill="var(--k-forest)" opacity=".6"/><path d="${tree}m0 6v3" stroke="#5b452b" stroke-width="1.4"/>`
            );
          })
          .join('')
      );
  }
}

const YIELD_WIDTH = 7.4;

/** Yields in the foot of a marker: an icon alone is one, a number stands before more. */
export function markerYields(yields: Yields, y = 26.5, size = 9.8): string {
  const parts = Object.entries(yields);
  const widths = parts.map(([, amount]) => (amount > 1 ? size + YIELD_WIDTH : size));
  let x = 20 - widths.reduce((sum, width) => sum + width, 0) / 2;
  return parts
    .map(([icon, amount], i) => {
      const digits = amount > 1 ? `<text x="${x + 3.6}" y="${y + size - 0.4}" class="digit">${amount}</text>` : '';
      const drawn = digits + at(icon, x + (amount > 1 ? 7.2 : 0), y, size);
      x += widths[i]!;
      return drawn;
    })
    .join('');
}

const CLOTH = '--f:#d8b98a';
/** Terrains under print: light in both themes. */
export const FEET: Record<string, string> = {
  grassland: '#cfdba6',
  desert: '#eddfb4',
  mountain: '#d8cebf',
  forest: '#b3c998',
  water: '#b6d8e2',
  land: '#e6dcc4',
};

/** A building on its square: its terrain in the foot, a thick edge when upgraded, a star where one per city is allowed. */
export function building(key: string, facts: BuildingFacts): string {
  return (
    '<rect x="2.5" y="2.5" width="35" height="35" rx="4" fill="#fbf4e4"/>' +
    `<path d="M2.5 25.5h35v8a4 4 0 0 1-4 4h-27a4 4 0 0 1-4-4z" fill="${FEET[facts.terrain ?? 'land']}"/>` +
    `<rect x="2.5" y="2.5" width="35" height="35" rx="4" fill="none" stroke="#2b2620" stroke-width="${facts.upgraded ? 2.2 : 1.1}"/>` +
    at(key, 9.5, 3.5, 21, CLOTH) +
    (facts.star ? at('star-building', 27, 1, 11) : '') +
    markerYields(facts.icons)
  );
}

export function wonder(key: string, facts: WonderFacts, obsolete = false): string {
  return (
    '<path d="M8 1.5h24L38.5 8v24L32 38.5H8L1.5 32V8z" fill="#f3d988" stroke="#2b2620" stroke-width="1.3"/>' +
    '<path d="M9 4h22L36 9v22L31 36H9L4 31V9z" fill="#faedc4" stroke="#a07a1e" stroke-width=".9"/>' +
    at(key, 8.5, 3.5, 23) +
    markerYields({ culture: facts.culture }, 26) +
    (obsolete ? '<path d="M5 5l30 30" stroke="#a3301f" stroke-width="3"/>' : '')
  );
}

export function person(key: string, yields: Yields): string {
  return (
    '<circle cx="20" cy="20" r="18" fill="#dcc6e4" stroke="#2b2620" stroke-width="1.3"/>' +
    '<circle cx="20" cy="20" r="15.5" fill="#f4eaf7" stroke="#8a5f9a" stroke-width=".9"/>' +
    at(key, 11, 4.5, 18) +
    markerYields(yields, 24, 9.5)
  );
}

/** The sign of a seat, pale on its own colour. */
export function seatSign(seat: number, x: number, y: number, size: number, fill = '#fff8e6'): string {
  return `<path transform="translate(${x} ${y}) scale(${size / 16})" d="${seatShape(seat)}" fill="${fill}" stroke="#2b2620" stroke-width="1.3"/>`;
}

/** Armies and scouts of one player; a badge counts from two up. */
export function figures(group: Group, x = 0, y = 0, size = 20): string {
  let left = x;
  return (['army', 'scout'] as const)
    .filter((kind) => group[kind])
    .map((kind) => {
      const [signX, signY] = kind === 'army' ? [0.45, 0.14] : [0.34, 0.18];
      const count = group[kind];
      const drawn =
        at(kind, left, y, size, `--p:var(--seat-${group.seat})`) +
        seatSign(group.seat, left + size * signX, y + size * signY, size * 0.3) +
        (count > 1
          ? `<circle cx="${left + size - 2}" cy="${y + size - 4}" r="6.8" fill="#2b2620"/><text x="${left + size - 2}" y="${y + size + 0.6}" class="badge">${count}</text>`
          : '');
      left += size - 2;
      return drawn;
    })
    .join('');
}

/** The centre of a city: its owner's colour and shape, walls in front, a plate with its production and its action. */
export function cityCentre(city: City, seat: number): string {
  const walls =
    '<path d="M3 28V18.5h4.5v3h4v-3h4v3h9v-3h4v3h4v-3H37V28z" fill="#d9cfbd" stroke="#2b2620" stroke-width="1.1"/>' +
    '<path d="M3 24.500h34M9 21.500v3M15 24.500v3M20 21.500v3M26 24.500v3M31 21.500v3" fill="none" stroke="#8b7d66" stroke-width=".8"/>';
  return (
    `<rect width="40" height="40" fill="var(--seat-${seat})" opacity=".42"/>` +
    at(city.capital ? 'capital' : 'city', 6, 0.5, 28, `--p:var(--seat-${seat})`) +
    (city.walled ? walls : '') +
    seatSign(seat, 1.5, 1.5, 10) +
    '<rect x="2" y="27" width="36" height="11.5" rx="3.5" fill="#fffcf5" stroke="#2b2620" stroke-width=".9"/>' +
    at('production', 4.5, 27.8, 10) +
    `<text x="20.5" y="37.1" class="digit">${city.production}</text>` +
    (city.actions
      ? '<circle cx="32" cy="32.8" r="3.6" fill="#e8ad29" stroke="#2b2620" stroke-width="1.1"/>'
      : '<circle cx="32" cy="32.8" r="3" fill="none" stroke="#8b7d66" stroke-width="1.1"/>')
  );
}

export type Edge = 'n' | 's' | 'w' | 'e';
const ARROW = { n: [80, 17, 180], s: [80, 143, 0], w: [17, 80, 90], e: [143, 80, 270] } as const;

/** A tile face down: a compass, and an arrow on each edge from which it can be turned up. */
export function tileBack(edges: readonly Edge[]): string {
  const side = TILE * CELL;
  return (
    `<rect x="1" y="1" width="${side - 2}" height="${side - 2}" rx="7" fill="var(--t-back)" stroke="var(--k-map)" stroke-width="1.5"/>` +
    '<rect x="7" y="7" width="146" height="146" rx="4" fill="none" stroke="var(--k-back)" stroke-dasharray="1 3" stroke-linecap="round"/>' +
    '<g fill="none" stroke="var(--k-back)" stroke-width="1.1" opacity=".75"><circle cx="80" cy="80" r="36"/><circle cx="80" cy="80" r="30"/><path d="M80 34 87 73 126 80 87 87 80 126 73 87 34 80 73 73zM104 56 90 72M104 104 90 88M56 104l14-16M56 56l14 16"/><path d="M80 34v46h46l-39 7zM80 126V80H34l39-7z" fill="var(--k-back)" opacity=".5"/></g>' +
    edges
      .map((edge) => {
        const [x, y, turn] = ARROW[edge];
        return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-11 3h7v10h8V3h7L0-9z" fill="var(--surface-2)" stroke="var(--k-back)" stroke-width="1.3" stroke-linejoin="round"/>`;
      })
      .join('')
  );
}
