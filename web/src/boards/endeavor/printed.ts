/** What is printed on the components of Endeavor, and what follows from it. */
import type { Components, View as AnyView } from '../../lib/model';
import type { ActionFacts, BuildingFacts, CardFacts, Column, Facts, TokenFacts, View } from './types';

export const TRACKS = ['industry', 'culture', 'finance', 'politics'] as const;
export type Track = (typeof TRACKS)[number];

/** The places for cards printed on a player board. */
export const CARD_PLACES = 5;

export type {
  ActionFacts as Action,
  BuildingFacts,
  CardFacts,
  CityView as City,
  Column,
  ConnectionView as Connection,
  DeckView as Deck,
  LevelView as Level,
  PlayerView as Trader,
  RegionView as Region,
  TokenFacts as Printed,
} from './types';

export type EndeavorView = AnyView & View;
export type ActionName = ActionFacts['of'][number];

const BLANK: TokenFacts = { development: {}, glory: 0, action: null };

/** A component's id without its kind. */
export const id = (component: string): string => component.slice(component.indexOf(':') + 1);

function facts<T>(components: Components, component: string): T | null {
  const found = components.get(component)?.facts;
  return found && Object.keys(found).length ? (found as unknown as T) : null;
}

export function buildingFacts(components: Components, building: string): BuildingFacts {
  return facts<BuildingFacts>(components, building) ?? { ...BLANK, level: 0, count: 0 };
}

export function cardFacts(components: Components, card: string): CardFacts {
  return facts<CardFacts>(components, card) ?? { ...BLANK, deck: '', kind: 'asset', value: 0, abolition: false };
}

export function printed(components: Components, component: string): TokenFacts {
  return facts<TokenFacts>(components, component) ?? BLANK;
}

export function columns(components: Components, track: Track): Column[] {
  return facts<Facts['track']>(components, `track:${track}`)?.columns ?? [];
}

export function glorySpaces(components: Components): number[] {
  return facts<Facts['fact']>(components, 'fact:glory_spaces')?.spaces ?? [];
}

/** Population from the harbor for an action, the worker that activates aside. */
export function costOf(components: Components, action: ActionName): number {
  return facts<Facts['action']>(components, `action:${action}`)?.cost ?? 0;
}

/** The population that activating a building takes in all: the worker and its cheapest part. */
export function activationCost(components: Components, action: ActionFacts): number {
  return 1 + Math.min(...action.of.map((part) => costOf(components, part)));
}

/** Icons one by one, in the order of the tracks. */
export function icons(development: Partial<Record<Track, number>>): Track[] {
  return TRACKS.flatMap((track) => Array<Track>(development[track] ?? 0).fill(track));
}

export const isAction = (components: Components, token: string): boolean => printed(components, token).action !== null;

/** The glory of a track at a level: the highest glory space reached. */
export function trackGlory(spaces: number[], level: number): number {
  return Math.max(0, ...spaces.filter((space) => space <= level));
}

/** What a track yields at a level. */
export function valueAt(list: Column[], level: number): number {
  return (list.find((column) => level <= column.to) ?? list.at(-1))?.value ?? 0;
}

/** The next threshold of a track: how much is missing and what it will yield. */
export function nextStep(list: Column[], level: number): { at: number; more: number; value: number } | null {
  const next = list.find((column) => column.from > level);
  return next ? { at: next.from, more: next.from - level, value: next.value } : null;
}

/** Who holds the governor of a region. */
export function governorOf(view: View, region: string): number | null {
  const card = `card:${id(region)}_governor`;
  return view.players.find((player) => player.cards.includes(card))?.seat ?? null;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
