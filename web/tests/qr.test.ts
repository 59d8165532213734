// A QR code is read back the way a camera's reader does it, by code of its own.
import { expect, test } from 'vitest';
import { qr, type QR } from '../src/lib/qr';

const BLOCKS = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const MASK = [
  (i: number, j: number) => (i + j) % 2,
  (i: number) => i % 2,
  (_: number, j: number) => j % 3,
  (i: number, j: number) => (i + j) % 3,
  (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Whether a module belongs to the frame and carries no data. */
function isFrame(row: number, column: number, size: number, version: number): boolean {
  const centers = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]][version - 1]!;
  const all = version > 1 ? [6, ...centers] : [];
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 2;
  const aligned = all.some((y) =>
    all.some((x) => {
      const corner = (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6);
      return !corner && near(row, y) && near(column, x);
    }),
  );
  const corner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const versions = version > 6 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
  return corner || row === 6 || column === 6 || aligned || versions;
}

function product(a: number, b: number): number {
  let found = 0;
  for (; b; b >>= 1, a = a & 128 ? (a << 1) ^ 0x11d : a << 1) if (b & 1) found ^= a;
  return found;
}

function read(code: QR): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const cells = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ];
  const format =
    cells.reduce((bits, [row, column]) => (bits << 1) | (code[row!]![column!] ? 1 : 0), 0) ^ 0b101010000010010;
  expect(format >> 13, 'error correction M').toBe(0);
  // The format is a multiple of its generator.
  let rest = format;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0b10100110111 << (i - 10);
  expect(rest, 'format').toBe(0);
  const mask = MASK[(format >> 10) & 7]!;
  const bits: number[] = [];
  for (let column = size - 1, up = true; column > 0; column -= 2, up = !up) {
    if (column === 6) column = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const c of [column, column - 1]) {
        if (!isFrame(row, c, size, version)) bits.push((code[row]![c] ? 1 : 0) ^ (mask(row, c) === 0 ? 1 : 0));
      }
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  const [count, ...sizes] = BLOCKS[version - 1]!;
  const blocks: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++) blocks.forEach((block, b) => i < sizes[b]! && block.push(words[at++]!));
  for (let i = 0; i < count!; i++) blocks.forEach((block) => block.push(words[at++]!));
  // Every block is a multiple of the generator: all syndromes are zero.
  for (const block of blocks) {
    for (let i = 0, root = 1; i < count!; i++, root = product(root, 2)) {
      expect(
        block.reduce((sum, word) => product(sum, root) ^ word, 0),
        'syndrome',
      ).toBe(0);
    }
  }
  const data = blocks
    .flatMap((block, b) => block.slice(0, sizes[b]))
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(data.slice(0, 4)).toBe('0100');
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(data.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each([1, 14, 15, 26, 40, 60, 84, 106, 122, 152, 180, 213])('%i bytes are read back', (length) => {
  const text = Array.from({ length }, (_, i) => 'pentapolis.example/table/k7Qm2Xv#s_4hT9wLc2'[(i * 7) % 44]).join('');
  expect(read(qr(text))).toBe(text);
});

test('other alphabets', () => expect(read(qr('Hypatia → Sólón'))).toBe('Hypatia → Sólón'));

test('too much is refused', () => expect(() => qr('x'.repeat(214))).toThrow(RangeError));

test('the three finders, and a version that can be told', () => {
  const code = qr('x'.repeat(120));
  const size = code.length;
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    const seen = finder.map((_, y) =>
      code[top + y]!.slice(left, left + 7)
        .map(Number)
        .join(''),
    );
    expect(seen).toEqual(finder);
  }
  const version = Array.from({ length: 18 }, (_, i) =>
    code[Math.floor(i / 3)]![size - 11 + (i % 3)] ? 1 : 0,
  ).reverse();
  expect(parseInt(version.slice(0, 6).join(''), 2)).toBe((size - 17) / 4);
});
