/** How long ago, in words: `12 minutes ago`. */
import { settings } from './settings.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `then` in seconds, as the server counts them. */
export function since(then: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / size), unit);
}
