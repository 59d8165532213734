/** What lies on the chart, as markup: one drawing for each thing, so that only what changed is drawn anew. */
import { escape } from '../../lib/icons/drawing';
import type { Components } from '../../lib/model';
import { number, piece, placed, pile, sign, TINTS, token } from './draw';
import {
  cardFacts,
  id,
  printed,
  type City,
  type Connection,
  type Deck,
  type EndeavorView,
  type Region,
} from './printed';
import { labelOf, placeOf, plateOf, spacesOf, type Point, type Road } from './places';

const drawnToken = (kind: string, r: number, components: Components): string =>
  token(printed(components, kind), 0, 0, r);
const moved = ([x, y]: Point, drawing: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${drawing}</g>`;

/** A connection: each half in the colour of whoever holds that end; solid where one holds both. */
export function road(link: Connection, ends: readonly [City, City], curve: Road, isLit: boolean): string {
  const half = (path: string, { owner }: City): string =>
    `<path d="${path}" class="road${owner === null ? '' : ' held'}${link.owner === null ? '' : ' both'}"${owner === null ? '' : ` style="stroke:var(--seat-${owner})"`}/>`;
  return `<path d="${curve.whole}" class="road-edge${isLit ? ' lit' : ''}"/>${half(curve.first, ends[0])}${half(curve.second, ends[1])}`;
}

/** Where a connection's token lies, or who controls it, or that it is gone. */
export function roadToken(link: Connection, at: Point, components: Components): string {
  const drawn = link.token
    ? drawnToken(link.token, 11.5, components)
    : link.owner !== null
      ? `<circle r="11" class="won"/>${piece(link.owner, 0, 0, 14)}`
      : '<circle r="6" class="taken"/>';
  return moved(at, `${drawn}<circle r="14" class="mark"/>`);
}

/** The shipping track: spaces with markers or tokens, the next one by its class. */
export function track(region: Region, components: Components): string {
  const spaces = spacesOf(region);
  const lane = `M${spaces.map((at) => at.join(' ')).join('L')}`;
  const drawn = spaces.map((at, i) => {
    const space = region.track[i]!;
    const lies =
      space.owner !== null
        ? placed(space.owner, `${region.region}-${i}`, piece(space.owner, 0, 0, 17))
        : space.token
          ? drawnToken(space.token, 10.5, components)
          : '';
    const inner = `<circle r="15" class="halo"/><circle r="11.5" class="space"/>${lies}<circle r="13" class="ring"/>`;
    return `<g transform="translate(${at[0]} ${at[1]})"${region.next?.space === i + 1 ? ' class="next"' : ''}>${inner}</g>`;
  });
  return `<path d="${lane}" class="lane rim"/><path d="${lane}" class="lane in"/><path d="${lane}" class="lane dash"/>${drawn.join('')}`;
}

/** The plate of a region: open or how far its track is filled, everybody's markers, who leads. */
export function plate(region: Region): string {
  const shown = plateOf(region);
  const filled = region.track.filter((space) => space.owner !== null).length;
  const items = shown.items.map((item) => {
    if (item.what === 'emblem') return sign(id(region.region), item.x, item.y, 16, TINTS[id(region.region)]);
    if (item.what === 'state') {
      return region.open
        ? sign('anchor', item.x, item.y, 17, 'var(--accent)')
        : sign('lock', item.x - 17, item.y - 0.5, 15, 'var(--ink-2)') +
            number(`${filled}/${region.track.length}`, item.x + 9, item.y, 18.5, 'var(--ink)');
    }
    const left = item.x - item.width / 2 + (item.leads ? 15 : 0);
    return (
      (item.leads ? sign('seal', left - 6, item.y, 17, 'var(--seal)') : '') +
      piece(item.seat, left + 9, item.y, 14) +
      number(region.markers[item.seat] ?? 0, left + 17.5, item.y, 18.5, 'var(--ink)', 'start')
    );
  });
  return `<rect x="${shown.x}" y="${shown.y}" width="${shown.width}" height="${shown.height}" rx="5" class="plate"/>${items.join('')}`;
}

/** The name of a region, in the lines that it is cut into. */
export function title(region: Region, words: string[]): string {
  const [x, y, size] = placeOf(region.region).name;
  const spans = words.map((line, i) => `<tspan x="${x}" dy="${i ? size : 0}">${escape(line)}</tspan>`);
  return `<text x="${x}" y="${y}" class="region" font-size="${size}">${spans.join('')}</text>`;
}

export function deckAt(
  deck: Deck,
  region: Region,
  number_: number,
  view: Pick<EndeavorView, 'seat' | 'reach'>,
  components: Components,
): string {
  const top = deck.cards[0] ? cardFacts(components, deck.cards[0]) : null;
  const me = view.seat;
  const mine = me === null ? null : { seat: me, have: region.markers[me] ?? 0, can: view.reach[deck.deck] === 'draw' };
  const at = placeOf(region.region).decks[number_] ?? [number_ * 80, 0];
  return moved(
    at,
    `${pile(top, id(deck.deck), deck.cards.length, mine)}<rect x="-4" y="-4" width="74" height="96" rx="8" class="mark"/>`,
  );
}

/** A city: its token or its holder, a medal for more than one glory, its name. */
export function cityAtPlace(city: City, at: Point, name: string, isLit: boolean, components: Components): string {
  const [dx, dy, anchor] = labelOf(city);
  const lies =
    city.owner !== null
      ? placed(city.owner, city.city, piece(city.owner, 0, 0, 25))
      : city.token
        ? drawnToken(city.token, 13, components)
        : '';
  const medal =
    city.glory > 1
      ? `<circle cx="16" cy="-15" r="11.5" class="medal"/>${number(city.glory, 16, -15, 18.5, '#fff')}`
      : '';
  return moved(
    at,
    `<circle r="23" class="halo"/>${isLit ? '<circle r="24" class="lit"/>' : ''}<circle r="18" class="city"/><circle r="14.8" class="city in"/>${lies}<circle r="20" class="ring"/>${medal}<text x="${dx}" y="${dy}" text-anchor="${anchor}" class="town" aria-hidden="true">${escape(name)}</text><circle r="23" class="mark"/>`,
  );
}
