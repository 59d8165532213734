/** What the card of a thing says: its name, what it is or does, where it is now. */
import { kindOf, short, type Component } from './model';
import { capital, nameOf, say, word, type Speaker } from './texts.svelte';

export interface CardWords {
  title: string;
  text: string;
  /** Where it is, whose it is, what lies there: what its label says beyond its name. */
  where: string;
  note: string;
  rule: string | null;
}

const RAW = /^\w+:\w/;

/** The words for a thing with that label; null where there is nothing but an id. */
export function cardWords(
  id: string,
  component: Component | undefined,
  label: string,
  prefix: string,
  speaker: Speaker,
): CardWords | null {
  const name = component ? nameOf(component) : label;
  if (!name || RAW.test(name) || (!component && name.length < 4)) return null;
  const own = component?.text ? say(component.text, speaker) : '';
  // What there is one of is a kind of its own.
  const text = own || (word(`${prefix}-kind-${kindOf(id) || id}`) ?? '');
  const beyond = component ? rest(label, name, short(id)) : '';
  return {
    title: capital(name),
    text: capital(text),
    where:
      beyond && !text.includes(beyond) && !(text && beyond.includes(text)) && !RAW.test(beyond) ? capital(beyond) : '',
    note: component?.note ? say(component.note, speaker) : '',
    rule: component && /^[A-Z]{2}-\d/.test(component.source) ? component.source : null,
  };
}

function rest(label: string, ...names: string[]): string {
  const begins = names.find((name) => label.toLowerCase().startsWith(name.toLowerCase()));
  return (begins ? label.slice(begins.length) : label).replace(/^[\s:;,.–-]+/, '');
}
