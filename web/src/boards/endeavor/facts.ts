/** The view of Endeavor and the printed facts of its components, as the server sends them. */
import type { Components, Message, View } from '../../lib/model';

export const TRACKS = ['industry', 'culture', 'finance', 'politics'] as const;
export type Track = (typeof TRACKS)[number];

/** The places for cards printed on a player board. */
export const CARD_PLACES = 5;

export interface City {
  city: string;
  region: string;
  owner: number | null;
  token: string | null;
  glory: number;
  x: number;
  y: number;
}

export interface Deck {
  deck: string;
  cards: string[];
}

export interface Region {
  region: string;
  open: boolean;
  track: { owner: number | null; token: string | null }[];
  beside: number[];
  markers: number[];
  /** The space that the next ship takes; who then receives the governor, by the seat that ships. */
  next: { space: number; opens: boolean; governor: number[] } | null;
  /** Who would get the governor as the track of a closed region stands. */
  leader: number | null;
  present: number[];
  decks: Deck[];
}

export interface Level {
  level: number;
  marker: number;
  value: number;
}

export interface Trader {
  seat: number;
  passed: boolean;
  harbor: number;
  supply: number;
  levels: Record<Track, Level>;
  buildings: { building: string; worker: boolean; activates: boolean }[];
  tokens: Record<string, number>;
  /** The highest level that may be built now, and whether one of level V is owned. */
  building_allowed: number;
  top_building: boolean;
  /** Workers that a payment action returns. */
  payment: number;
  cards: string[];
  turned: string[];
  slot: string | null;
  /** The slavery card that does not count against the limit. */
  free_card: string | null;
  counted: number;
  limit: number;
}

export interface Connection {
  connection: string;
  cities: [string, string];
  token: string | null;
  owner: number | null;
}

export interface EndeavorView extends View {
  round: number;
  rounds: number;
  phase: 'build' | 'growth' | 'salary' | 'action';
  crown: number | null;
  players: Trader[];
  regions: Region[];
  cities: City[];
  connections: Connection[];
  stacks: { building: string; level: number; left: number }[];
  removed: string[];
  abolished: boolean;
  slot_glory: number;
  population_per_glory: number;
  /** Where an action of the viewer could be carried out, and which one. */
  reach: Record<string, ActionName>;
  /** Why not at the other cities and decks. */
  barred: Record<string, Message>;
  scores: { total: number; parts: Record<string, number> }[];
}

export type ActionName = 'ship' | 'occupy' | 'attack' | 'payment' | 'draw';

export interface Action {
  mode: 'single' | 'choose_one' | 'both_same_region' | 'both_same_deck';
  of: ActionName[];
}

/** What is printed on a token, a building or a card. */
export interface Printed {
  development: Partial<Record<Track, number>>;
  glory: number;
  action: Action | null;
}

export interface BuildingFacts extends Printed {
  level: number;
  count: number;
}

export interface CardFacts extends Printed {
  deck: string;
  kind: 'asset' | 'governor' | 'slavery';
  value: number;
  abolition: boolean;
}

export interface Column {
  from: number;
  to: number;
  value: number;
}

const BLANK: Printed = { development: {}, glory: 0, action: null };

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
  return (
    facts<CardFacts>(components, card) ?? { ...BLANK, deck: '', kind: 'asset', value: 0, abolition: false }
  );
}

export function printed(components: Components, component: string): Printed {
  return facts<Printed>(components, component) ?? BLANK;
}

export function columns(components: Components, track: Track): Column[] {
  return facts<{ columns: Column[] }>(components, `track:${track}`)?.columns ?? [];
}

export function glorySpaces(components: Components): number[] {
  return facts<{ spaces: number[] }>(components, 'fact:glory_spaces')?.spaces ?? [];
}

/** Population from the harbor for an action, the worker that activates aside. */
export function costOf(components: Components, action: ActionName): number {
  return facts<{ cost: number }>(components, `action:${action}`)?.cost ?? 0;
}

/** The population that activating a building takes in all: the worker and its cheapest part. */
export function activationCost(components: Components, action: Action): number {
  return 1 + Math.min(...action.of.map((part) => costOf(components, part)));
}

/** Icons one by one, in the order of the tracks. */
export function icons(development: Partial<Record<Track, number>>): Track[] {
  return TRACKS.flatMap((track) => Array<Track>(development[track] ?? 0).fill(track));
}

export const isAction = (components: Components, token: string): boolean =>
  printed(components, token).action !== null;

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
export function governorOf(view: EndeavorView, region: string): number | null {
  const card = `card:${id(region)}_governor`;
  return view.players.find((player) => player.cards.includes(card))?.seat ?? null;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
