// An icon in a list is a picture, which inherits nothing: all its colours are those of the theme.
import { expect, test } from 'vitest';
import { ICONS as CIVILIZATION } from '../src/boards/civilization/icons';
import { ICONS as MYSTICA } from '../src/boards/terra-mystica/art/icons';
import { inTheme } from '../src/lib/icons/picture';

test('a colour is that of the theme, or else the one that is named for want of it', () => {
  const drawn = 'var(--k,var(--icon-edge,#111)) var(--f, #222) var(--crystal,light-dark(#333,#444))';
  expect(inTheme(drawn, false)).toBe('#2b2620 #222 #333');
  expect(inTheme(drawn, true)).toBe('#cfc5b0 #222 #444');
});

test('what takes the colour of its place keeps it', () => {
  expect(inTheme('currentColor var(--seat-1)', false)).toBe('currentColor var(--seat-1)');
});

test.each(Object.entries({ ...CIVILIZATION, ...MYSTICA }))('an icon needs nothing of its place: %s', (_, drawn) => {
  expect(inTheme(drawn, true)).not.toMatch(/var\(|light-dark/);
});
