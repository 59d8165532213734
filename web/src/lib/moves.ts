/** Moves in words, and in groups that a person can survey. */
import type { Move } from './model';
import { kindOf, short } from './model';
import { maybe, name, say, word, type Speaker } from './texts.svelte';

/** What is done: `Build`. */
export function verbText(verb: string, prefix: string): string {
  return ownVerb(verb, prefix) ?? plain(verb);
}

/** The game's own word for the verb, else ours. */
function ownVerb(verb: string, prefix: string): string | null {
  return word(`${prefix}-verb-${verb}`) ?? maybe(`verb-${prefix}-${verb}`);
}

/** Whether the game words the move itself; the core's stand-in only strings its parts together. */
function isWorded(move: Move): boolean {
  return Boolean(move.label) && move.label.key !== 'core-move';
}

/** A word of a move that is no component: `day`, `left:2`. */
export function argText(arg: string, speaker: Speaker): string {
  if (speaker.components.has(arg) || kindOf(arg) === 'seat') return name(arg, speaker);
  const kind = kindOf(arg);
  return plain(kind ? short(arg) : arg);
}

const plain = (text: string): string => (text === 'to' ? '→' : text.replaceAll('_', ' '));

/** The whole move in words. */
export function moveText(move: Move, prefix: string, speaker: Speaker): string {
  if (isWorded(move)) return say(move.label, speaker);
  const args = move.args.map((arg) => argText(arg, speaker));
  return args.length
    ? `${verbText(move.verb, prefix)}: ${args.join(', ').replace(', →, ', ' → ')}`
    : verbText(move.verb, prefix);
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
    const thing = move.args.find((arg) => speaker.components.has(arg));
    const isThing = by === 'thing' && thing !== undefined;
    const key = isThing ? thing : move.verb;
    const title = isThing ? name(key, speaker) : verbText(move.verb, prefix);
    const rest = move.args
      .filter((arg) => (!isThing || arg !== thing) && isShown(arg))
      .map((arg) => argText(arg, speaker))
      .join(', ')
      .replace(', →, ', ' → ');
    const verb = ownVerb(move.verb, prefix);
    // Under its thing a choice needs only its verb, where the game has one by itself.
    const label =
      isThing && verb
        ? [verb, rest].filter(Boolean).join(': ')
        : isWorded(move)
          ? say(move.label, speaker)
          : rest || title;
    const group = found.get(key) ?? { key, title, isThing, moves: [] };
    group.moves.push({ move, label });
    found.set(key, group);
  }
  return [...found.values()];
}
