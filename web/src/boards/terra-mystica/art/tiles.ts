/** Tiles, cards and action spaces as they lie on the table, drawn from their printed facts. */
import { short } from '../../../lib/model';
import type { TileFacts } from '../printed';
import { CULT_COLOURS } from './icons';
import { amounts, cross, icon, iconOf, INK, moved, octagon, piece, points, put, text, type Item } from './svg';

const FACE = 'var(--card-face)';
const PIECES = new Set(['D', 'TP', 'TE', 'SH', 'SA']);
/** What scores, as its pictures. */
const PER: Record<string, string[]> = {
  SH_or_SA: ['SH', 'SA'],
  shipping_level: ['ship'],
  town: ['town'],
  spade: ['spade'],
};
const perIcons = (per: string): string[] => PER[per] ?? [per];
const picture = (name: string, x: number, y: number, size: number): string =>
  PIECES.has(name) ? piece(name, 'wood', x, y, size) : icon(name, x, y, size);
const ring = (shape: string): string => `<path class="ring" d="${shape}"/>`;
const roundedBox = (w: number, h: number, r: number): string =>
  `M${r} 0H${w - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** How many are left, on a dark label. */
function count(left: number, x: number, y: number): string {
  return `<rect x="${x - 13}" y="${y - 8.5}" width="26" height="17" rx="8.5" fill="#2b2620" stroke="var(--card-face)"/>${text(x, y + 5.2, `×${left}`, { size: 15.6, weight: 700, anchor: 'middle', fill: '#fbf4e4' })}`;
}

/** Gone: a ghost with a dashed edge. */
const ghost = (body: string, shape: string): string =>
  `<g opacity=".25">${body}</g><path d="${shape}" fill="none" stroke="var(--ink-2)" stroke-width="1.3" stroke-dasharray="4 3"/>`;

// --- power actions -------------------------------------------------------------------------

export const POWER_BOX = [98, 44] as const;

interface PowerState {
  used?: boolean;
  /** Power that the viewer lacks. */
  short?: number;
}

/** Taken this round: struck out, still to be read. */
function strike(w: number, h: number): string {
  const line = `M11 ${h - 6}L${w - 11} 6`;
  return `<path d="${line}" stroke="#fff6df" stroke-width="5" stroke-linecap="round"/><path d="${line}" stroke="#b3301d" stroke-width="2.6" stroke-linecap="round"/>`;
}

export function powerAction(facts: TileFacts, { used, short: lack = 0 }: PowerState = {}): string {
  const [w, h] = POWER_BOX;
  const outline = octagon(1, 1, w - 2, h - 2, 13);
  const [name, amount] = Object.entries(facts.gain ?? {})[0] ?? ['', 0];
  const gain =
    name === 'bridge'
      ? icon('bridge', 50, 7, 30)
      : name === 'spades'
        ? Array.from({ length: amount }, (_, i) => icon('spade', 66 - amount * 12 + i * 24, 10, 24)).join('')
        : put([[amount, iconOf(name)]], 66, 10, { size: 24, text: 22, anchor: 'middle', ink: INK });
  const label =
    lack && !used
      ? `<rect x="60" y="29" width="37" height="15" rx="7.5" fill="#b3301d"/>${text(66, 41, `−${lack}`, { size: 12.9, weight: 800, fill: '#fff' })}${icon('power', 81, 30.5, 12)}`
      : '';
  return (
    `<path d="${outline}" fill="${used ? 'var(--used)' : '#efe4f6'}" stroke="#4b2a6b" stroke-width="1.6"/><path d="${octagon(4.5, 4.5, w - 9, h - 9, 11)}" fill="none" stroke="#8f68b2"/>` +
    `<path d="M14 8.5h25v27H14L8.5 30V14z" fill="#6c3f92" stroke="#371c52"/>${text(17, 28.5, facts.power ?? '', { size: 18, weight: 800, fill: '#fff', anchor: 'middle' })}${icon('power', 23, 14, 15)}` +
    (used ? `<g opacity=".6">${gain}</g>` : gain) +
    ring(outline) +
    label +
    (used ? strike(w, h) : '')
  );
}

// --- scoring tiles -------------------------------------------------------------------------

export const SCORING_BOX = [62, 78] as const;

interface ScoringState {
  round?: number;
  current?: boolean;
  past?: boolean;
  /** The last round pays no cult reward. */
  last?: boolean;
}

/** The reward at the end of a round: steps of a cult, or priests sent. */
export function rewardItems(facts: TileFacts): Item[] {
  const { cult, steps, priests_sent: sent, ...gain } = facts.reward ?? {};
  const from: Item = cult ? [steps ?? 1, short(String(cult))] : [sent ?? 1, 'priest'];
  return [from, '→', ...amounts(gain)];
}

export function scoring(facts: TileFacts, { round: number = 0, current, past, last }: ScoringState = {}): string {
  const [w, h] = SCORING_BOX;
  const half = 41;
  const pictures = perIcons(facts.build?.per ?? '');
  const outline = roundedBox(w, h, 6);
  if (past) {
    return (
      `<path d="${outline}" fill="var(--back)" stroke="var(--line-strong)" stroke-width="1.3"/>` +
      `<g opacity=".65">${pictures.map((name, i) => picture(name, w / 2 - pictures.length * 10 + i * 20, 14, 20)).join('')}</g>` +
      text(w / 2, 58, number, { size: 18, serif: true, anchor: 'middle', fill: 'var(--back-ink)', weight: 700 }) +
      `<path d="M22 67l4 4 11-10" fill="none" stroke="var(--back-ink)" stroke-width="2.4" stroke-linecap="round"/>` +
      ring(outline)
    );
  }
  const reward = facts.reward ?? {};
  const tint = CULT_COLOURS[short(String(reward.cult ?? ''))]?.fill ?? '#8d7f6b';
  const size = pictures.length > 1 ? 21 : 27;
  return (
    `<path d="${outline}" fill="${FACE}" stroke="${current ? 'var(--gold)' : 'var(--card-edge)'}" stroke-width="${current ? 3.4 : 1.3}"/>` +
    `<path d="M2.5 ${half}h${w - 5}V${h - 6}a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 ${h - 6}z" fill="${tint}" opacity=".32"/><path d="M2 ${half}h${w - 4}" stroke="${INK}" stroke-width=".9"/>` +
    pictures.map((name, i) => picture(name, 3 + i * 13, half - size - 2 - i * 5, size)).join('') +
    points(facts.build?.points ?? '', w - 28, 12, 26) +
    (number ? text(5, 13.5, number, { size: 13.2, weight: 800, fill: INK }) : '') +
    (last
      ? `<circle cx="${w / 2}" cy="60" r="15" fill="${FACE}" stroke="${INK}" stroke-width="1.2"/>${icon('start', w / 2 - 9, 51, 18)}`
      : put(rewardItems(facts), w / 2, 52.5, { size: 14, text: 13, anchor: 'middle', gap: 1.5, ink: INK })) +
    ring(outline)
  );
}

// --- bonus cards ---------------------------------------------------------------------------

export const BONUS_BOX = [60, 82] as const;

/** What the special action of a card or tile does. */
const ACTION_ICONS: Record<string, string> = { 'action:BON1': 'spade', 'action:BON2': 'cults', 'action:FAV6': 'cults' };

interface BonusState {
  coins?: number;
  used?: boolean;
}

export function bonus(facts: TileFacts, { coins = 0, used }: BonusState = {}): string {
  const [w, h] = BONUS_BOX;
  const income = amounts(facts.income ?? {});
  const mid = 46;
  // Coins on the card leave the lower half a little less room.
  const low = coins ? mid - 3 : mid;
  let lower = `<path d="M22 ${low + 12}h16" stroke="#6d6250"/>`;
  if (facts.action) {
    lower = `<path d="${octagon(13, low - 1, 34, 26, 8)}" fill="#e8893a" stroke="#7a3d0b" stroke-width="1.3"/>${icon(ACTION_ICONS[facts.action] ?? 'action', 20, low + 2, 20)}${used ? cross(13, low - 1, 34, 26) : ''}`;
  } else if (facts.shipping_bonus) {
    lower = put([[`+${facts.shipping_bonus}`, 'ship']], w / 2, low + 2, {
      size: 21,
      text: 16,
      anchor: 'middle',
      ink: INK,
    });
  } else if (facts.pass) {
    const pictures = facts.pass.flatMap(({ per }) => perIcons(per));
    lower =
      icon('pass', 6, low - 2, 11) +
      pictures.map((name, i) => picture(name, 8 + i * 9, low + 6 - i * 5, 19)).join('') +
      points(facts.pass[0]!.points, 30, low, 25);
  }
  const rows = income.length > 1;
  return (
    `<path d="M5 8h50v66H5z" fill="${FACE}" stroke="${INK}" stroke-width="1.2"/><rect x="1" y="1.5" width="${w - 2}" height="9" rx="4.5" fill="#c39a62" stroke="#4a3413" stroke-width="1.2"/><rect x="1" y="${h - 10.5}" width="${w - 2}" height="9" rx="4.5" fill="#c39a62" stroke="#4a3413" stroke-width="1.2"/>` +
    icon('income', 6.5, 12, rows ? 13 : 12) +
    (rows
      ? income
          .map((item, i) => put([item], 35, 13 + i * 14.5, { size: 14.5, text: 15.2, anchor: 'middle', ink: INK }))
          .join('')
      : put(income, 34, 19, { size: 19, text: 18, anchor: 'middle', ink: INK })) +
    `<path d="M9 ${mid - 4}h42" stroke="#6d6250" stroke-width=".8" stroke-dasharray="2 2"/>` +
    lower +
    ring(roundedBox(w, h, 6)) +
    (coins
      ? `<rect x="${w / 2 - 20}" y="${h - 16}" width="40" height="17" rx="8.5" fill="#fff0c2" stroke="#7a5a12" stroke-width="1.2"/>${put([[`+${coins}`, 'coin']], w / 2, h - 15.5, { size: 16, text: 15, gap: 0, anchor: 'middle', ink: INK })}`
      : '')
  );
}

// --- favor tiles ---------------------------------------------------------------------------

export const FAVOR_BOX = [88, 36] as const;
const OVAL = 'M17 .5H52a17.5 17.5 0 0 1 0 35H17a17.5 17.5 0 0 1 0-35z';

interface FavorState {
  left?: number;
  /** The viewer has one. */
  mine?: boolean;
  used?: boolean;
}

/** What a favor tile does beside its steps, drawn into a place of 40 by 36. */
function favorEffect(facts: TileFacts, used = false): string {
  if (facts.income) {
    const income = amounts(facts.income);
    return (
      icon('income', 0, 2.5, 11) +
      (income.length > 1
        ? income
            .map((item, i) => put([item], 19, 3 + i * 15, { size: 14, text: 14.8, anchor: 'middle', ink: INK }))
            .join('')
        : put(income, 18, 11, { size: 17, text: 17, anchor: 'middle', ink: INK }))
    );
  }
  if (facts.build) return picture(facts.build.per, -1, 8, 17) + points(facts.build.points, 12, 4, 25.8);
  if (facts.pass_table) {
    // Two by two, for the end of the tile is round.
    const numbers = facts.pass_table.map((n, i) =>
      text(16 + (i % 2) * 9, i < 2 ? 16 : 31, n, { size: 15.3, weight: 700, anchor: 'middle', fill: INK }),
    );
    return numbers.join('') + icon('pass', 0, 4, 11) + piece('TP', 'wood', -1.5, 17, 13);
  }
  if (facts.town_power_needed) {
    return (
      icon('town', -1, 8, 19) +
      text(25, 24, facts.town_power_needed, { size: 18, weight: 800, anchor: 'middle', fill: INK })
    );
  }
  if (facts.action) {
    return `<path d="${octagon(2, 4, 28, 28, 8)}" fill="#e8893a" stroke="#7a3d0b" stroke-width="1.3"/>${icon(ACTION_ICONS[facts.action] ?? 'action', 7, 9, 18)}${used ? cross(2, 4, 28, 28) : ''}`;
  }
  return '<path d="M9 18h16" stroke="#6d6250" stroke-width="1.2"/>';
}

export function favor(facts: TileFacts, { left, mine, used }: FavorState = {}): string {
  const cult = short(facts.cult ?? '');
  const { fill, edge } = CULT_COLOURS[cult] ?? { fill: '#888', edge: '#444' };
  const body =
    `<path d="${OVAL}" fill="${FACE}" stroke="${edge}" stroke-width="1.5"/><path d="M17 .5H30.5v35H17a17.5 17.5 0 0 1 0-35z" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>` +
    text(8.5, 24, facts.steps ?? '', { size: 17, weight: 800, anchor: 'middle', fill: '#fff' }) +
    icon(cult, 14, 10.5, 15) +
    moved(32, 0, favorEffect(facts, used));
  return (
    (left === 0 ? ghost(body, OVAL) : body) +
    ring(OVAL) +
    (left ? count(left, 76, 26) : '') +
    (mine
      ? '<circle cx="76" cy="8.5" r="7" fill="#1d5f5c" stroke="#fffcf5"/><path d="M72.5 8.5l2.5 2.6 4.5-5" fill="none" stroke="#fff" stroke-width="1.8"/>'
      : '')
  );
}

/** A favor tile of somebody else, where there is little room: what it does, on its cult's colour. */
export function favorSign(facts: TileFacts, used = false): string {
  const cult = short(facts.cult ?? '');
  const { fill, edge } = CULT_COLOURS[cult] ?? { fill: '#888', edge: '#444' };
  const disc = `<circle cx="11" cy="11" r="10.3" fill="${fill}" stroke="${edge}" stroke-width="1.3"/><circle cx="11" cy="11" r="8" fill="${FACE}"/>`;
  if (facts.income) {
    const names = Object.keys(facts.income);
    return (
      disc + names.map((name, i) => icon(iconOf(name), (names.length > 1 ? 3 : 5) + i * 5, 5 + i * 2, 12)).join('')
    );
  }
  if (facts.build) return disc + picture(facts.build.per, 3.5, 3, 15);
  if (facts.pass_table) return disc + icon('pass', 3, 3, 9) + piece('TP', 'wood', 7, 6, 12);
  if (facts.town_power_needed) return disc + icon('town', 4.5, 4, 13);
  if (facts.action)
    return disc + icon(ACTION_ICONS[facts.action] ?? 'action', 4, 4, 14) + (used ? cross(0, 0, 22, 22) : '');
  return icon(cult, 0.5, 0.5, 21);
}
export const FAVOR_SIGN_BOX = [22, 22] as const;

// --- town tiles ----------------------------------------------------------------------------

export const TOWN_BOX = [112, 36] as const;
const KEY_PLATE =
  'M14.5 4a14 14 0 0 1 11 5.3V4.5a3 3 0 0 1 3-3H84a4 4 0 0 1 4 4V30.5a4 4 0 0 1-4 4H28.5a3 3 0 0 1-3-3v-4.8A14 14 0 1 1 14.5 4z';

/** What a town tile brings beside points and its key. */
export function townGain(facts: TileFacts): Item[] {
  const { points: _, ...gain } = facts.gain ?? {};
  return amounts({
    ...gain,
    ...(facts.cults ? { cults: facts.cults } : {}),
    ...(facts.shipping ? { shipping: facts.shipping } : {}),
  });
}

export function town(facts: TileFacts, { left }: { left?: number } = {}): string {
  const keys = facts.keys ?? 1;
  const body =
    `<path d="${KEY_PLATE}" fill="#d9cdb6" stroke="#4a3f2c" stroke-width="1.5"/><circle cx="14.5" cy="18" r="10.8" fill="${FACE}" stroke="#4a3f2c"/>` +
    (keys > 1
      ? put([[keys, 'key']], 14.5, 11, { size: 13, text: 14.6, gap: 0, anchor: 'middle', ink: INK })
      : icon('key', 6.5, 10, 16)) +
    `<rect x="28" y="4" width="57.5" height="28" rx="2.5" fill="${FACE}" stroke="#8d7c5c" stroke-width=".9"/>` +
    points(facts.gain?.points ?? '', 29, 5, 26) +
    put(townGain(facts), 70, 10, { size: 16, text: 16, gap: 0, anchor: 'middle', ink: INK });
  return (left === 0 ? ghost(body, KEY_PLATE) : body) + ring(KEY_PLATE) + (left ? count(left, 99, 18) : '');
}

/** The sign of a town on the map and among owned tiles: a key and its points. */
export function townSign(facts: TileFacts | null): string {
  const value = facts?.gain?.points;
  return `<path d="M11 1h${value === undefined ? 4 : 22}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H11a10 10 0 0 1 0-20z" fill="#fff6df" stroke="#4a3f2c" stroke-width="1.6"/>${icon('key', 3, 3.5, 15)}${value === undefined ? '' : text(27, 17, value, { size: 17, weight: 800, anchor: 'middle', fill: INK })}`;
}
export const TOWN_SIGN_BOX = [38, 22] as const;

/** A bonus card of somebody else: its income above, what else it does below. */
export function bonusSign(facts: TileFacts, used = false): string {
  const income = amounts(facts.income ?? {});
  const lower = facts.action
    ? icon('action', 15, 22, 18) +
      icon(ACTION_ICONS[facts.action] ?? 'action', 18, 25, 12) +
      (used ? cross(13, 21, 22, 20) : '')
    : facts.shipping_bonus
      ? put([[`+${facts.shipping_bonus}`, 'ship']], 24, 24, { size: 14, text: 15, anchor: 'middle', ink: INK })
      : facts.pass
        ? icon('pass', 3, 24, 10) +
          facts.pass
            .flatMap(({ per }) => perIcons(per))
            .map((name, i, all) => picture(name, (all.length > 1 ? 12 : 14) + i * 6, 22 - i * 2, 15))
            .join('') +
          text(38.5, 36, facts.pass[0]!.points, { size: 15.4, weight: 800, anchor: 'middle', fill: INK })
        : '';
  return (
    `<path d="M3 4h42v38H3z" fill="${FACE}" stroke="${INK}"/><rect x=".7" y=".7" width="46.6" height="5" rx="2.5" fill="#c39a62" stroke="#4a3413"/><rect x=".7" y="40" width="46.6" height="5" rx="2.5" fill="#c39a62" stroke="#4a3413"/>` +
    income
      .map((item, i) => put([item], 24, 6.5 + i * 16, { size: 14.5, text: 15, anchor: 'middle', ink: INK }))
      .join('') +
    lower
  );
}
export const BONUS_SIGN_BOX = [48, 46] as const;

// --- special actions -----------------------------------------------------------------------

const SPECIALS: Record<string, string[]> = {
  ACTA: ['cults', 'cults'],
  ACTC: ['double'],
  ACTE: ['bridge'],
  ACTG: ['spade', 'spade'],
  ACTN: ['storm', 'D'],
  ACTS: ['TP'],
  ACTW: ['broom', 'D'],
  BON1: ['spade'],
  BON2: ['cults'],
  FAV6: ['cults'],
};

interface SpecialState {
  used?: boolean;
  /** It needs a stronghold that does not stand. */
  locked?: boolean;
  colour?: string;
}

export const SPECIAL_BOX = [44, 44] as const;

export function special(code: string, { used, locked, colour = 'wood' }: SpecialState = {}): string {
  const pictures = SPECIALS[code] ?? ['action'];
  const size = pictures.length > 1 ? 18 : 25;
  const outline = octagon(1, 1, 42, 42, 13);
  const body =
    `<path d="${outline}" fill="${locked ? 'var(--used)' : '#e8893a'}" stroke="#7a3d0b" stroke-width="1.5"/><path d="${octagon(4, 4, 36, 36, 11)}" fill="${locked ? 'none' : '#fbe3c6'}" stroke="#fff1dc"/>` +
    pictures
      .map((name, i) => {
        const x = 22 - (pictures.length * size) / 2 + i * size;
        const y = 22 - size / 2;
        return PIECES.has(name) ? piece(name, colour, x, y, size) : icon(name, x, y, size, colour);
      })
      .join('');
  return (locked ? `<g opacity=".6">${body}</g>` : body) + (used ? cross(3, 3, 38, 38) : '') + ring(outline);
}
