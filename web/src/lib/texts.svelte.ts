/**
 * Sentences in the chosen language. The shell's own texts are part of the program; those of the
 * core and of a game are the server's Fluent files, so that a prompt is worded in one place only.
 */
import { FluentNumber, type Scope } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { Bundle } from './bundle';
import { kindOf, short, type Arg, type Component, type Components, type Message } from './model';
import { settings, type Language } from './settings.svelte';

type Values = Readonly<Record<string, string | number>>;
const NONE: Values = {};

// The shell speaks what its reader reads; the other language is loaded when it is wanted.
const SHELL: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../text/en.ftl?raw'),
  cs: () => import('../text/cs.ftl?raw'),
};
const shell = new SvelteMap<Language, Bundle>();
const files = new SvelteMap<string, Bundle>();
const sources = new Map<string, string>();

/** Have the shell's own texts in a language. */
export async function learn(language: Language): Promise<void> {
  if (!shell.has(language)) shell.set(language, new Bundle(language, (await SHELL[language]()).default));
}

/** The shell's texts; those of the other language until the chosen one is learnt. */
function own(): Bundle | undefined {
  return shell.get(settings.language) ?? shell.values().next().value;
}

/** Make a Fluent file of the server known: `core` or a game's prefix in lower case. */
export function addTexts(prefix: string, language: Language, source: string): void {
  sources.set(`${prefix}/${language}`, source);
  files.set(`${prefix}/${language}`, new Bundle(language, source));
}

export function hasTexts(prefix: string, language: Language): boolean {
  return files.has(`${prefix}/${language}`);
}

/** A sentence of the shell. */
export function t(key: string, values = NONE): string {
  return maybe(key, values) ?? key;
}

/** A sentence of the shell, or null where there is none. */
export function maybe(key: string, values = NONE): string | null {
  const from = own();
  return from ? format(from, key, values) : null;
}

/** A sentence of the core or a game by its bare key, or null where there is none. */
export function word(key: string, values = NONE): string | null {
  const found = files.get(`${key.split('-')[0]}/${settings.language}`);
  return found ? format(found, key, values) : null;
}

/** A number as it stands on a table; the browser's own way to write numbers is slow to make, and seldom needed. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain || !scope ? `${this.value}` : super.toString(scope);
  }
}
const counted = <T>(value: T | number): T | Count => (typeof value === 'number' ? new Count(value) : value);

const plain = new WeakMap<Bundle, Map<string, string | null>>();

function format(from: Bundle, key: string, values: Values): string | null {
  // What has nothing to fill in is put together once.
  if (values === NONE) {
    let known = plain.get(from);
    if (!known) plain.set(from, (known = new Map()));
    let said = known.get(key);
    if (said === undefined) known.set(key, (said = filledIn(from, key, values)));
    return said;
  }
  return filledIn(from, key, values);
}

function filledIn(from: Bundle, key: string, values: Values): string | null {
  const message = from.message(key);
  if (!message?.value) return null;
  const counts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, counted(value)]));
  return from.format(message.value, counts);
}

/** A piece of a sentence: plain text, or the name of something on the table. */
export type Piece = string | { id: string; name: string };

/** Who the names in a message belong to. */
export interface Speaker {
  components: Components;
  players: string[];
}

export const NOBODY: Speaker = { components: new Map(), players: [] };

export function nameOf(component: Component): string {
  const full = settings.language === 'cs' ? component.cs : component.en;
  // A code before the name is for those who type moves; others are told what kind of thing it is.
  const code = `${short(component.id)} `;
  if (!full.startsWith(code)) return full;
  const bare = full.slice(code.length);
  return maybe(`coded-${kindOf(component.id)}`, { name: bare }) ?? bare;
}

/** The name of a component id, or of a word of moves that a board shows as a thing. */
export function name(id: string, speaker: Speaker): string {
  const seat = /^seat:(\d+)$/.exec(id);
  if (seat) return player(Number(seat[1]), speaker);
  const component = speaker.components.get(id);
  return component ? nameOf(component) : (maybe(`thing-${id}`) ?? id);
}

export function player(seat: number, speaker: Speaker): string {
  return speaker.players[seat] ?? word('core-player', { number: seat + 1 }) ?? `${seat + 1}`;
}

// Marks that no text contains; between them stands the number of a name.
const OPEN = '\u0001';
const CLOSE = '\u0002';

/** The message as a sentence in which the names can be pointed at. */
export function pieces(message: Message, speaker: Speaker): Piece[] {
  const names: { id: string; name: string }[] = [];
  const marked = sentence(message, speaker, (id) => {
    names.push({ id, name: name(id, speaker) });
    return `${OPEN}${names.length - 1}${CLOSE}`;
  });
  return (
    marked
      // eslint-disable-next-line no-control-regex -- the marks that no text holds
      .split(/\u0001(\d+)\u0002/)
      .map((part, i): Piece => (i % 2 ? (names[Number(part)] ?? part) : part))
      .filter((part) => part !== '')
  );
}

/** The message as plain text. */
export function say(message: Message, speaker: Speaker): string {
  return sentence(message, speaker, (id) => name(id, speaker));
}

// In Czech a word of one letter stays with the next one.
const LONELY = /(?<=[\s(„]|^)([aikosuvz]) (?=\S|$)/gi;

/** Words as they are set in a sentence; cards, which have no room to lose, break them anywhere. */
export function bound(text: string): string {
  return settings.language === 'cs' ? text.replace(LONELY, '$1\u00a0') : text;
}

/** What is printed stays the same: it is put into words once for each language, not with every move. */
export function once<K extends object, V>(
  prefix: string,
  make: (key: K, speaker: Speaker) => V,
): (key: K, speaker: Speaker) => V {
  const made = new Map<Language, WeakMap<K, V>>();
  return (key, speaker) => {
    const { language } = settings;
    if (!hasTexts(prefix, language)) return make(key, speaker);
    const known = made.get(language) ?? new WeakMap<K, V>();
    made.set(language, known);
    const value = known.get(key) ?? make(key, speaker);
    known.set(key, value);
    return value;
  };
}

/** A game's texts with some of them worded otherwise: with marks in the place of words, say. */
export function retold(
  prefix: string,
  otherwise: Record<Language, string>,
): (message: Message, speaker: Speaker) => string {
  const made = new Map<Language, Bundle>();
  return (message, speaker) => {
    const { language } = settings;
    if (!files.has(`${prefix}/${language}`)) return say(message, speaker);
    let told = made.get(language);
    if (!told) {
      told = new Bundle(language, sources.get(`${prefix}/${language}`) ?? '', otherwise[language]);
      made.set(language, told);
    }
    return sentence(message, speaker, (id) => name(id, speaker), told);
  };
}

function sentence(message: Message, speaker: Speaker, show: (id: string) => string, told?: Bundle): string {
  const prefix = message.key.split('-')[0];
  const from = prefix === 'shell' ? own() : (told ?? files.get(`${prefix}/${settings.language}`));
  // Texts that are on their way say nothing yet.
  if (!from) return '';
  const pattern = from.message(message.key);
  if (!pattern?.value) return message.key;
  const { join, last } = pattern.attributes;
  const between = join ? from.format(join) : ', ';
  const beforeLast = last ? from.format(last) : between;
  const argument = (value: Arg): string | number => {
    if (Array.isArray(value)) {
      return listed(
        value.map((item) => sentence(item, speaker, show, told)),
        between,
        beforeLast,
      );
    }
    if (typeof value === 'object') return sentence(value, speaker, show, told);
    if (typeof value !== 'string' || !value.includes(':')) return value;
    return speaker.components.has(value) || value.startsWith('seat:') ? show(value) : value;
  };
  const values = Object.fromEntries(
    Object.entries(message.args ?? {}).map(([key, value]) => [key, counted(argument(value))]),
  );
  return from.format(pattern.value, values);
}

function listed(items: string[], between: string, beforeLast: string): string {
  const start = items.slice(0, -1).join(between);
  return [...(start ? [start] : []), ...items.slice(-1)].join(beforeLast);
}

/** A sentence begins with a capital letter, whatever it is made of. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why the server refused, in words. */
export function reasonOf(reason: Message | null): string {
  return reason ? say(reason, NOBODY) : t('shell-connection-lost');
}

/** All component ids that a message names. */
export function ids(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap(ids);
    if (typeof value === 'object') return ids(value);
    return typeof value === 'string' && value.includes(':') ? [value] : [];
  });
}
