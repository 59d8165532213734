/** Texts of cards with signs in the place of words. */
import type { Message } from '../../lib/model';
import { capital, once, retold, type Speaker } from '../../lib/texts.svelte';
import type { Face } from './printed';
import common from './text/marks.ftl?raw';
import cs from './text/marks.cs.ftl?raw';
import en from './text/marks.en.ftl?raw';

/** The text with marks: `gain 2⟦materials⟧`. */
export const marked: (message: Message, speaker: Speaker) => string = once(
  'im',
  retold('im', { en: `${common}\n${en}`, cs: `${common}\n${cs}` }),
);

/** Words, a number before its sign, or a bare sign. */
export type Bit = { words: string } | { sign: string; count: string; after: string };

/** Words and signs in order; a number, its sign and what is written at it stay together. */
export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let from = 0;
  for (const mark of text.matchAll(/(\d*)⟦(\w+)⟧([,;:.)/]?)/g)) {
    if (mark.index > from) found.push({ words: text.slice(from, mark.index) });
    found.push({ sign: mark[2]!, count: mark[1]!, after: mark[3]! });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ words: text.slice(from) });
  return found;
}

export const rich: (message: Message, speaker: Speaker) => Bit[] = once('im', (message: Message, speaker) =>
  bits(capital(marked(message, speaker))),
);

/** About how many letters of room a text needs. */
export const lengthOf: (message: Message, speaker: Speaker) => number = once(
  'im',
  (message: Message, speaker) => marked(message, speaker).replace(/⟦\w+⟧/g, '##').length + 6,
);

/** About how many letters of room the whole text of a card needs. */
export const wordsOf = (card: Face, speaker: Speaker): number =>
  card.lines.reduce((sum, line) => sum + lengthOf(line.text, speaker), 0);
