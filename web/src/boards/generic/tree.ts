/** Any view as a tree of titled things, for a game that has no drawing of its own yet. */
import { library } from '../../lib/library.svelte';
import type { View } from '../../lib/model';
import { name, player, t, word, type Speaker } from '../../lib/texts.svelte';

export interface Node {
  key: string;
  title: string;
  /** A number or word. */
  text: string;
  /** The component that the node stands for. */
  id: string | null;
  /** Things that lie here side by side. */
  things: { id: string | null; text: string }[];
  children: Node[];
}

const FRAME = new Set(['game', 'seats', 'seat', 'over', 'waiting', 'answered', 'scores']);

const plain = (key: string): string => {
  const text = key.replaceAll('_', ' ').replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function tree(view: View, speaker: Speaker): Node[] {
  const prefix = library.game(view.game)?.prefix.toLowerCase() ?? '';
  const title = (key: string): string =>
    speaker.components.has(key)
      ? name(key, speaker)
      : (word(`${prefix}-view-${key}`) ?? word(`${prefix}-counter-${key}`) ?? plain(key));
  const textOf = (value: Json): string =>
    value === true
      ? t('yes')
      : value === false
        ? t('no')
        : value === null
          ? '–'
          : typeof value === 'string'
            ? speaker.components.has(value) || value.startsWith('seat:')
              ? name(value, speaker)
              : value
            : String(value);
  const idOf = (value: Json): string | null =>
    typeof value === 'string' && speaker.components.has(value) ? value : null;

  function node(key: string, heading: string, value: Json): Node {
    const made: Node = { key, title: heading, text: '', id: idOf(key), things: [], children: [] };
    if (Array.isArray(value)) {
      if (value.every((item) => item === null || typeof item !== 'object')) {
        made.things = value.map((item) => ({ id: idOf(item), text: textOf(item) }));
        made.text = made.things.map((thing) => thing.text).join(', ') || '–';
      } else {
        made.children = value.map((item, i) => node(`${i}`, headingOf(item, i), item));
      }
    } else if (value !== null && typeof value === 'object') {
      const component = idOf(value.component ?? value.id ?? null);
      if (component) made.id = component;
      made.children = Object.entries(value)
        .filter(([part, inner]) => !isEmpty(inner) && !(component && inner === component) && part !== 'seat')
        .map(([part, inner]) => node(part, title(part), inner));
    } else {
      made.text = textOf(value);
      made.id ??= idOf(value);
    }
    return made;
  }

  function headingOf(item: Json, i: number): string {
    if (item !== null && typeof item === 'object' && !Array.isArray(item)) {
      if (typeof item.seat === 'number') return player(item.seat, speaker);
      const id = item.component ?? item.id ?? item.name;
      if (typeof id === 'string') return textOf(id);
    }
    return `${i + 1}`;
  }

  return Object.entries(view as Record<string, Json>)
    .filter(([key, value]) => !FRAME.has(key) && !isEmpty(value))
    .map(([key, value]) => node(key, title(key), value));
}

function isEmpty(value: Json): boolean {
  return (
    value === null ||
    value === '' ||
    (Array.isArray(value) && !value.length) ||
    (typeof value === 'object' && !Array.isArray(value) && !Object.keys(value).length)
  );
}
