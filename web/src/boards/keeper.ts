import { shared } from '../lib/difference';
import { settings } from '../lib/settings.svelte';
import { hasTexts, t } from '../lib/texts.svelte';

/**
 * Keeps what was made for each key for as long as all that it hangs on stays the same, so that a list of
 * hundreds of things tells Svelte only of those that changed.
 */
export function keeper<Value>(): (key: string, on: readonly unknown[], make: () => Value) => Value {
  const known = new Map<string, { on: readonly unknown[]; value: Value }>();
  return (key, on, make) => {
    const last = known.get(key);
    if (last?.on.length === on.length && last.on.every((one, i) => one === on[i])) return last.value;
    const value = make();
    known.set(key, { on, value });
    return value;
  };
}

/** Gives back the value of before, or the parts of it, where the new one is equal: no news to what is drawn from it. */
export function steady<Value>(): (now: Value) => Value {
  let last: Value | undefined;
  return (now) => (last = shared(last, now));
}

/** What words are made of: another value once the language has changed, or its texts have come. */
export function tongue(prefix: string): string {
  return `${settings.language} ${hasTexts(prefix, settings.language)} ${t('close')}`;
}
