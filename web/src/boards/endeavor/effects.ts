/** What a move costs and brings, from the view and the printed facts. */
import type { Components, Move, View } from '../../lib/model';
import { capital, name, player, t, type Speaker } from '../../lib/texts.svelte';
import type { Amount, Preview } from '../board';
import {
  activationCost,
  columns,
  costOf,
  glorySpaces,
  id,
  printed,
  ROMAN,
  TRACKS,
  trackGlory,
  valueAt,
  type Action,
  type ActionName,
  type EndeavorView,
  type Printed,
  type Track,
  type Trader,
} from './printed';

type Development = Partial<Record<Track, number>>;

/** Everything that a move brings at once. */
interface Gain {
  tokens: string[];
  development: Development;
  /** Glory beside that of the tracks. */
  glory: number;
  notes: string[];
}

function sum(parts: Development[]): Development {
  return Object.fromEntries(
    TRACKS.map((track) => [track, parts.reduce((total, part) => total + (part[track] ?? 0), 0)]),
  );
}

/** Glory that tracks gain or lose with their levels. */
export function trackChange(trader: Trader, development: Development, components: Components): number {
  const spaces = glorySpaces(components);
  return TRACKS.reduce((total, track) => {
    const { level } = trader.levels[track];
    return total + trackGlory(spaces, level + (development[track] ?? 0)) - trackGlory(spaces, level);
  }, 0);
}

/** `card limit 2 → 3`, where a level brings its track to a new value. */
export function valueChanges(trader: Trader, development: Development, components: Components): string[] {
  return TRACKS.flatMap((track) => {
    const list = columns(components, track);
    const { level } = trader.levels[track];
    const [before, after] = [valueAt(list, level), valueAt(list, level + (development[track] ?? 0))];
    const shown = (value: number): string => (track === 'industry' ? (ROMAN[value] ?? `${value}`) : `${value}`);
    return before === after ? [] : [capital(`${t(`en-effect-${track}`)}: ${shown(before)} → ${shown(after)}`)];
  });
}

const seatOf = (view: EndeavorView): number => view.seat ?? view.waiting[0] ?? 0;

const people = (seat: number, amount: number, harbor?: number): Amount => ({
  icon: `population-${seat}`,
  amount,
  name: t('en-population'),
  ...(harbor !== undefined && harbor < amount ? { missing: amount - harbor } : {}),
});

const tracks = (development: Development, speaker: Speaker): Amount[] =>
  TRACKS.flatMap((track) =>
    development[track] ? [{ icon: track, amount: development[track], name: name(`track:${track}`, speaker) }] : [],
  );

const glory = (amount: number): Amount[] => (amount ? [{ icon: 'glory', amount, name: t('en-glory') }] : []);

const signs = (action: Action, speaker: Speaker): Amount[] =>
  action.of.map((part) => ({ icon: part, amount: null, name: name(`action:${part}`, speaker) }));

/** What holding a city brings: its token, the tokens of connections it completes, glory. */
function cityGain(thing: string, view: EndeavorView, seat: number, speaker: Speaker): Gain {
  const city = view.cities.find((one) => one.city === thing);
  const found: Gain = { tokens: [], development: {}, glory: city?.glory ?? 0, notes: [] };
  if (city?.token && city.owner === null) found.tokens.push(city.token);
  for (const link of view.connections.filter((one) => one.cities.includes(thing))) {
    const other = link.cities.find((one) => one !== thing);
    if (view.cities.find((one) => one.city === other)?.owner === seat) {
      found.glory += 1;
      if (link.token) found.tokens.push(link.token);
      found.notes.push(t('en-joins', { city: name(other ?? '', speaker) }));
    }
    if (link.owner !== null && link.owner !== seat) {
      found.notes.push(t('en-breaks', { name: player(link.owner, speaker), city: name(other ?? '', speaker) }));
    }
  }
  found.development = sum(found.tokens.map((token) => printed(speaker.components, token).development));
  return found;
}

function shipGain(thing: string, view: EndeavorView, seat: number, speaker: Speaker): Gain {
  const region = view.regions.find((one) => one.region === thing);
  const found: Gain = { tokens: [], development: {}, glory: 0, notes: [] };
  if (!region?.next) return { ...found, notes: [t('en-beside')] };
  const token = region.track[region.next.space - 1]?.token;
  if (token) found.tokens.push(token);
  let development = sum(found.tokens.map((one) => printed(speaker.components, one).development));
  if (region.next.opens) {
    const governor = region.next.governor[seat] ?? seat;
    found.notes.push(t('en-opens', { name: player(governor, speaker) }));
    if (governor === seat) {
      const facts = printed(speaker.components, `card:${id(thing)}_governor`);
      development = sum([development, facts.development]);
      found.glory += facts.glory;
    }
  }
  return { ...found, development };
}

function drawGain(thing: string, view: EndeavorView, trader: Trader, speaker: Speaker): Gain {
  const top = view.regions.flatMap((region) => region.decks).find((deck) => deck.deck === thing)?.cards[0];
  const facts: Printed = printed(speaker.components, top ?? '');
  const isFree = speaker.components.get(top ?? '')?.facts?.kind === 'slavery' && !trader.free_card;
  const limit = valueAt(
    columns(speaker.components, 'politics'),
    trader.levels.politics.level + (facts.development.politics ?? 0),
  );
  const counted = trader.counted + (isFree ? 0 : 1);
  const notes = [t('en-cards-then', { counted, limit })];
  if (speaker.components.get(top ?? '')?.facts?.abolition === true) notes.push(t('en-abolishes'));
  return { tokens: [], development: facts.development, glory: facts.glory, notes };
}

function gainOf(move: Move, view: EndeavorView, trader: Trader, speaker: Speaker): Gain | null {
  const [thing = ''] = move.args;
  const facts = printed(speaker.components, thing);
  if (move.verb === 'occupy' || move.verb === 'attack') return cityGain(thing, view, trader.seat, speaker);
  if (move.verb === 'ship') return shipGain(thing, view, trader.seat, speaker);
  if (move.verb === 'draw') return drawGain(thing, view, trader, speaker);
  if (move.verb === 'build') return { tokens: [], development: facts.development, glory: facts.glory, notes: [] };
  if (move.verb === 'discard') {
    const lost = Object.fromEntries(TRACKS.map((track) => [track, -(facts.development[track] ?? 0)]));
    return { tokens: [], development: lost, glory: -facts.glory, notes: [] };
  }
  return null;
}

const COSTS: Readonly<Record<string, 'ship' | 'occupy' | 'attack'>> = {
  ship: 'ship',
  occupy: 'occupy',
  attack: 'attack',
};

export function preview(move: Move, plain: View, speaker: Speaker): Preview {
  const view = plain as EndeavorView;
  const trader = view.players[seatOf(view)];
  if (!trader) return { cost: [], gain: [] };
  const { components } = speaker;
  const [thing = ''] = move.args;
  const action = printed(components, thing).action;
  if (move.verb === 'activate' && action) {
    return { cost: [people(trader.seat, activationCost(components, action))], gain: signs(action, speaker) };
  }
  if (move.verb === 'use' && action) {
    const most = Math.min(...action.of.map((part) => costOf(components, part)));
    const cost: Amount[] = [{ icon: `token-${id(thing)}`, amount: 1, name: name(thing, speaker) }];
    return { cost: most ? [...cost, people(trader.seat, most)] : cost, gain: signs(action, speaker) };
  }
  if (move.verb === 'choose') {
    const paid = costOf(components, id(thing) as ActionName);
    return { cost: paid ? [people(trader.seat, paid)] : [], gain: [] };
  }
  if (move.verb === 'return') return { cost: [], gain: [people(trader.seat, move.args.length)] };
  if (move.verb === 'slot') {
    return thing.startsWith('card:')
      ? { cost: glory(view.slot_glory), gain: [] }
      : { cost: [], gain: glory(view.slot_glory) };
  }
  if (move.verb === 'pass') {
    const kept = t('en-cards-then', { counted: trader.counted, limit: trader.limit });
    return trader.counted > trader.limit ? { cost: [kept], gain: [] } : { cost: [], gain: [kept] };
  }
  const gain = gainOf(move, view, trader, speaker);
  if (!gain) return { cost: [], gain: [] };
  const paid = COSTS[move.verb] ? costOf(components, COSTS[move.verb]!) : 0;
  const total = gain.glory + trackChange(trader, gain.development, components);
  const lost = move.verb === 'discard';
  const shown: Amount[] = gain.tokens.length
    ? gain.tokens.map((token) => ({ icon: `token-${id(token)}`, amount: 1, name: name(token, speaker) }))
    : tracks(gain.development, speaker);
  const does = move.verb === 'build' && action ? signs(action, speaker) : [];
  return {
    cost: paid ? [people(trader.seat, paid)] : lost ? [...shown, ...glory(total)] : [],
    gain: lost ? [] : [...shown, ...does, ...glory(total)],
    notes: [...gain.notes, ...valueChanges(trader, gain.development, components)],
  };
}
