/**
 * A QR code, made here so that a seat's secret goes nowhere: bytes, error correction M, versions 1
 * to 10 (213 bytes). `QR` is a square of dark and light modules.
 */
export type QR = readonly (readonly boolean[])[];

/** For each version: error correction words per block, and the data words of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the small squares stand, for each version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

// Arithmetic in the field of 256 elements.
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x <<= 1;
  if (x & 256) x ^= 0x11d;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The words that let a reader repair a block. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((value, j) => (next[j + 1]! ^= times(value, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) generator.forEach((value, j) => (rest[i + j]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** All words of the code in their order: blocks are laid side by side. */
function words(bytes: readonly number[], version: number): number[] {
  const [count, blocks] = BLOCKS[version - 1]!;
  const room = blocks.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let at = 0;
  const parts = blocks.map((size) => data.slice(at, (at += size)));
  const fixes = parts.map((part) => correction(part, count));
  const woven = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.map((list) => list[i]).filter((word) => word !== undefined),
    ).flat();
  return [...woven(parts), ...woven(fixes)];
}

/** A number with the remainder that makes it recognisable: format and version. */
function guarded(value: number, length: number, generator: number): number {
  let rest = value << length;
  const top = 31 - Math.clz32(generator);
  while (rest && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top);
  return (value << length) | rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How badly a code can be read: long runs, blocks, false finders, too dark or too light. */
function penalty(code: readonly boolean[][]): number {
  const size = code.length;
  let sum = 0;
  for (const along of [(a: number, b: number) => code[a]![b]!, (a: number, b: number) => code[b]![a]!]) {
    for (let a = 0; a < size; a++) {
      let line = '';
      for (let b = 0; b < size; b++) line += along(a, b) ? '1' : '0';
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      sum += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (code[y]![x]) dark++;
      const same = code[y]![x];
      if (y && x && code[y - 1]![x] === same && code[y]![x - 1] === same && code[y - 1]![x - 1] === same) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

export function qr(text: string): QR {
  const bytes = [...new TextEncoder().encode(text)];
  const found = BLOCKS.findIndex(([, blocks], i) => {
    const room = blocks.reduce((sum, size) => sum + size, 0);
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  });
  if (found < 0) throw new RangeError('too long for a QR code');
  const version = found + 1;
  const size = 17 + 4 * version;
  const code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    code[y]![x] = dark;
    fixed[y]![x] = true;
  };
  const square = (x: number, y: number, reach: number, dark: (far: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const small = ALIGNMENT[version - 1]!;
  for (const x of small) {
    for (const y of small) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(x, y, 2, (far) => far !== 1);
    }
  }
  if (version > 6) {
    const bits = guarded(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(a, b, ((bits >> i) & 1) === 1);
      set(b, a, ((bits >> i) & 1) === 1);
    }
  }
  const format = (mask: number): void => {
    // Error correction M is written as 00.
    const bits = guarded(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
      set(8, along, bit(i));
      set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(i));
    }
    set(8, size - 8, true);
  };
  format(0);
  // Two columns at a time, up and down, from the right; the timing column is left out.
  const stream = words(bytes, version).flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  let at = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!fixed[y]![x]) code[y]![x] = stream[at++] === 1;
    }
    up = !up;
  }
  let best: boolean[][] = code;
  let least = Infinity;
  for (const [i, mask] of MASKS.entries()) {
    format(i);
    const masked = code.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== mask(x, y))));
    const cost = penalty(masked);
    if (cost < least) [least, best] = [cost, masked];
  }
  return best;
}

/** The dark modules as one path on a grid of modules. */
export function qrPath(code: QR): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
