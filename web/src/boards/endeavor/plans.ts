/**
 * What pointing at something means in Endeavor. The open question names buildings and tokens, but a
 * player thinks of the city, the track, the deck: every way to get there is offered at the thing, and
 * where there is none the reason that the view or the server knows.
 */
import type { Components, Decision, Message, Move } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { costOf, printed, type ActionName, type EndeavorView } from './printed';

/** One way to carry out an action at a thing: what is pointed at, one question after another. */
export interface Way {
  /** The move that it begins with. */
  move: Move;
  action: ActionName;
  /** The building, the token, or the action itself where the building is at work already. */
  source: string;
  picks: string[];
  /** Population in all. */
  cost: number;
  /** The source can do something else as well. */
  composite: boolean;
}

/** All ways to a city, a track or a deck, the cheapest and plainest first. */
export function ways(thing: string, view: EndeavorView, decision: Decision | null, components: Components): Way[] {
  if (!decision || decision.seat !== view.seat) return [];
  // At work: the building that asks offers its own parts.
  if (decision.kind === 'choose_component' && thing === decision.source) return parts(decision, components);
  const action = view.reach[thing];
  if (!action) return [];
  const harbor = view.players[decision.seat]?.harbor ?? 0;
  const found = decision.moves.flatMap((move): Way[] => {
    const [source] = move.args;
    if (!source) return [];
    if (decision.kind === 'choose_component' && !isSecond(decision)) {
      const picks = [source, thing];
      return source === `action:${action}`
        ? [{ move, action, source, picks, cost: costOf(components, action), composite: false }]
        : [];
    }
    if (decision.kind !== 'choose_action') return [];
    const does = printed(components, source).action;
    if (!does?.of.includes(action)) return [];
    const cost = (move.verb === 'activate' ? 1 : 0) + costOf(components, action);
    const composite = does.mode !== 'single';
    const picks = composite ? [source, `action:${action}`, thing] : [source, thing];
    return cost <= harbor ? [{ move, action, source, picks, cost, composite }] : [];
  });
  return found.sort((one, other) => one.cost - other.cost || Number(one.composite) - Number(other.composite));
}

function parts(decision: Decision, components: Components): Way[] {
  return decision.moves.flatMap((move): Way[] => {
    const [source] = move.args;
    if (!source) return [];
    const action = short(source) as ActionName;
    return [{ move, action, source, picks: [source], cost: costOf(components, action), composite: false }];
  });
}

const isSecond = (decision: Decision): boolean => decision.moves.some((move) => move.verb === 'stop');

/** Everything on the map that some way leads to. */
export function destinations(view: EndeavorView, decision: Decision | null, components: Components): string[] {
  return Object.keys(view.reach).filter((thing) => ways(thing, view, decision, components).length > 0);
}

/** The answers that name nothing drawn: to pass, to stop, no governor, one of two actions. */
export function inWords(decision: Decision | null): Move[] {
  return (
    decision?.moves.filter((move) => !move.args.some((arg) => /^(building|token|city|region|deck|card):/.test(arg))) ??
    []
  );
}

/** Which move a question for a target asks for, by its kind. */
const TARGETS: Readonly<Record<string, string>> = {
  choose_building: 'build building',
  choose_ship_region: 'ship region',
  choose_city_occupy: 'occupy city',
  choose_city_attack: 'attack city',
  choose_deck: 'draw deck',
  arrange_governor: 'slot card',
  choose_discard: 'discard card',
  passed_limit_reaction: 'slot card',
};

/** What a thing is for, whatever is asked now: the server says when such a move is made. */
const PURPOSES: Readonly<Record<string, string>> = {
  building: 'activate',
  token: 'use',
  region: 'ship',
  city: 'occupy',
  deck: 'draw',
  card: 'discard',
  action: 'choose',
};

/** What pointing at something would mean, as move texts that the server can refuse with a reason. */
export function attempts(thing: string, decision: Decision): string[] {
  const asked = answers(thing, decision);
  const purpose = PURPOSES[kindOf(thing)];
  return asked.length || !purpose ? asked : [`${purpose} ${short(thing)}`];
}

/** What would answer the open question with a thing. */
function answers(thing: string, decision: Decision): string[] {
  const kind = kindOf(thing);
  if (decision.kind === 'choose_action') {
    return kind === 'building' ? [`activate ${short(thing)}`] : kind === 'token' ? [`use ${short(thing)}`] : [];
  }
  if (decision.kind === 'choose_salary' || decision.kind === 'choose_payment') {
    const others = decision.moves[0]?.args.slice(1).map(short) ?? [];
    return kind === 'building' ? [`return ${[short(thing), ...others].join(' ')}`] : [];
  }
  if (decision.kind === 'choose_component') return kind === 'action' ? [`choose ${short(thing)}`] : [];
  const [verb, wanted] = (TARGETS[decision.kind] ?? '').split(' ');
  if (decision.kind === 'passed_limit_reaction' && decision.moves.some((move) => move.verb === 'discard')) {
    return kind === 'card' ? [`discard ${short(thing)}`] : [];
  }
  return verb && kind === wanted ? [`${verb} ${short(thing)}`] : [];
}

/** Why nothing can be done with a thing now, where no single move would be refused for it. */
export function refusal(
  thing: string,
  view: EndeavorView,
  decision: Decision | null,
  components: Components,
): Message | null {
  if (!decision) return null;
  if (answers(thing, decision).length && !isSupplyOnly(thing, view, decision)) return null;
  const kind = kindOf(thing);
  const free = decision.kind === 'choose_action' || (decision.kind === 'choose_component' && !isSecond(decision));
  if (free && (kind === 'city' || kind === 'deck' || kind === 'region')) {
    const barred = view.barred[thing];
    if (barred) return barred as Message;
    const action = view.reach[thing];
    if (action && decision.kind === 'choose_action') return noMeans(action, view, decision, components);
  }
  if (kind === 'connection') {
    return { key: 'shell-en-connection', args: { thing }, rule: 'EN-10.6' };
  }
  const supply = kind === 'building' && decision.kind === 'choose_action';
  if (supply) return { key: 'shell-en-build-phase', args: { thing }, rule: 'EN-3.2' };
  if (attempts(thing, decision).length) return null;
  return { key: 'shell-en-not-asked', args: { thing, prompt: decision.prompt }, rule: momentOf(decision) };
}

/** The rule that says what is done at this moment; a building or token that asks has begun the turn's one action. */
const momentOf = ({ source }: Decision): string => (source.startsWith('EN-') ? source : 'EN-7.11');

/** A tile of the supply that the player does not own is no building to activate. */
function isSupplyOnly(thing: string, view: EndeavorView, decision: Decision): boolean {
  return (
    decision.kind === 'choose_action' &&
    kindOf(thing) === 'building' &&
    !view.players[decision.seat]?.buildings.some((one) => one.building === thing)
  );
}

/** No building or token can do it: all at work, none there, or too little population. */
function noMeans(action: ActionName, view: EndeavorView, decision: Decision, components: Components): Message {
  const trader = view.players[decision.seat];
  const able = (thing: string): boolean => printed(components, thing).action?.of.includes(action) ?? false;
  const built = trader?.buildings.filter((one) => able(one.building)) ?? [];
  const token = Object.keys(trader?.tokens ?? {}).some(able);
  const name = `action:${action}`;
  if (!built.length && !token) return { key: 'shell-en-no-means', args: { action: name }, rule: 'EN-8.1' };
  if (!token && built.every((one) => one.worker))
    return { key: 'shell-en-all-at-work', args: { action: name }, rule: 'EN-8.3' };
  const cost = costOf(components, action) + (token ? 0 : 1);
  return { key: 'en-no-population', args: { action: name, cost, harbor: trader?.harbor ?? 0 }, rule: 'EN-8.5' };
}
