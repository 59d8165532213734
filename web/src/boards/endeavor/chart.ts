/** The empty sea chart: sea, coasts, frames, ornaments. Closed regions are hatched. */
import { COASTS } from './coasts';
import { TINTS } from './draw';
import { INSETS, SHEET } from './places';

type Spot = readonly [x: number, y: number, size?: number];

const [WIDE, TALL] = SHEET;
const ISLETS: readonly (readonly [number, number, number])[] = [
  [290, 384, 3],
  [300, 376, 2.5],
  [309, 370, 2.2],
  [346, 432, 3.2],
  [345, 446, 2.6],
  [341, 459, 2.6],
  [333, 470, 4.5],
  [214, 316, 2],
  [228, 330, 2.2],
];
const HILLS: readonly Spot[] = [
  [715, 352, 0.9],
  [727, 348],
  [739, 352, 0.9],
  [600, 376, 0.7],
  [596, 415, 0.7],
  [630, 412, 0.7],
  [790, 368, 0.8],
  [828, 366, 0.8],
  [618, 484],
  [634, 488],
  [650, 486, 0.8],
  [128, 180],
  [116, 196],
  [140, 166, 0.9],
  [40, 200],
  [28, 180],
  [36, 160],
  [100, 540],
  [96, 562],
  [98, 582],
  [126, 640],
  [132, 660],
  [136, 682],
  [820, 560],
  [812, 576],
];
const TREES: readonly Spot[] = [
  [60, 130],
  [72, 136],
  [52, 142],
  [170, 64],
  [182, 58],
  [160, 70],
  [200, 560],
  [212, 566],
  [224, 556],
  [236, 570],
  [190, 572],
  [640, 566],
  [652, 572],
  [664, 566],
  [764, 590],
  [776, 596],
  [752, 598],
  [780, 270],
  [792, 264],
  [768, 264],
];
const INSET_HILLS: Readonly<Record<string, readonly Spot[]>> = {
  india: [
    [640, 24],
    [654, 20],
    [626, 20],
    [612, 24],
    [600, 19],
    [602, 122, 0.7],
    [606, 134, 0.7],
  ],
  far_east: [
    [838, 34],
    [848, 22],
    [796, 60],
    [784, 66],
  ],
};

const hill = ([x, y, k = 1]: Spot): string =>
  `M${x - 7 * k} ${y + 4 * k}q${3.5 * k}-${9 * k} ${7 * k}-${9 * k}q${3 * k} ${2 * k} ${6 * k} ${9 * k}M${x + k} ${y - 4 * k}l${1.5 * k} ${4 * k}M${x + 2.5 * k} ${y - 2 * k}l${1.5 * k} ${4.5 * k}`;
const tree = ([x, y]: Spot): string => `M${x} ${y + 4}v-3m0 0c-4 .5-4-6 0-6.5c4 .5 4 7 0 6.5z`;

function rhumbs(x: number, y: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const turn = (i * Math.PI) / 8;
    return `M${x} ${y}l${(900 * Math.cos(turn)).toFixed(0)} ${(900 * Math.sin(turn)).toFixed(0)}`;
  }).join('');
}

function rose(x: number, y: number, r: number): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const long = i % 4 === 0 ? r * 1.22 : i % 2 === 0 ? r * 0.86 : r * 0.6;
    const wide = i % 4 === 0 ? r * 0.17 : i % 2 === 0 ? r * 0.14 : r * 0.1;
    return `<g transform="rotate(${i * 22.5})"><path d="M0 ${-long}L${wide} ${-wide * 1.5}L0 0z" class="dark"/><path d="M0 ${-long}L${-wide} ${-wide * 1.5}L0 0z" class="light"/></g>`;
  });
  return `<g transform="translate(${x} ${y})" class="rose"><circle r="${r}" fill="none"/><circle r="${r * 0.86}" fill="none"/>${rays.join('')}<circle r="${r * 0.12}" class="light"/></g>`;
}

function neatline(): string {
  let bars = '';
  for (let i = 0; i < WIDE / 25; i += 2) bars += `M${i * 25} 0h25v5h-25zM${i * 25 + 25} ${TALL - 5}h25v5h-25z`;
  for (let i = 0; i < TALL / 25; i += 2) bars += `M0 ${i * 25}h5v25h-5zM${WIDE - 5} ${i * 25 + 25}h5v25h-5z`;
  return `<path d="${bars}" class="bars"/><rect x=".5" y=".5" width="${WIDE - 1}" height="${TALL - 1}" class="frame"/><rect x="5" y="5" width="${WIDE - 10}" height="${TALL - 10}" class="frame thin"/>`;
}

const use = (coast: string, attributes: string): string => `<use href="#en-coast-${coast}" ${attributes}/>`;

/** A coast with its waters, its land, and its tints clipped to the land. */
function land(coast: string, tints: string): string {
  return `<g class="shore">${use(coast, 'class="w3"')}${use(coast, 'class="w2"')}${use(coast, 'class="w1"')}</g>${use(coast, 'class="land"')}<clipPath id="en-clip-${coast}">${use(coast, '')}</clipPath><g clip-path="url(#en-clip-${coast})">${tints}</g>${use(coast, 'class="coast"')}`;
}

/** The wash of a region on a coast: a coloured edge, hatched while the region is closed. */
function wash(region: string, coast: string, isOpen: boolean, zone = ''): string {
  const tint = TINTS[region]!;
  const fill = isOpen ? `fill="${tint}" opacity=".14"` : 'fill="url(#en-hatch)"';
  return `<g class="wash" ${zone && `clip-path="url(#en-zone-${zone})"`}>${use(coast, fill)}${use(coast, `fill="none" stroke="${tint}" stroke-width="13" opacity="${isOpen ? 0.45 : 0.26}"`)}</g>`;
}

function inset(region: string, isOpen: boolean): string {
  const [x, y, w, h] = INSETS[region]!;
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return `<g><clipPath id="en-box-${region}"><rect ${box}/></clipPath><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 8}" class="mat"/><g clip-path="url(#en-box-${region})"><rect ${box} class="sea"/><path d="${rhumbs(x + w * 0.3, y + h * 0.8)}" class="rhumb"/>${land(region, wash(region, region, isOpen))}<path class="relief" d="${(INSET_HILLS[region] ?? []).map(hill).join('')}"/></g><rect ${box} class="frame"/><rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" class="frame thin"/></g>`;
}

const ZONES: Readonly<Record<string, string>> = {
  africa: 'M440 534C560 512 640 512 720 520S860 520 885 522L930 600 1000 560V760H440z',
  europe: 'M440 100H1010V560L930 600 885 522C860 520 800 528 720 520S560 512 440 534z',
  north_america: 'M-20-20H500V300H-20z',
  caribbean: 'M-20 300H500V478H110V500H-20z',
  south_america: 'M110 478H500V760H-20V500H110z',
};

/** A closed curve through points, each from the one before, rounded as a bent ruler would draw it. */
function shore(line: string): string {
  let [x, y] = [0, 0];
  const steps = (line.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  for (let i = 0; i < steps.length; i += 2) points.push([(x += steps[i]!), (y += steps[i + 1]!)]);
  const at = (i: number): [number, number] => points[(i + points.length) % points.length]!;
  const curves = points.map((from, i) => {
    const [before, to, beyond] = [at(i - 1), at(i + 1), at(i + 2)];
    const bend = (axis: 0 | 1): [number, number] => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (beyond[axis] - from[axis]) / 6,
    ];
    const [across, down] = [bend(0), bend(1)];
    return `C${[across[0], down[0], across[1], down[1], ...to].map((one) => Math.round(one * 10) / 10).join(' ')}`;
  });
  return `M${points[0]!.join(' ')}${curves.join('')}z`;
}

const SHORES = Object.entries(COASTS).map(
  ([name, lines]) => `<path id="en-coast-${name}" d="${lines.split('z').map(shore).join('')}"/>`,
);

/** The chart; `open` names the regions that are open. */
export function chart(open: ReadonlySet<string>): string {
  const defs = [
    ...SHORES,
    ...Object.entries(ZONES).map(([name, path]) => `<clipPath id="en-zone-${name}"><path d="${path}"/></clipPath>`),
    '<pattern id="en-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0v5" class="hatch"/></pattern>',
  ];
  const tint = (region: string, coast: string, zone = ''): string => wash(region, coast, open.has(region), zone);
  return `<defs>${defs.join('')}<clipPath id="en-sheet"><rect width="${WIDE}" height="${TALL}" rx="3"/></clipPath></defs><g clip-path="url(#en-sheet)"><rect width="${WIDE}" height="${TALL}" class="sea"/><path d="${rhumbs(448, 292)}${rhumbs(700, 760)}" class="rhumb"/>
${land('old', `${tint('europe', 'old', 'europe')}${tint('africa', 'old', 'africa')}<path d="M440 534C560 512 640 512 720 520S860 520 885 522" class="border"/>`)}
${land('america', `${tint('north_america', 'america', 'north_america')}${tint('caribbean', 'america', 'caribbean')}${tint('south_america', 'america', 'south_america')}<path d="M-10 300C20 296 40 300 60 296" class="border"/>`)}
${land('isles', tint('caribbean', 'isles'))}${use('newfoundland', 'class="land"')}${use('newfoundland', 'class="coast"')}
${ISLETS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" class="islet"/>`).join('')}
<path class="relief" d="${HILLS.map(hill).join('')}${TREES.map(tree).join('')}"/>
<path d="M150 545C190 535 225 545 262 540M640 545C660 552 690 560 704 586M820 505c6 20-6 36 0 60M712 300c6 14 14 20 28 30" class="river"/>
${rose(448, 292, 30)}
<path class="decor" transform="translate(470 470) scale(1.15)" d="M0 14h34l-5 9H6zM9 12V-6M18 12v-24M27 12V-4M9-5c6 2 6 10 0 13M18-11c8 3 8 13 0 17M27-3c5 2 5 8 0 11M18-12l7-2-7-2M-8 26c5-3 8 2 12 0s8 2 12 0 8 2 12 0 8 2 14 0"/>
<path class="decor" transform="translate(618 640) scale(.8)" d="M-20 6c4-10 14-10 18 0 4-10 14-10 18 0 3-7 9-10 16-6-3 2-5 4-5 8M-26 8c4-2 6 2 10 0s6 2 10 0 6 2 10 0 6 2 10 0 6 2 10 0"/>
<text x="330" y="270" class="ocean" transform="rotate(-4 330 270)">Oceanus Atlanticus</text>
${inset('india', open.has('india'))}${inset('far_east', open.has('far_east'))}${neatline()}</g>`;
}
