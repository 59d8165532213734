// Which sounds are heard: as the settings say, and on a hidden page only "your turn".
import { expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { isHeard } from '../src/lib/sounds';

test.each([
  ['off', false, [false, false]],
  ['turn', false, [true, false]],
  ['all', false, [true, true]],
  ['all', true, [true, false]],
  ['off', true, [false, false]],
] as const)('%s, hidden: %s', (sound, hidden, heard) => {
  vi.stubGlobal('document', { hidden });
  Object.assign(settings, { sound, volume: 0.4 });
  expect([isHeard('turn'), isHeard('place')]).toEqual(heard);
});
