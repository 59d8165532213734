/** What is printed on the components of Imperium, and what follows from it. */
import type { Arg, Component, Components, Message, View as AnyView } from '../../lib/model';
import { PALETTES, type Palette } from '../art/palettes';
import { scene } from '../art/scene';
import { emblem } from '../art/emblems';
import { SUITS } from './icons';
import type { KnownCards, NationFacts, PlayerView, View } from './types';

export type { KnownCards as Past, MarketSlot as Slot, PlayCard as InPlay, PlayerView as Nation } from './types';

export type ImperiumView = AnyView & View;

export type Tokens = Record<string, number>;

/** A player whose area is laid out; who has a history has no sunken cards. */
export type Leader = Required<Omit<PlayerView, 'history' | 'sunken'>> &
  Pick<PlayerView, 'history' | 'sunken'> & { nation: string; power: string };
export const isLeader = (one: PlayerView): one is Leader => one.power !== null;

/** The player whose chair this is; a spectator looks from the first. */
export const viewer = (view: View): PlayerView => view.players[view.seat ?? 0]!;

/** What has been put away for good: the history, or what lies on the ground of the sea. */
export const pastOf = (one: PlayerView): KnownCards | undefined => one.history ?? one.sunken;

export interface Line {
  /** Played, exhaust, solstice, passive, gained, points, rule. */
  lead: string;
  text: Message;
}

/** What is printed on a card, for the drawing. */
export interface Face {
  number: string;
  nation: string | null;
  suits: string[];
  icons: string[];
  /** State, types, attack, free play, pinned. */
  chips: string[];
  cost: Tokens | null;
  /** Points: a number, a star where they vary, a half disc where the place decides. */
  points: string | null;
  lines: Line[];
  art: string;
}

const LEADS: Readonly<Record<string, string>> = {
  'im-text-play': 'action',
  'im-text-exhaust': 'exhaust',
  'im-text-exhaust-when': 'exhaust',
  'im-text-passive': 'passive',
  'im-text-solstice': 'solstice',
  'im-text-gained': 'gained',
};
const POINTS: Readonly<Record<string, string>> = { variable: '★', conditional: '◐' };

const isMessage = (value: Arg | undefined): value is Message => typeof value === 'object' && !Array.isArray(value);
const given = (tokens: Tokens | null): Tokens | null =>
  tokens && Object.fromEntries(Object.entries(tokens).filter(([, count]) => count));

/** The parts of a card's text, each a message of its own. */
export function partsOf(component: Component | undefined): Message[] {
  const text = component?.text;
  const body = isMessage(text?.args?.body) ? text.args.body : text;
  return Array.isArray(body?.args?.parts) ? body.args.parts : [];
}

const faces = new WeakMap<Component, Face>();

export function face(component: Component | undefined): Face {
  if (!component)
    return { number: '', nation: null, suits: [], icons: [], chips: [], cost: null, points: null, lines: [], art: '' };
  const known = faces.get(component);
  if (known) return known;
  const facts = component.facts ?? {};
  const points = facts.points as { kind: string; n: number } | null;
  const made: Face = {
    number: String(facts.number ?? ''),
    nation: String(facts.deck) in PALETTES ? String(facts.deck) : null,
    suits: (facts.suits as string[] | undefined) ?? [],
    icons: Object.entries((facts.icons as Tokens | undefined) ?? {}).flatMap(([icon, count]) =>
      Array<string>(count).fill(icon),
    ),
    chips: [
      ...(facts.state ? [facts.state as string] : []),
      ...((facts.types as string[] | undefined) ?? []),
      ...['attack', 'free_play', 'pinned'].filter((flag) => facts[flag]),
    ],
    cost: given((facts.cost as Tokens | null | undefined) ?? null),
    points: !points || points.kind === 'none' ? null : points.kind === 'fixed' ? `${points.n}` : POINTS[points.kind]!,
    lines: partsOf(component)
      .filter((part) => part.key !== 'im-vp-fixed')
      .map((text) => ({ lead: LEADS[text.key] ?? (text.key.startsWith('im-vp') ? 'points' : 'rule'), text })),
    art: String(facts.art ?? ''),
  };
  faces.set(component, made);
  return made;
}

/** The colour of the name's band: both suits where a card has two. */
export function band(suits: readonly string[]): string {
  const [one = 'none', two] = suits;
  return two ? `linear-gradient(100deg, ${SUITS[one]} 0 50%, ${SUITS[two]} 50% 100%)` : SUITS[one]!;
}

/** A nation's card is drawn in the nation's colours, any other in those of its suit. */
export function paletteOf(card: Face): Palette {
  if (card.suits.includes('unrest')) return PALETTES.unrest!;
  if (card.nation) return PALETTES[card.nation]!;
  return (card.suits.length > 1 ? PALETTES.dual : PALETTES[card.suits[0] ?? 'region']) ?? PALETTES.region!;
}

const drawn = new Map<string, string>();

/** The picture of a card on a ground of 120 x 80; every card is drawn once. */
export function vignette(card: Face): string {
  let body = drawn.get(card.number);
  if (body === undefined) {
    const { nation } = card;
    body = scene(card.art, paletteOf(card), card.number, nation ? { emblem: () => emblem(nation) } : undefined);
    drawn.set(card.number, body);
  }
  return body;
}

/** Lines that still matter when the card lies in play. */
export const lasting = (card: Face): Line[] =>
  card.lines.filter((line) => line.lead !== 'action' && line.lead !== 'gained');

export const nationName = (id: string | null): string => (id ?? '').replace('nation:', '');
export const nationColour = (id: string | null): string => PALETTES[nationName(id)]?.a ?? '#6a6558';

/** Everything that lies open or is known to lie somewhere, for the cards of a question. */
export function shown(view: ImperiumView): Set<string> {
  const me = viewer(view);
  return new Set([
    ...view.market.flatMap((slot) => (slot ? [slot.component] : [])),
    ...view.hand,
    ...(me.play ?? []).flatMap((card) => [card.component, ...card.garrison]),
    ...[me.power, me.court, me.journey, me.quest].filter((card) => card != null),
    ...(me.developments ?? []).map((one) => one.component),
  ]);
}

/** Facts of a nation for its choice. */
export const nationFacts = (components: Components, id: string): NationFacts | undefined =>
  components.get(id)?.facts as NationFacts | undefined;

/** Cards with a name for each copy, so that those that stay are not drawn anew when one goes. */
export function copies(cards: readonly string[]): { id: string; copy: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const number = (seen.get(id) ?? 0) + 1;
    seen.set(id, number);
    return { id, copy: `${id} ${number}` };
  });
}
