/** Moves in the game's own words, in groups that a person can survey. */
import type { Message, Move } from './model';
import { kindOf, short } from './model';
import { capital, name, say, word, type Speaker } from './texts.svelte';

/** What is done: `Build`. */
export function verbText(verb: string, prefix: string): string {
  return capital(word(`${prefix}-verb-${verb}`) ?? verb.replaceAll('-', ' '));
}

/** The whole move in words. */
export function moveText(move: Move, speaker: Speaker): string {
  return capital(say(move.label, speaker));
}

/** What is done one after the other. */
export function planText(labels: Message[], speaker: Speaker): string {
  return capital(labels.map((label) => say(label, speaker)).join(', '));
}

/** A word of a move that is no component: `day`, `left:2`. */
function argText(arg: string, speaker: Speaker): string {
  return speaker.components.has(arg) || kindOf(arg) === 'seat' ? name(arg, speaker) : short(arg);
}

/** What a label says beside its verb; null where the game words the move as a whole. */
function besideVerb(move: Move, speaker: Speaker): string | null {
  if (move.label.key !== 'core-move') return null;
  const args = move.label.args?.args;
  return Array.isArray(args) ? args.map((arg) => say(arg, speaker)).join(', ') : '';
}

export interface Group {
  /** The thing or the verb that the group is about. */
  key: string;
  title: string;
  isThing: boolean;
  moves: { move: Move; label: string }[];
}

/** Moves under the thing they are about, or under what is done. */
export function groups(
  moves: Move[],
  by: 'thing' | 'verb',
  prefix: string,
  speaker: Speaker,
  isShown: (arg: string) => boolean = () => true,
): Group[] {
  const found = new Map<string, Group>();
  for (const move of moves) {
    const thing = by === 'thing' ? move.args.find((arg) => speaker.components.has(arg)) : undefined;
    const key = thing ?? move.verb;
    const title = thing ? name(thing, speaker) : verbText(move.verb, prefix);
    const rest = thing
      ? move.args.filter((arg) => arg !== thing && isShown(arg)).map((arg) => argText(arg, speaker))
      : [];
    // Under its thing a choice needs only its verb, under its verb only what it is about.
    const label = thing
      ? [verbText(move.verb, prefix), ...rest].join(': ')
      : capital(besideVerb(move, speaker) ?? say(move.label, speaker)) || title;
    const group = found.get(key) ?? { key, title, isThing: thing !== undefined, moves: [] };
    group.moves.push({ move, label });
    found.set(key, group);
  }
  return [...found.values()];
}
