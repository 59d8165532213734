/** What cards do, as icons: `iron → +3 wounds`. Read from the facts, so a card cannot show one thing and do another. */
import { rankMark, ROMAN, type Effect, type TechFacts, type Yields } from './printed';

export interface Bit {
  icon: string;
  /** Before the icon: a number with its sign. */
  amount?: string;
  /** Above it: a rank, a limit. */
  mark?: string;
}

/** A cost and what it brings; without a cost just what there is. */
export interface Glyph {
  cost: Bit[];
  gain: Bit[];
  /** The component that stands for it in moves, where it is a part of a card. */
  part?: string;
  /** Something that is drawn elsewhere too once it is unlocked. */
  unlocks?: true;
  /** A value that stands at the foot of the sheet too. */
  stated?: true;
}

const bit = (icon: string, amount?: number | string, mark?: string): Bit => ({
  icon,
  ...(amount === undefined ? {} : { amount: `${amount}` }),
  ...(mark === undefined ? {} : { mark }),
});
export const plus = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const lone = (...gain: Bit[]): Glyph => ({ cost: [], gain });
const unlock = (...gain: Bit[]): Glyph => ({ cost: [], gain, unlocks: true });

/** A yield needs no number where it is one. */
export function yieldBits(yields: Yields | undefined): Bit[] {
  return Object.entries(yields ?? {}).map(([icon, amount]) =>
    bit(icon, icon === 'combat_bonus' ? plus(amount) : amount > 1 ? amount : undefined),
  );
}

function costBits(effect: Effect): Bit[] {
  return Object.entries(effect.cost ?? {}).map(([icon, units]) => bit(icon, units > 1 ? units : undefined));
}

/** An effect of the vocabulary in icons; null where only words can say it. */
export function effectGlyph(effect: Effect): Glyph | null {
  const { amount = 0 } = effect;
  const gains: Record<string, () => Bit[]> = {
    city_boost: () => [bit('production', plus(amount))],
    gain_culture: () => [bit('culture', plus(amount))],
    gain_trade: () => [bit('trade', plus(amount))],
    gain_trade_share: () => [bit('trade', plus(amount))],
    bonus_damage: () => [bit('wound', plus(amount))],
    deal_wounds: () => [bit('wound', amount)],
    gain_great_person: () => [bit('great-person')],
    add_coin_token: () => [bit('coin')],
    cancel_city_action: () => [bit('city'), bit('cancel')],
    cancel_event: () => [bit('event'), bit('cancel')],
    cancel_ability: () => [bit('any'), bit('cancel')],
    obsolete_wonder: () => [bit('wonder'), bit('cancel')],
    kill_random_unit: () => [bit('infantry'), bit('cancel')],
    destroy_building: () => [bit('build'), bit('cancel')],
    lock_square: () => [bit('locked')],
    move_to_water: () => [bit('water')],
    extra_city_actions: () => [bit('city', '+1')],
    destroy_city: () => [bit('capital-falls')],
    split_production: () => [bit('two-items')],
    heal: () => [bit('heal', undefined, amount ? `${amount}` : '∞')],
    fly_over: () => [bit('onward')],
    events_uncancellable: () => [bit('event'), bit('locked')],
    tech_victory: () => [bit('victory')],
    free_figure: () => [bit('army'), bit('scout')],
    reveal_enemy_battle_hand: () => [bit('battle-hand'), bit('seen')],
    double_harvest: () => [bit('harvest', '2×')],
    unit_strength: () => [bit('infantry', plus(amount))],
    learn_known_tech: () => [bit('library')],
    free_culture_step: () => [bit('upgrade', plus(amount)), bit('culture')],
    event_immunity: () => [bit('event'), bit('cancel')],
    research_discount: () => [bit('trade', `−${amount}`), bit('library')],
    armies_found_cities: () => [bit('army'), bit('found')],
    scouts_explore_huts: () => [bit('scout'), bit('hut')],
    coin: () => [bit('coin', plus(amount))],
    shared_harvest: () => [bit('harvest'), bit('city')],
    culture_hand: () => [bit('culture-hand', plus(amount))],
    arts_bonus: () => [bit('culture', plus(amount))],
    no_attack_cities: () => [bit('attack'), bit('cancel')],
    city_production: () => [bit('production', plus(amount))],
    capital_arts_penalty: () => [bit('culture', plus(amount)), bit('capital')],
    battle_hand: () => [bit('battle-hand', plus(amount))],
    trade_penalty: () => [bit('trade', plus(amount))],
    sot_trade: () => [bit('trade', plus(amount))],
    no_capital_action: () => [bit('capital'), bit('cancel')],
    as_resource: () => (effect.resources ?? []).map((one) => bit(one)),
    cancel_targeting_me: () => [bit('event'), bit('cancel')],
    cancel_any_event: () => [bit('event'), bit('cancel')],
    cancel_event_or_ability: () => [bit('event'), bit('any'), bit('cancel')],
    kill_figures: () => [bit('army', amount > 1 ? amount : undefined), bit('cancel')],
    push_figures: () => [bit('army'), bit('onward')],
    set_terrain: () => [bit(`terrain-${effect.becomes}`)],
    tech_swap: () => [bit('library', undefined, ROMAN[amount]), bit('trade')],
    destroy_buildings: () => [bit('build', amount > 1 ? amount : undefined), bit('cancel')],
    force_anarchy: () => [bit('anarchy')],
    free_units: () => [bit('infantry', plus(amount))],
  };
  const traded: Record<string, () => Glyph> = {
    coin_on_battle_win: () => ({ cost: [bit('attack')], gain: [bit('coin')] }),
    pay_for_coin: () => ({ cost: [bit(effect.pays ?? 'trade', amount)], gain: [bit('coin')] }),
    production_per_3_coins: () => ({ cost: [bit('coin', 3)], gain: [bit('production', '+1')] }),
    hand_per_5_coins: () => ({ cost: [bit('coin', 5)], gain: [bit('culture-hand'), bit('battle-hand')] }),
    raze_building: () => ({ cost: [bit('army')], gain: [bit('build'), bit('cancel')] }),
    break_walls: () => lone(bit('city-walls'), bit('cancel')),
  };
  if (traded[effect.effect]) return traded[effect.effect]!();
  const gain = gains[effect.effect]?.();
  return gain ? { cost: costBits(effect), gain } : null;
}

export function effectGlyphs(effects: readonly Effect[]): Glyph[] {
  return effects.map(effectGlyph).filter((one) => one !== null);
}

const SHEET = new Set(['speed', 'stacking', 'hand']);

/** Everything on a tech card: what it unlocks, its values, its abilities. */
export function techGlyphs(tech: TechFacts, name = ''): Glyph[] {
  const found: Glyph[] = [];
  if (tech.building) found.push(unlock(bit(tech.building)));
  if (tech.government) found.push(unlock(bit(tech.government)));
  if (tech.unit)
    found.push(unlock(bit(tech.unit, undefined, tech.unit === 'aircraft' ? undefined : rankMark(tech.rank ?? 1))));
  const values: Record<string, (value: number) => Bit> = {
    speed: (value) => bit('travel', undefined, `${value}`),
    stacking: (value) => bit('stacking', undefined, `${value}`),
    hand: (value) => bit('culture-hand', undefined, plus(value)),
    cities: (value) => bit('city', undefined, `${value}`),
    water: (value) => bit('water', undefined, value > 1 ? '✓' : '↷'),
    coin: () => bit('coin'),
  };
  for (const [stat, value] of Object.entries(tech.stats)) {
    const drawn = values[stat];
    if (drawn) found.push({ ...lone(drawn(value)), ...(SHEET.has(stat) ? { stated: true } : {}) });
  }
  found.push(...effectGlyphs(tech.permanent));
  for (const ability of tech.abilities) {
    const glyph = effectGlyph(ability);
    const part = tech.abilities.length > 1 ? `${name}/${ability.effect.replaceAll('_', '-')}` : undefined;
    if (glyph) found.push(part ? { ...glyph, part } : glyph);
  }
  return found;
}

/** The width of a digit, of the arrow and of the gap between glyphs. */
const DIGIT = 7;
const ARROW = 7;
const GAP = 3;
const LEAST_ICON = 9.5;

const bits = (glyph: Glyph): Bit[] => [...glyph.cost, ...glyph.gain];

/** The size of icons beside numbers of full height that fills a room. */
function iconSize(glyphs: readonly Glyph[], room: number): number {
  const parts = glyphs.flatMap(bits);
  const written = parts.reduce(
    (sum, part) => sum + DIGIT * ((part.amount?.length ?? 0) + (part.mark?.length ?? 0)) + 1,
    0,
  );
  const arrows = glyphs.filter((glyph) => glyph.cost.length).length * ARROW;
  return (room - written - arrows - GAP * (glyphs.length - 1)) / parts.length;
}

/** The last of a kind give way until the rest fits into a room. */
function giveWay(glyphs: readonly Glyph[], room: number, may: (glyph: Glyph) => boolean): readonly Glyph[] {
  const last = glyphs.findLastIndex(may);
  if (iconSize(glyphs, room) >= LEAST_ICON || glyphs.length < 2 || last < 0) return glyphs;
  return giveWay(
    glyphs.filter((_, i) => i !== last),
    room,
    may,
  );
}

/**
 * What fits into a room: things that are unlocked, and so drawn elsewhere, give way to what a card does; it wraps if need be.
 * Where there is only one line values that are drawn elsewhere give way too, then the last of what it does.
 */
export function fitting(
  glyphs: readonly Glyph[],
  room: number,
  most: number,
  lines = 2,
): { glyphs: readonly Glyph[]; size: number; wrap: boolean } {
  let kept = giveWay(glyphs, room, (glyph) => glyph.unlocks ?? false);
  if (lines < 2)
    kept = giveWay(
      giveWay(kept, room, (glyph) => glyph.stated ?? false),
      room,
      () => true,
    );
  const size = iconSize(kept, room);
  const wrap = size < LEAST_ICON;
  return { glyphs: kept, size: wrap ? LEAST_ICON : Math.min(most, size), wrap };
}
