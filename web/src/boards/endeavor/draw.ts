/**
 * Components as SVG, drawn from their facts. Every function returns markup of our own; names are
 * escaped, for they may come from an owner's data file. Paper (tokens, cards, tiles) is pale in both
 * themes, pieces are solid: the two can never be confused.
 */
import { escape } from '../../lib/icons/drawing';
import { seatShape } from '../../shell/seats';
import { icons, type Action, type BuildingFacts, type CardFacts, type Printed, type Track } from './printed';
import { HOUSES, SIGNS } from './signs';

const INK = '#2b2620';
const NAVY = '#234a68';
const PAPER = 'var(--card-face)';
const HEAD = '#e3d2a8';
const EDGE = '#7a6540';
const RED = '#a3301f';
const GOLD = '#8a5704';
const SEAL = '#9a2f22';

/** Colours of the tracks on paper. */
export const ON_PAPER: Readonly<Record<Track, string>> = {
  industry: '#9c4322',
  culture: '#74407a',
  finance: '#806003',
  politics: '#2a5a8c',
};

/** The tint of a region's cards and coasts. */
export const TINTS: Readonly<Record<string, string>> = {
  europe: '#655587',
  slavery: '#453a32',
  north_america: '#8a5a2b',
  caribbean: '#966a06',
  south_america: '#55722a',
  africa: '#a54a22',
  india: '#a03a66',
  far_east: '#2c786d',
};

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A sign of our set, its middle at x, y. */
export function sign(name: string, x: number, y: number, size: number, colour = 'currentColor', more = ''): string {
  const drawn = SIGNS[name] ?? SIGNS.build!;
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 16).toFixed(3)})" style="color:${colour}" ${more}>${drawn}</g>`;
}

export function number(
  text: string | number,
  x: number,
  y: number,
  size: number,
  colour = INK,
  anchor = 'middle',
): string {
  return `<text x="${n(x)}" y="${n(y + size * 0.36)}" text-anchor="${anchor}" font-size="${n(size)}" font-weight="700" font-family="var(--sans)" fill="${colour}">${escape(String(text))}</text>`;
}

/** A player's piece: population as worker, marker or cube. */
export function piece(seat: number, x: number, y: number, size: number): string {
  const shape = seatShape(seat);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 16).toFixed(3)}) translate(-8 -8)"><path d="${shape}" style="fill:var(--seat-${seat})" stroke="#14110d" stroke-opacity=".8" stroke-width="1.4" stroke-linejoin="round"/><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1" transform="translate(8 8) scale(.64) translate(-8 -8)" stroke-linejoin="round"/></g>`;
}

/** A piece of a seat that flies there when it comes. */
export function placed(seat: number, where: string, drawn: string): string {
  return `<g data-piece="piece-${seat}@${where}">${drawn}</g>`;
}

/** The silhouette of a building, so wide. */
export function house(id: string, x: number, y: number, width: number, ink = INK, fill = '#e2cc98'): string {
  const [outline, lines] = HOUSES[id] ?? HOUSES.colonial_house!;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(width / 32).toFixed(3)})" style="stroke:${ink}" stroke-linejoin="round" stroke-linecap="round"><path d="${outline}" style="fill:${fill}" stroke-width="1.1"/><path d="${lines}" fill="none" stroke-width=".9"/></g>`;
}

/** Glory: the number and the laurel, their middle at x, y. */
export function glory(count: number, x: number, y: number, size: number, colour = GOLD): string {
  const shift = size * 0.32 * String(count).length;
  return number(count, x - size * 0.55, y, size, colour) + sign('glory', x + shift, y, size * 1.05, colour);
}

/** What an action place does: one sign, `a + b` for both, `a / b` for one of them. */
export function actionSigns(action: Action, x: number, y: number, size: number, colour = NAVY): string {
  const [first, second] = action.of;
  if (!first) return '';
  if (!second) return sign(first, x, y, size, colour);
  const [small, gap] = [size * 0.68, size * 0.44];
  const between =
    action.mode === 'choose_one'
      ? `M${n(x - 2)} ${n(y + size * 0.34)}L${n(x + 2)} ${n(y - size * 0.34)}`
      : `M${n(x - 2.3)} ${n(y)}h4.6M${n(x)} ${n(y - 2.3)}v4.6`;
  return `${sign(first, x - gap, y, small, colour)}<path d="${between}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/>${sign(second, x + gap, y, small, colour)}`;
}

/** A trade token: round and brown-rimmed with an icon, eight-sided and blue with an action. */
export function token(facts: Printed, x: number, y: number, r: number): string {
  const [track] = icons(facts.development);
  if (!facts.action) {
    const drawn = track ? sign(track, 0, 0, r * 1.32, ON_PAPER[track]) : '';
    return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="#fbf1da" stroke="#7a5630" stroke-width="${n(r * 0.16)}"/>${drawn}</g>`;
  }
  const [k, a] = [r * 1.04, r * 1.04 * 0.414];
  const [first, second] = facts.action.of;
  const drawn = second
    ? sign(first!, -r * 0.4, -r * 0.2, r * 0.92, NAVY) + sign(second, r * 0.46, r * 0.24, r * 0.82, NAVY)
    : sign(first ?? 'build', 0, 0, r * 1.25, NAVY);
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M${n(-a)} ${n(-k)}H${n(a)}L${n(k)} ${n(-a)}V${n(a)}L${n(a)} ${n(k)}H${n(-a)}L${n(-k)} ${n(a)}V${n(-a)}z" fill="#d9e8f0" stroke="${NAVY}" stroke-width="${n(r * 0.16)}" stroke-linejoin="round"/>${drawn}</g>`;
}

/** How many signs stand in a row of a card. */
const PER_ROW = [1, 1, 2, 3, 2, 3, 3];

/** A card, 66 by 88: markers needed or the seal, emblem of the deck, icons, glory. */
export function card(facts: CardFacts): string {
  const deck = facts.deck.slice(5);
  const dark = facts.kind === 'slavery';
  const list = icons(facts.development);
  const per = PER_ROW[Math.min(list.length, 6)]!;
  const size = per === 3 ? 18 : 20;
  const rows = Math.ceil(list.length / per);
  const middle = facts.glory ? 46 : 57;
  const gold = dark ? '#f3cf86' : GOLD;
  const cells = list.map((track, i) => {
    const row = Math.floor(i / per);
    const inRow = Math.min(per, list.length - row * per);
    const x = 33 + ((i % per) - (inRow - 1) / 2) * (size + 2);
    const y = middle + (row - (rows - 1) / 2) * (size + 1);
    return (
      (dark ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.56)}" fill="#fbf1da"/>` : '') +
      sign(track, x, y, dark ? size * 0.8 : size, ON_PAPER[track])
    );
  });
  const weave = dark
    ? '<path d="M1 44l20-20M1 64l40-40M1 84l60-60M17 87l48-48M37 87l28-28M57 87l8-8M9 24l56 56M29 24l36 36M49 24l16 16M1 34l53 53M1 54l33 33M1 74l13 13" stroke="#fbf4e4" stroke-width=".6" opacity=".28"/>'
    : '';
  const need = facts.kind === 'governor' ? sign('seal', 14, 13.5, 18, SEAL) : number(facts.value, 14, 13.5, 20);
  return `<rect x=".5" y=".5" width="65" height="87" rx="5" style="fill:${dark ? '#5b4d41' : PAPER}" stroke="${dark ? '#8d7d6c' : '#6b5a3c'}"/><path d="M1 6a5 5 0 0 1 5-5h54a5 5 0 0 1 5 5v20H1z" fill="${TINTS[deck] ?? EDGE}"/>${weave}<circle cx="14" cy="13.5" r="10.5" fill="#fbf4e4"/>${need}${facts.abolition ? sign('broken', 34, 13.5, 15, '#fbf4e4') : ''}${sign(dark ? 'chain' : deck, 53.5, 13.5, 17, '#fbf4e4')}${cells.join('')}${facts.glory ? glory(facts.glory, 33, 75.5, 20, gold) : ''}`;
}

/** A turned slavery card: its back and what it costs. */
export function turned(): string {
  return `<rect x=".5" y=".5" width="65" height="87" rx="5" fill="#3a312a" stroke="#8d7d6c"/>${sign('broken', 33, 34, 34, '#e9dcc4')}${number('−1', 33, 69, 24, '#ffb4a5')}`;
}

/** A place for a card: free (its number), or closed (the politics that it needs). */
export function cardPlace(number_: number, needs: number | null, excess = false): string {
  if (needs === null) {
    const colour = excess ? 'var(--bad)' : 'var(--line-strong)';
    return `<rect x="1.5" y="1.5" width="63" height="85" rx="5" fill="none" style="stroke:${colour}" stroke-width="1.5" stroke-dasharray="5 4"/>${number(number_, 33, 44, 26, 'var(--line-strong)')}`;
  }
  return `<rect x="1.5" y="1.5" width="63" height="85" rx="5" style="fill:var(--ground-2);stroke:var(--line)" fill-opacity=".6"/>${sign('lock', 33, 30, 22, 'var(--ink-2)')}${number(needs, 35, 64, 22, 'var(--ink-2)', 'end')}${sign('politics', 49, 64, 20, 'var(--t-politics)')}`;
}

/** The governor slot while it is empty: worth glory at the end. */
export function emptySlot(worth: number): string {
  return `<rect x="1.5" y="1.5" width="63" height="85" rx="5" style="fill:var(--gold-soft);stroke:var(--gold)" stroke-width="1.5" stroke-dasharray="5 4"/>${sign('seal', 33, 27, 28, 'var(--seal)')}${glory(worth, 33, 64, 22, 'var(--gold)')}`;
}

/** How a building tile looks at the moment. */
export interface TileState {
  name: string;
  /** Whose pieces work here. */
  seat: number;
  busy?: boolean;
  /** Population that using it takes in all, and how much of it is missing. */
  cost?: number;
  short?: boolean;
  atWork?: string;
}

/** A building on a player board, 104 by 78. */
export function building(id: string, facts: BuildingFacts, state: TileState): string {
  const { action } = facts;
  const list = icons(facts.development);
  const two = (action?.of.length ?? 0) > 1;
  const [cx, cy] = [two ? 75 : 79, 41];
  // A long name is set narrower, not smaller.
  const squeeze = state.name.length > 12 ? 'textLength="93" lengthAdjust="spacingAndGlyphs"' : '';
  let out = `<rect x=".75" y=".75" width="102.5" height="76.5" rx="6" style="fill:${PAPER}" stroke="${EDGE}" stroke-width="1.2"/>`;
  if (state.busy) out += '<rect x=".75" y=".75" width="102.5" height="76.5" rx="6" fill="#6b5a3c" fill-opacity=".3"/>';
  out += `<path d="M1.4 17V7A5.6 5.6 0 0 1 7 1.4h90a5.6 5.6 0 0 1 5.6 5.6v10z" fill="${HEAD}"/><text x="6" y="13.4" font-family="var(--serif)" font-weight="600" font-size="13.6" ${squeeze} fill="${INK}">${escape(state.name)}</text>`;
  out += house(id, 4, 21, action ? 41 : 44);
  if (action) {
    const step = list.length > 3 ? 12.5 : 17;
    out += list.map((track, i) => sign(track, 11 + i * step, 66, list.length > 3 ? 13 : 16, ON_PAPER[track])).join('');
    const [w, h] = [two ? 50 : 37, 37];
    // Both are lit by the class of the tile, so that a new question draws nothing anew.
    out += `<rect x="${cx - w / 2 - 4}" y="${cy - h / 2 - 4}" width="${w + 8}" height="${h + 8}" rx="${h / 2 + 4}" fill="none" class="halo"/>`;
    out += `<rect x="${cx - w / 2}" y="${cy - h / 2}" width="${w}" height="${h}" rx="${h / 2}" fill="#d9e8f0" stroke="${NAVY}" stroke-width="1.4" class="ring"/>`;
    out += state.busy
      ? piece(state.seat, cx, cy, 33) + actionSigns(action, cx, cy, two ? 20 : 17, '#fff')
      : actionSigns(action, cx, cy, two ? 28 : 24);
    if (state.busy) {
      out += `<text x="100.5" y="73.5" text-anchor="end" font-family="var(--serif)" font-style="italic" font-size="13.6" fill="#3c3323">${escape(state.atWork ?? '')}</text>`;
    } else if (state.cost !== undefined) {
      out += number(state.cost, cx - 6, 69, 15, state.short ? RED : INK) + piece(state.seat, cx + 7, 69, 12);
    }
  } else {
    out += list
      .map((track, i) => sign(track, 62 + (i % 2) * 23, 34 + Math.floor(i / 2) * 24, 20, ON_PAPER[track]))
      .join('');
  }
  if (facts.glory) out += glory(facts.glory, action ? 50 : 74, action ? 66 : 64, 17);
  return out;
}

/** A building space that is still free, with the round that fills it. */
export function freeSpace(words: string, legal: boolean): string {
  const colour = legal ? 'var(--gold-ring)' : 'var(--line-strong)';
  return `<rect x="1.5" y="1.5" width="101" height="75" rx="6" fill="none" style="stroke:${colour}" stroke-width="${legal ? 3 : 1.3}" stroke-dasharray="5 4"/><text x="52" y="36" text-anchor="middle" font-family="var(--serif)" font-style="italic" font-size="13.5" style="fill:var(--ink-2)">${escape(words)}</text>${sign('build', 52, 55, 18, colour)}`;
}

/** The place where a building acts: socket with its signs, 30 or 22 wide. */
export function socket(action: Action): string {
  const two = action.of.length > 1;
  return `<rect x="1" y="1" width="${two ? 34 : 24}" height="24" rx="12" fill="#d9e8f0" stroke="${NAVY}" stroke-width="1.3"/>${actionSigns(action, two ? 18 : 13, 13, two ? 19 : 16)}`;
}

/** A building as a small cell of a rival's board, 33 by 27. */
export function cell(id: string, facts: BuildingFacts, seat: number, busy: boolean): string {
  const { action } = facts;
  const shade = busy ? '<rect x="1" y="1" width="31" height="25" rx="4" fill="#6b5a3c" fill-opacity=".35"/>' : '';
  const mark = busy
    ? piece(seat, 23.5, 13.5, 15)
    : action
      ? `<circle cx="23.5" cy="13.5" r="8" fill="#d9e8f0" stroke="${NAVY}"/>${actionSigns(action, 23.5, 13.5, action.of.length > 1 ? 11.5 : 11)}`
      : '';
  return `<rect x="1" y="1" width="31" height="25" rx="4" style="fill:${PAPER}" stroke="${EDGE}"/>${shade}${house(id, 2, action ? 6 : 4, action ? 14 : 24)}${mark}`;
}

/** A building space that is still free, with its round. */
export function emptyCell(round: number, small: boolean): string {
  const [w, h] = small ? [20, 20] : [31, 25];
  return `<rect x="1" y="1" width="${w}" height="${h}" rx="4" fill="none" style="stroke:var(--line-strong)" stroke-dasharray="3 2.5"/>${number(round, 1 + w / 2, 1 + h / 2, small ? 16 : 13, 'var(--ink-2)')}`;
}

/** A building where there is hardly room: what it does, or who works there, 22 by 22. */
export function spot(id: string, facts: BuildingFacts, seat: number, busy: boolean): string {
  const { action } = facts;
  if (busy)
    return `<rect x="1" y="1" width="20" height="20" rx="4" fill="#6b5a3c" fill-opacity=".55"/>${piece(seat, 11, 11, 15)}`;
  if (action)
    return `<circle cx="11" cy="11" r="10" fill="#d9e8f0" stroke="${NAVY}"/>${actionSigns(action, 11, 11, action.of.length > 1 ? 15 : 13)}`;
  return `<rect x="1" y="1" width="20" height="20" rx="4" style="fill:${PAPER}" stroke="${EDGE}"/>${house(id, 1, 4, 20)}`;
}

/** A card as a tag: tint, emblem, value or seal, 18 by 23. */
export function tag(facts: CardFacts, isTurned = false): string {
  const deck = facts.deck.slice(5);
  const face = isTurned
    ? sign('broken', 9, 11.5, 13, '#fff')
    : sign(deck === 'slavery' ? 'chain' : deck, 9, 6.5, 10, '#fff') +
      (facts.kind === 'governor' ? sign('seal', 9, 16.5, 11, '#fff') : number(facts.value, 9, 16.8, 12.6, '#fff'));
  return `<rect x=".7" y=".7" width="16.6" height="21.6" rx="2.5" fill="${TINTS[deck] ?? EDGE}" stroke="#fff" stroke-opacity=".35" stroke-width=".8"/>${face}`;
}

/** The governor slot of a rival while it is empty. */
export function emptyTag(): string {
  return `<rect x="1" y="1" width="16" height="21" rx="2.5" fill="none" style="stroke:var(--line-strong)" stroke-dasharray="2.5 2"/>${sign('seal', 9, 11.5, 12, 'var(--line-strong)')}`;
}

/** A deck on the chart: the top card open over its pile, how many are left, what I have and need. */
export function pile(
  top: CardFacts | null,
  deck: string,
  left: number,
  mine: { seat: number; have: number; can: boolean } | null,
): string {
  if (!top) {
    return `<rect x="1" y="1" width="64" height="86" rx="5" style="fill:var(--land);stroke:var(--coast)" fill-opacity=".55" stroke-dasharray="4 3"/>${sign(deck === 'slavery' ? 'broken' : deck, 33, 44, 28, 'var(--ink-2)', 'opacity=".6"')}`;
  }
  let out = '';
  for (let i = Math.min(left - 1, 3); i > 0; i--) {
    out += `<rect x="${n(i * 1.2)}" y="${n(i * 1.2)}" width="66" height="88" rx="5" style="fill:${PAPER}" stroke="#6b5a3c" stroke-width=".8"/>`;
  }
  out +=
    '<rect x="-5" y="-5" width="76" height="98" rx="9" class="halo"/><rect x="-3" y="-3" width="72" height="94" rx="7" class="ring"/>';
  out += card(top);
  out += `<rect x="39" y="-12" width="33" height="20" rx="5" fill="${INK}" stroke="#fbf4e4"/>${number(`×${left}`, 55.5, -2, 18.5, '#fbf4e4')}`;
  // In the place of the bare number that the card needs.
  if (mine && top.kind !== 'governor') {
    out += `<g transform="translate(15 9)"><rect x="-22" y="-12.5" width="49" height="25" rx="7" fill="${mine.can ? '#2d6a2f' : RED}" stroke="#fbf4e4"/><path transform="translate(-12 0) scale(.72) translate(-8 -8)" d="${seatShape(mine.seat)}" fill="#fff"/>${number(`${mine.have}/${top.value}`, 10.5, 0, 18.5, '#fff')}</g>`;
  }
  return out;
}

/** A picture that stands by itself. */
export function picture(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 4} ${height + 4}" width="${width + 4}" height="${height + 4}">${inner}</svg>`;
}
