import { untrack } from 'svelte';
import { afterPaint, type Place } from './frames';

/** A value that follows its source as soon as a picture has been shown: what is looked at first is drawn first. */
export function later<Value>(source: () => Value, place: Place = 'told'): { readonly current: Value } {
  const now = $derived(source());
  let told = $state.raw(untrack(() => now));
  let isAsked = false;
  $effect(() => {
    if (now === told || isAsked) return;
    isAsked = true;
    afterPaint(() => {
      isAsked = false;
      told = now;
    }, place);
  });
  return {
    get current() {
      return told;
    },
  };
}

/**
 * How much of a list is drawn that may be long and new: the first so many with the question that brings them, then
 * so many times more with every picture. What comes late is off the screen and costs less.
 */
export function portions(
  source: () => unknown,
  length: () => number,
  first: number,
  times: number,
): { readonly current: number } {
  const of = $derived(source());
  let shown = $state.raw({ of: undefined as unknown, count: Infinity });
  const count = $derived(shown.of === of ? shown.count : first);
  let isAsked = false;
  $effect(() => {
    if (isAsked || count >= length()) return;
    isAsked = true;
    afterPaint(() => {
      isAsked = false;
      shown = { of, count: count * times };
    }, 'choices');
  });
  return {
    get current() {
      return count;
    },
  };
}
