/** A line that is never cut, as markup: its letters keep their height and are squeezed sideways where the room is too narrow. */
import { escape } from '../lib/icons/drawing';
import { widthOf } from './measure';
import './squeezed.css';

export interface Line {
  size?: number;
  weight?: number;
  /** A custom property with the family. */
  family?: '--sans' | '--serif';
}

export function squeezed(text: string, { size = 11, weight = 600, family = '--sans' }: Line = {}): string {
  const width = Math.ceil(widthOf(text, size, weight, family)) + 1;
  const height = size * 1.25;
  return (
    `<svg class="squeezed" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" style="max-width:${width}px;height:${height}px" aria-hidden="true">` +
    `<text y="${size * 0.95}" font-size="${size}" font-weight="${weight}" style="font-family:var(${family})">${escape(text)}</text></svg>`
  );
}
