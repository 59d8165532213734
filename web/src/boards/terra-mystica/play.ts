/** Playing on the board: what pointing at a thing means, and what a choice costs and brings. */
import type { Decision, Move } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { name, player, t, type Speaker } from '../../lib/texts.svelte';
import type { Amount, Preview } from '../board';
import { amounts, iconOf } from './art/svg';
import {
  bridgesFrom,
  cultPower,
  factionFacts,
  inReach,
  mine,
  missing,
  opened,
  standing,
  tileFacts,
  type Amounts,
  type Faction,
  type MysticaView,
} from './printed';

// --- what pointing at a thing means ----------------------------------------------------------

const EXCHANGES: Record<string, string[]> = {
  '1C': ['convert 1PW to 1C', 'convert 1W to 1C'],
  '1W': ['convert 3PW to 1W', 'convert 1P to 1W'],
  '1P': ['convert 5PW to 1P'],
  to: ['convert 1PW to 1C', 'burn 1'],
};

function atHex(id: string, view: MysticaView, speaker: Speaker, bridging: boolean): string[] {
  const hex = view.hexes.find((one) => one.component === id);
  if (!hex) return [];
  const here = short(id);
  if (bridging) {
    const ends = bridgesFrom(speaker.components, id);
    return [
      ...ends.flatMap((end) => [`bridge ${here}:${short(end)}`, `bridge ${short(end)}:${here}`]),
      `build ${here}`,
    ];
  }
  const me = mine(view);
  if (!me.faction) return [];
  if (hex.owner === me.seat) {
    const next = hex.upgrades?.length ? hex.upgrades.map((one) => short(one.structure)) : ['SA'];
    return next.map((structure) => `upgrade ${here} to ${structure}`);
  }
  const dig = `transform ${here} to ${me.colour}`;
  return hex.owner === undefined && hex.spades && inReach(me, id) ? [dig, `build ${here}`] : [`build ${here}`, dig];
}

/** Pointing at something as move texts, the likeliest first. */
export function attempts(id: string, decision: Decision, view: MysticaView, speaker: Speaker): string[] {
  const what = short(id);
  switch (kindOf(id)) {
    case 'hex':
      return atHex(id, view, speaker, decision.kind === 'bridge_place');
    case 'river':
      return [`connect ${what}`];
    case 'action':
      return [`action ${what}`];
    case 'bonus':
      return [`pass ${what}`];
    case 'favor':
    case 'town':
      return [`+${what}`];
    case 'cult':
      return [...[3, 2, 1].map((steps) => `send p to ${what.toUpperCase()} for ${steps}`), `+${what.toUpperCase()}`];
    case 'faction':
      return [`faction ${what}`];
    default:
      return EXCHANGES[id] ?? (id === 'ship' || id === 'dig' ? [`advance ${id}`] : []);
  }
}

const LOOSE = new Set(['leech', 'decline', 'done', 'drop', 'ordain']);

/** Whether nothing on the table stands for a move. */
export const isLoose = ({ verb, args }: Move, kind: string): boolean =>
  LOOSE.has(verb) || (verb === 'pass' && !args.length) || (verb === 'dig' && kind !== 'action');

// --- what a choice costs and brings ----------------------------------------------------------

const BY_UNIT: Record<string, string> = { C: 'coins', W: 'workers', P: 'priests', PW: 'power', VP: 'points' };

function ofUnit(word: string): Amounts {
  const [, amount, unit] = /^(\d+)([A-Z]+)$/.exec(word) ?? [];
  return unit ? { [BY_UNIT[unit] ?? unit]: Number(amount) } : {};
}

/** Amounts for the shell's icons; what the player lacks is marked. */
function cost(of: Amounts, me: Faction): Amount[] {
  const lack = missing(me, of);
  const short_ = Object.fromEntries(Object.entries(lack).map(([what, n]) => [iconOf(what), n]));
  return [...amounts(of), ...(of.points ? [[String(of.points), 'points'] as const] : [])].map(([amount, icon]) => ({
    icon,
    amount: Number(amount),
    ...(short_[icon] ? { missing: short_[icon] } : {}),
  }));
}
const some = (icon: string, amount: number | string | null): Amount => ({ icon, amount });
const gain = (of: Amounts): Amount[] => [
  ...amounts(of).map(([amount, icon]) => some(icon, Number(amount))),
  ...(of.points ? [some('points', of.points)] : []),
];
const earned = (points: number): Amount[] => (points ? [some('points', points)] : []);

function added(one: Amounts, other: Amounts): Amounts {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((what) => [what, (one[what] ?? 0) + (other[what] ?? 0)]));
}

/** Who could take how much power if a structure arose on that hex. */
function neighbours(id: string, view: MysticaView, speaker: Speaker): string[] {
  const offers = view.hexes.find((hex) => hex.component === id)?.offers ?? [];
  if (!offers.length) return [];
  const list = offers.map((one) => `${player(one.seat, speaker)} ${one.amount}`).join(', ');
  return [t('tm-neighbours', { list })];
}

/** A new structure: the piece, the income that its place opens, its points. */
function structure(kind: string, me: Faction, speaker: Speaker): Amount[] {
  const income = opened(factionFacts(speaker.components, me.faction), kind, standing(me, kind));
  const favors = kind === 'TE' || kind === 'SA' ? [some('favor', null)] : [];
  return [
    some(kind, null),
    ...gain(income).map((one) => ({ ...one, amount: `+${one.amount}` })),
    ...earned(me.earns[kind] ?? 0),
    ...favors,
  ];
}

/** Power for the levels climbed over, as it is printed on the track. */
function climbed(cult: string, steps: number, view: MysticaView, speaker: Speaker): Amount[] {
  const track = view.cults.find((one) => one.component === cult);
  const level = track?.levels[mine(view).seat] ?? 0;
  const power = cultPower(speaker.components, cult)
    .slice(level + 1, Math.min(level + steps, 9) + 1)
    .reduce((sum, n) => sum + n, 0);
  return [some(short(cult), steps), ...(power ? [some('power', power)] : [])];
}

const NOTHING: Preview = { cost: [], gain: [] };

export function preview(move: Move, view: MysticaView, speaker: Speaker): Preview {
  const me = mine(view);
  const [first = '', second = '', third = ''] = move.args;
  // The components may still be on their way.
  if (!me.faction || !speaker.components.has(me.faction)) return NOTHING;
  const facts = factionFacts(speaker.components, me.faction);
  switch (move.verb) {
    case 'build': {
      if (!view.round) return { cost: [], gain: [some('D', null)] };
      const skipped = me.skips.includes(first) ? (me.skip_cost ?? {}) : {};
      const points = me.skips.includes(first) ? me.skip_points : 0;
      return {
        cost: cost(added(facts.costs.D ?? {}, skipped), me),
        gain: [...structure('D', me, speaker), ...earned(points)],
        notes: neighbours(first, view, speaker),
      };
    }
    case 'upgrade': {
      const hex = view.hexes.find((one) => one.component === first);
      const price = hex?.upgrades?.find((one) => one.structure === second)?.cost ?? {};
      return {
        cost: cost(price, me),
        gain: structure(short(second), me, speaker),
        notes: neighbours(first, view, speaker),
      };
    }
    case 'dig': {
      const spades = Number(first);
      const price = { [me.spade_price.of]: me.spade_price.amount * spades };
      return { cost: cost(price, me), gain: [some('spade', spades), ...earned((me.earns.spade ?? 0) * spades)] };
    }
    case 'transform':
      return {
        cost: [],
        gain: [{ ...some(`terrain-${short(second)}`, null), name: name(second, speaker) }],
        notes: neighbours(first, view, speaker),
      };
    case 'advance': {
      const ship = first === 'ship';
      const points = ship ? (facts.ship_points[me.shipping + 1] ?? 0) : facts.dig_points;
      return {
        cost: cost(ship ? facts.ship_cost : facts.dig_cost, me),
        gain: [some(ship ? 'ship' : 'spade', null), ...earned(points)],
      };
    }
    case 'send':
      return { cost: cost({ priests: 1 }, me), gain: climbed(first, Number(second), view, speaker) };
    case 'step':
      return { cost: [], gain: climbed(first, Number(/\d/.exec(move.text)?.[0] ?? 1), view, speaker) };
    case 'action': {
      const printed = tileFacts(speaker.components, first);
      const price = printed.power ? { power: printed.power } : printed.cost;
      return { cost: cost(price ?? {}, me), gain: gain(printed.gain ?? {}) };
    }
    case 'pass': {
      const card = view.cards.find((one) => one.component === first);
      return { cost: [], gain: [...earned(me.pass_points), ...(card?.coins ? [some('coin', card.coins)] : [])] };
    }
    case 'convert':
      return { cost: cost(ofUnit(first), me), gain: gain(ofUnit(third)) };
    case 'burn':
      return { cost: [some('burn', 1)], gain: [some('power', 1)] };
    case 'take': {
      const printed = tileFacts(speaker.components, first);
      if (kindOf(first) === 'favor')
        return { cost: [], gain: climbed(printed.cult ?? '', printed.steps ?? 0, view, speaker) };
      if (kindOf(first) !== 'town') {
        const coins = view.cards.find((one) => one.component === first)?.coins ?? 0;
        return { cost: [], gain: coins ? [some('coin', coins)] : [] };
      }
      const more = printed.cults ? [some('cults', printed.cults)] : printed.shipping ? [some('ship', 1)] : [];
      return {
        cost: [],
        gain: [
          ...gain(added(printed.gain ?? {}, { points: me.earns.town ?? 0 })),
          ...more,
          some('key', printed.keys ?? 1),
        ],
      };
    }
    case 'leech': {
      const offer = view.offers.find((one) => one.seat === me.seat);
      return offer
        ? { cost: offer.price ? cost({ points: offer.price }, me) : [], gain: [some('power', offer.gain)] }
        : NOTHING;
    }
    case 'ordain':
      return Number(first)
        ? { cost: cost({ workers: Number(first) }, me), gain: [some('priest', Number(first))] }
        : NOTHING;
    default:
      return NOTHING;
  }
}

const MOVE_ICONS: Record<string, string> = {
  build: 'D',
  dig: 'spade',
  transform: 'spade',
  send: 'priest',
  pass: 'pass',
  burn: 'burn',
  bridge: 'bridge',
  connect: 'town',
  leech: 'leech',
  ordain: 'priest',
  done: 'tick',
};

/** The sign before a choice. */
export function moveIcon(move: Move): string | null {
  const thing = move.args[0] ?? '';
  switch (move.verb) {
    case 'upgrade':
      return short(move.args[1] ?? '');
    case 'advance':
      return thing === 'ship' ? 'ship' : 'spade';
    case 'action':
      return /ACT\d/.test(thing) ? 'poweraction' : 'action';
    case 'step':
      return short(thing);
    case 'take':
      return { favor: 'favor', town: 'town', bonus: 'card' }[kindOf(thing)] ?? null;
    default:
      return MOVE_ICONS[move.verb] ?? null;
  }
}

const COUNTERS: Record<string, string> = {
  points: 'points',
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  bowl1: 'power',
  bowl2: 'power',
  bowl3: 'power',
  scoring: 'points',
  favor: 'favor',
  bonus: 'card',
  town: 'town',
  tracks: 'ship',
  faction: 'action',
  leech: 'leech',
  cults: 'cults',
  area: 'area',
  resources: 'coin',
  start: 'start',
};

/** The sign of a counter and of a part of the score. */
export const counterIcon = (counter: string): string | null =>
  COUNTERS[counter] ?? (['fire', 'water', 'earth', 'air'].includes(counter) ? counter : null);
