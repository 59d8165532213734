/** Moves on the board: what a choice costs and brings, and its icon. */
import type { Components, Move, View } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { t, type Speaker } from '../../lib/texts.svelte';
import type { Amount, Preview } from '../board';
import {
  cityOn,
  facts,
  priceOf,
  viewer,
  type BuildingFacts,
  type CivilizationView,
  type EventFacts,
  type Leader,
  type SpaceFacts,
  type TechFacts,
  type WonderFacts,
} from './printed';
import { effectGlyph, techGlyphs, type Bit, type Glyph } from './glyphs';
import { iconWord } from './words';

// --- previews --------------------------------------------------------------------------------------

const amount = (icon: string, many: number | string | null, missing = 0): Amount => ({
  icon,
  amount: many,
  ...(missing > 0 ? { missing } : {}),
});
const fromBit = (bit: Bit): Amount => amount(bit.icon, bit.amount ?? bit.mark ?? null);

function fromGlyphs(glyphs: (Glyph | null)[]): Preview {
  const found = glyphs.filter((one) => one !== null);
  return { cost: found.flatMap((one) => one.cost.map(fromBit)), gain: found.flatMap((one) => one.gain.map(fromBit)) };
}

const NOTHING: Preview = { cost: [], gain: [] };

/** What an item yields where it stands. */
function itemGain(item: string, components: Components): Amount[] {
  const printed = facts<BuildingFacts & WonderFacts>(components, item);
  if (item.startsWith('wonder:')) {
    const glyphs = printed.effects.map(effectGlyph).filter((one) => one !== null);
    return [amount('culture', printed.culture), ...glyphs.flatMap((one) => one.gain.map(fromBit))];
  }
  return Object.entries(printed.icons).map(([icon, many]) => amount(icon, many));
}

const RUSH = 3;

/** The price of an item in a city: production, and the trade for what is rushed. */
function buildPrice(item: string, city: string, me: Leader, components: Components): Preview {
  const price = priceOf(item, me, components) ?? 0;
  const built = cityOn(me, city);
  const lacking = Math.max(0, price - (built?.production ?? price));
  // With all trade, so many more: that says how much three trade make.
  const rate =
    built && me.trade >= RUSH
      ? Math.max(1, Math.round((built.reach - built.production) / Math.floor(me.trade / RUSH)))
      : 1;
  const rush = RUSH * Math.ceil(lacking / rate);
  return {
    cost: [amount('production', price), ...(rush ? [amount('trade', rush)] : [])],
    gain: itemGain(item, components),
  };
}

/** What comes into the place of what. */
function change(item: string, square: string, view: CivilizationView, components: Components): Preview {
  const before: Record<string, number> = { ...view.squares.find((one) => one.id === square)?.yields };
  if (!/^(building|wonder|person):/.test(item)) return NOTHING;
  const printed = facts<BuildingFacts & WonderFacts>(components, item);
  const after: Record<string, number> = item.startsWith('wonder:')
    ? { culture: printed.culture }
    : { ...printed.icons };
  const gain = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((icon) => amount(icon, (after[icon] ?? 0) - (before[icon] ?? 0)))
    .filter((one) => one.amount);
  return { cost: [], gain };
}

/** What a choice costs and brings, each icon with its name. */
export function preview(move: Move, view: View, speaker: Speaker): Preview {
  const { cost, gain } = priced(move, view, speaker);
  const named = (item: Amount | string): Amount | string => {
    if (typeof item === 'string') return item;
    const count = typeof item.amount === 'number' ? Math.abs(item.amount) : 1;
    return { ...item, name: iconWord(item.icon, count, speaker) };
  };
  return { cost: cost.map(named), gain: gain.map(named) };
}

function priced(move: Move, plain: View, speaker: Speaker): Preview {
  const view = plain as CivilizationView;
  const me = viewer(view);
  const { components } = speaker;
  const [first = '', second = ''] = move.args;
  const city = cityOn(me, first);
  const many = Number(first);
  switch (move.verb) {
    case 'build':
      return second
        ? buildPrice(second, first, me, components)
        : { cost: [amount('production', city ? `${city.production}…${city.reach}` : null)], gain: [] };
    case 'item':
      return view.building ? buildPrice(first, view.building.square, me, components) : NOTHING;
    case 'free-building':
      return { cost: [], gain: second ? itemGain(second, components) : [amount('for-free', null)] };
    case 'arts':
      return { cost: [], gain: [amount('culture', city?.culture ?? null)] };
    case 'harvest':
      return { cost: [], gain: [amount(short(second), 1)] };
    case 'harvest-twice':
      return { cost: [], gain: (city?.harvest ?? []).map((one) => amount(short(one), null)) };
    case 'take':
    case 'loot':
    case 'get':
      return { cost: [], gain: [amount(short(first), 1)] };
    case 'give':
    case 'pay':
      return { cost: [amount(short(first), 1)], gain: [] };
    case 'on':
      return view.building ? change(view.building.items.at(-1) ?? '', first, view, components) : NOTHING;
    case 'put':
    case 'capital':
    case 'found':
      return { cost: [], gain: outskirts(first, view) };
    case 'advance': {
      const space = facts<SpaceFacts>(components, `space:${me.level + 1}`);
      const reward = { event: 'event', great_person: 'great-person', victory: 'victory', start: 'culture' }[space.kind];
      return {
        cost: [amount('culture', space.culture ?? 0), ...(space.trade ? [amount('trade', space.trade)] : [])],
        gain: [amount(reward, null)],
      };
    }
    case 'research':
      return {
        cost: [amount('trade', me.trade - Math.min(me.trade, me.coins))],
        gain: fromGlyphs(techGlyphs(facts<TechFacts>(components, first))).gain,
      };
    case 'learn':
    case 'loot-tech':
      return { cost: [], gain: fromGlyphs(techGlyphs(facts<TechFacts>(components, first))).gain };
    case 'use':
    case 'cancel-with': {
      const [tech = '', part] = first.split('/');
      const abilities = facts<TechFacts>(components, tech).abilities.filter(
        (one) => !part || one.effect.replaceAll('_', '-') === part,
      );
      return fromGlyphs(abilities.map(effectGlyph));
    }
    case 'coin': {
      const sold = facts<TechFacts>(components, `tech:${short(first)}`).permanent.filter(
        (one) => one.effect === 'pay_for_coin',
      );
      return fromGlyphs(sold.map(effectGlyph));
    }
    case 'event':
    case 'cancel-by':
    case 'pay-event':
      return {
        cost: [amount('event', null)],
        gain: fromGlyphs(facts<EventFacts>(components, first).effects.map(effectGlyph)).gain,
      };
    case 'wonder':
      return { cost: [], gain: fromGlyphs(facts<WonderFacts>(components, first).effects.map(effectGlyph)).gain };
    case 'government':
      return { cost: [], gain: fromGlyphs(facts<WonderFacts>(components, first).effects.map(effectGlyph)).gain };
    case 'give-trade':
      return { cost: [amount('trade', many)], gain: [] };
    case 'give-culture':
      return { cost: [amount('culture', many)], gain: [] };
    case 'get-trade':
    case 'loot-trade':
      return { cost: [], gain: [amount('trade', many)] };
    case 'get-culture':
    case 'loot-culture':
      return { cost: [], gain: [amount('culture', many)] };
    case 'steal-coin':
      return { cost: [], gain: [amount('coin', 1)] };
    case 'to':
      return { cost: [], gain: arrival(first, view, me) };
    case 'play':
      return playing(move, view);
    default:
      return NOTHING;
  }
}

/** What the squares around a new city yield. */
function outskirts(square: string, view: CivilizationView): Amount[] {
  const found = view.squares.find((one) => one.id === square);
  if (!found) return [];
  const letter = square.charCodeAt(7);
  const row = Number(square.slice(8));
  const sums: Record<string, number> = {};
  for (const one of view.squares) {
    const [dx, dy] = [one.id.charCodeAt(7) - letter, Number(one.id.slice(8)) - row];
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1 || (!dx && !dy)) continue;
    for (const [icon, many] of Object.entries(one.yields ?? {})) sums[icon] = (sums[icon] ?? 0) + many;
    if (one.resource) sums[short(one.resource)] = (sums[short(one.resource)] ?? 0) + 1;
  }
  return Object.entries(sums).map(([icon, many]) => amount(icon, many));
}

/** What waits on a square. */
function arrival(square: string, view: CivilizationView, me: Leader): Amount[] {
  const found = view.squares.find((one) => one.id === square);
  const enemy = found?.figures && found.figures.seat !== me.seat;
  if (found?.token === 'token:hut') return [amount('hut', null)];
  if (found?.token === 'token:village') return [amount('attack', null), amount('village', null)];
  if (found?.centre && !cityOn(me, square)) return [amount('attack', null), amount('city', null)];
  return enemy ? [amount('attack', null)] : [];
}

/** What a card does on a front, as the engine foresees it. */
function playing(move: Move, view: CivilizationView): Preview {
  const front = Number(short(move.args.find((arg) => arg.startsWith('front:')) ?? 'front:0'));
  const one = view.battle?.forecast.find((other) => other.card === move.args[0] && other.front === front);
  if (!one || move.args.includes('resource:iron')) return front ? NOTHING : { cost: [], gain: [t('cv-new-front')] };
  const result = one.kills
    ? one.dies
      ? 'cv-both-die'
      : one.wounds[0]
        ? 'cv-kills-hurt'
        : 'cv-kills'
    : one.dies
      ? 'cv-dies'
      : 'cv-neither';
  return { cost: [], gain: [t(result)] };
}

/** Amounts that are set while an offer is made, not picked from a list. */
const SET = /^(give|get)-(trade|culture)$/;

/** Whether nothing on the table stands for a move; the next space of the track stands for a step. */
export const isLoose = ({ verb, args }: Move): boolean =>
  verb !== 'advance' && !SET.test(verb) && args.every((arg) => /^\d+$/.test(arg));

// --- icons -----------------------------------------------------------------------------------------

const VERB_ICONS: Record<string, string> = {
  end: 'onward',
  pass: 'onward',
  done: 'onward',
  stop: 'onward',
  stay: 'onward',
  nothing: 'onward',
  decline: 'cancel',
  refuse: 'cancel',
  found: 'found',
  arts: 'culture',
  harvest: 'harvest',
  'harvest-twice': 'harvest',
  'build-two': 'two-items',
  build: 'build',
  'free-building': 'for-free',
  advance: 'upgrade',
  discover: 'discover',
  to: 'travel',
  move: 'army',
  send: 'trade',
  offer: 'trade',
  propose: 'trade',
  accept: 'trade',
  counter: 'trade',
  capital: 'capital',
  raze: 'build',
  kill: 'attack',
  heal: 'heal',
  coin: 'coin',
  'steal-coin': 'coin',
  'destroy-coin': 'coin',
  'cancel-by': 'cancel',
  'cancel-with': 'cancel',
  event: 'event',
  discard: 'event',
  'give-trade': 'trade',
  'get-trade': 'trade',
  'loot-trade': 'trade',
  'give-culture': 'culture',
  'get-culture': 'culture',
  'loot-culture': 'culture',
  research: 'library',
  learn: 'library',
  steal: 'library',
  'loot-tech': 'library',
  front: 'wound',
  army: 'army',
  scout: 'scout',
};

/** The thing a move is about has its own icon; else what is done. */
export function moveIcon(move: Move): string | null {
  const thing = move.args.find((arg) =>
    /^(building|wonder|unit|figure|government|civ|person|resource|token|card):/.test(arg),
  );
  if (thing) {
    const name = short(thing);
    const kind = kindOf(thing);
    if (kind === 'card') return name.split('-')[0]!;
    if (kind === 'token') return name.split('-').slice(1).join('-') || name;
    return name;
  }
  if (move.verb === 'move') return move.args.some((arg) => arg.startsWith('army:')) ? 'army' : 'scout';
  return VERB_ICONS[move.verb] ?? null;
}

const COUNTERS: Record<string, string> = {
  trade: 'trade',
  culture: 'culture',
  level: 'upgrade',
  coins: 'coin',
  techs: 'library',
  armies: 'army',
  scouts: 'scout',
  wheat: 'wheat',
  silk: 'silk',
  incense: 'incense',
  iron: 'iron',
  victory: 'victory',
};
export const counterIcon = (counter: string): string | null => COUNTERS[counter] ?? null;
