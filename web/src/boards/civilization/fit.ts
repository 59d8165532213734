/** Names in little room: at most two lines of full height, squeezed sideways where they are too long. */
import { familyIn } from '../measure';

const EM = 0.56;

/** The width of a text in pixels. */
export type Measure = (text: string) => number;

export interface Line {
  text: string;
  /** The width to squeeze it to; null where it has room. */
  width: number | null;
}

/** A guess for where nothing can be measured. */
export const guess =
  (size: number): Measure =>
  (text) =>
    text.length * size * EM;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Measures in the font of names. */
export function measured(size: number): Measure {
  canvas ??= document.createElement('canvas').getContext('2d');
  const context = canvas;
  if (!context) return guess(size);
  const family = familyIn(document.querySelector('.civilization') ?? document.documentElement, '--serif');
  return (text) => {
    context.font = `600 ${size}px ${family}`;
    return context.measureText(text).width;
  };
}

/** Broken where the longer half is shortest. */
export function fit(name: string, room: number, measure: Measure, lines = 2): Line[] {
  const squeeze = (text: string): Line => ({ text, width: measure(text) > room ? room : null });
  const words = name.split(' ');
  if (lines < 2 || words.length < 2 || measure(name) <= room) return [squeeze(name)];
  let best = ['', name];
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...halves.map(measure)) < Math.max(...best.map(measure))) best = halves;
  }
  return best.map(squeeze);
}
