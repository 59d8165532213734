/** Playing on the board: what pointing at a thing could mean, and what a choice costs and brings. */
import { kindOf, short, type Decision, type Message, type Move, type View } from '../../lib/model';
import type { Speaker } from '../../lib/texts.svelte';
import type { Amount, Preview } from '../board';
import { partsOf, viewer, type ImperiumView, type Tokens } from './printed';
import { seen } from './seen';

/** The tokens of a payment: `2-materials`. */
export function paid(move: Move): Tokens {
  const found: Tokens = {};
  for (const arg of move.args) {
    const part = /^(\d+)-(\w+)$/.exec(arg);
    if (part) found[part[2]!] = Number(part[1]);
  }
  return found;
}

const amounts = (tokens: Tokens): Amount[] => Object.entries(tokens).map(([icon, amount]) => ({ icon, amount }));

const TOKEN_KEYS: Readonly<Record<string, string>> = {
  'im-materials': 'materials',
  'im-population': 'population',
  'im-progress': 'progress',
};
/** Operations that have a sign of their own, by what they bring. */
const COUNTED: Readonly<Record<string, string>> = {
  'im-op-gain-action': 'action',
  'im-op-draw': 'card',
  'im-op-draw-able': 'card',
  'im-op-take-unrest': 'unrest',
};
const LISTS = new Set(['im-list', 'im-then', 'im-and', 'im-text-play', 'im-text-exhaust', 'im-text-solstice']);

/** There is more to it than signs can say. */
const REST = '…';

const messages = (message: Message): Message[] =>
  Object.values(message.args ?? {}).flatMap((value) =>
    Array.isArray(value) ? (value as Message[]) : typeof value === 'object' ? [value as Message] : [],
  );
const tokensOf = (message: Message): Amount[] => {
  const kind = TOKEN_KEYS[message.key];
  return kind ? [{ icon: kind, amount: Number(message.args?.count ?? 1) }] : messages(message).flatMap(tokensOf);
};

/** What a text costs and brings, as far as there are signs for it; the card says the rest. */
export function effectOf(message: Message): Preview {
  const { key, args } = message;
  if (key === 'im-op-gain') return { cost: [], gain: tokensOf(message) };
  if (key === 'im-op-pay') return { cost: tokensOf(message), gain: [] };
  if (key === 'im-op-spend-action') return { cost: [{ icon: 'action', amount: Number(args?.count ?? 1) }], gain: [] };
  if (COUNTED[key]) return { cost: [], gain: [{ icon: COUNTED[key], amount: Number(args?.count ?? 1) }] };
  if (LISTS.has(key) || key === 'im-op-pay-to' || key === 'im-op-pay-for') {
    const parts = messages(message).map((part) => effectOf(part));
    const gain = parts.flatMap((part) => part.gain);
    const signs = gain.filter((one) => one !== REST);
    return { cost: parts.flatMap((part) => part.cost), gain: signs.length < gain.length ? [...signs, REST] : signs };
  }
  return { cost: [], gain: [REST] };
}

const slotOf = (view: ImperiumView, card: string | undefined) =>
  view.market.find((slot) => slot?.component === card) ?? null;

/** What comes along with a card of the market. */
function comesWith(view: ImperiumView, card: string | undefined): Amount[] {
  const slot = slotOf(view, card);
  if (!slot) return [];
  return [...amounts(slot.tokens), ...(slot.unrest ? [{ icon: 'unrest', amount: 1 }] : [])];
}

export function preview(move: Move, plain: View, speaker: Speaker): Preview {
  const view = plain as ImperiumView;
  const me = viewer(view);
  const [card] = move.args;
  const component = card ? speaker.components.get(card) : undefined;
  const text = (kind: string): Preview => {
    const part = partsOf(component).find((one) => one.key.startsWith(kind));
    return part ? effectOf(part) : { cost: [], gain: [] };
  };
  switch (move.verb) {
    case 'pay':
      return { cost: amounts(paid(move)), gain: [] };
    case 'play': {
      const played = text('im-text-play');
      const free = component?.facts?.free_play === true;
      return { ...played, cost: [...(free ? [] : [{ icon: 'action', amount: 1 }]), ...played.cost] };
    }
    case 'exhaust': {
      const used = text('im-text-exhaust');
      return { ...used, cost: [{ icon: 'exhaust', amount: 1 }, ...used.cost] };
    }
    case 'resolve': {
      const resolved = text('im-text-solstice');
      return resolved.gain[0] === REST ? { ...resolved, gain: [] } : resolved;
    }
    case 'innovate':
      return {
        cost: [{ icon: 'hand', amount: view.hand.length }],
        gain: [{ icon: 'card', amount: 1 }, ...comesWith(view, card).filter((one) => one.icon !== 'unrest')],
      };
    case 'acquire':
    case 'take':
      return { cost: [], gain: [{ icon: 'card', amount: 1 }, ...comesWith(view, card)] };
    case 'develop':
      return {
        cost: amounts(me.developments?.find((one) => one.component === card)?.cost ?? {}),
        gain: [{ icon: 'card', amount: 1 }],
      };
    case 'token':
      return { cost: [], gain: amounts(me.cleanup_token ?? {}) };
    case 'revolt':
      return { cost: [], gain: move.args[0] === '0' ? [] : [{ icon: 'unrest', amount: `−${move.args[0]}` }] };
    case 'choose':
      return effectOf(move.label);
    default:
      return { cost: [], gain: [] };
  }
}

/** What is done with a card where it lies. */
function deeds(card: string, view: ImperiumView | null): string[] {
  if (!view) return ['play', 'exhaust'];
  const me = viewer(view);
  if (view.hand.includes(card)) return ['play'];
  if (slotOf(view, card)) return ['innovate', 'acquire'];
  if (me.developments?.some((one) => one.component === card)) return ['develop'];
  if (me.play?.some((one) => one.garrison.includes(card))) return ['recall'];
  return me.play?.some((one) => one.component === card) || me.power === card ? ['exhaust'] : ['copy', 'exhaust'];
}

/** Texts whose refusal says why nothing can be done with the thing; what is being asked comes first. */
export function attempts(thing: string, decision: Decision): string[] {
  const kind = kindOf(thing);
  const name = short(thing);
  const asked = [
    ...new Set(decision.moves.filter((move) => move.args.some((arg) => kindOf(arg) === kind)).map((move) => move.verb)),
  ];
  const turn = asked.some((verb) => verb === 'play' || verb === 'exhaust' || verb === 'innovate');
  if (kind === 'card') return (turn || !asked.length ? deeds(thing, seen()) : asked).map((verb) => `${verb} ${name}`);
  if (kind === 'nation') return [`nation ${name}`];
  if (kind === 'suit')
    return turn || !asked.length ? [`innovate top-of-deck ${name}`] : asked.map((verb) => `${verb} ${name}`);
  return asked.length ? asked.map((verb) => `${verb} ${name}`) : ['none'];
}

/** Piles that no move names say what they are for. */
export const NOTES: Readonly<Record<string, { text: string; rule: string }>> = {
  'pile:main': { text: 'main', rule: 'IM-12.1' },
  'pile:fame': { text: 'fame', rule: 'IM-12.1' },
  'suit:unrest': { text: 'unrest', rule: 'IM-12.13' },
  'place:nation-deck': { text: 'nation', rule: 'IM-7.3' },
  'place:set-aside': { text: 'state', rule: 'IM-6.4' },
};

/** Named by moves and drawn somewhere on the board. */
const DRAWN = /^(card|nation|seat):|^suit:(region|uncivilised|civilised)$|^place:nation-deck$|^[AB]$/;

/** The answers that name nothing drawn: to end, yes and no, a number, an alternative. */
export function inWords(decision: Decision | null): Move[] {
  const isDrawn = (arg: string): boolean => DRAWN.test(arg) && arg !== `seat:${decision?.seat}`;
  return decision?.moves.filter((move) => move.verb !== 'pay' && !move.args.some(isDrawn)) ?? [];
}

/** What is done by putting a card there. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  tableau: ['play'],
  hand: ['acquire', 'take', 'innovate', 'recall', 'draw'],
  discard: ['discard'],
  exile: ['exile'],
  history: ['history'],
};

/** The one move that letting go of a card at a place means. */
export function dropped(card: string, place: string, decision: Decision | null): Move | null {
  const found = decision?.moves.filter(
    (move) => move.args.length === 1 && move.args[0] === card && PLACES[place]?.includes(move.verb),
  );
  return found?.length === 1 ? found[0]! : null;
}

const VERBS: Readonly<Record<string, string>> = {
  play: 'action',
  exhaust: 'exhaust',
  discard: 'discard',
  draw: 'card',
  history: 'history',
  abandon: 'abandon',
  recall: 'recall',
  garrison: 'garrison',
  acquire: 'acquire',
  take: 'acquire',
  exile: 'exile',
  token: 'token',
  develop: 'develop',
  resolve: 'solstice',
  innovate: 'through',
  revolt: 'unrest',
  'top-of-deck': 'deck',
  'search-main-deck': 'deck',
  return: 'exhaust',
  end: 'flag',
};

export function moveIcon(move: Move): string | null {
  return VERBS[move.verb] ?? null;
}
