import { untrack } from 'svelte';
import { afterPaint } from './frames';

/** A value that follows its source as soon as a picture has been shown: what is looked at first is drawn first. */
export function later<Value>(source: () => Value): { readonly current: Value } {
  const now = $derived(source());
  let told = $state.raw(untrack(() => now));
  let isAsked = false;
  $effect(() => {
    if (now === told || isAsked) return;
    isAsked = true;
    afterPaint(() => {
      isAsked = false;
      told = now;
    });
  });
  return {
    get current() {
      return told;
    },
  };
}
