import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Values from 0 (black) to 255 (white), row by row. */
  readonly luminance: Uint8ClampedArray;
}

const chunksOf = (png: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), body]));
    at += 12 + length;
  }
  return chunks;
};

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};
const predictors: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Reads the PNGs of the tests: not interlaced; grey, palette or true colour; up to 8 bits. */
export const readPng = (png: Buffer): Picture => {
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR') ?? Buffer.alloc(13);
  const [width, height, depth, colour] = [
    header.readUInt32BE(0),
    header.readUInt32BE(4),
    header[8] ?? 8,
    header[9] ?? 0,
  ];
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 1;
  const stride = Math.ceil((width * channels * depth) / 8);
  const step = Math.max(1, (channels * depth) >> 3);
  const raw = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE');
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const predict = predictors[raw[y * (stride + 1)] ?? 0] ?? (() => 0);
    for (let x = 0; x < stride; x += 1) {
      const left = x >= step ? (rows[y * stride + x - step] ?? 0) : 0;
      const up = y > 0 ? (rows[(y - 1) * stride + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[(y - 1) * stride + x - step] ?? 0) : 0;
      rows[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predict(left, up, corner);
    }
  }
  const most = 2 ** depth - 1;
  const luminance = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const bit = x * channels * depth;
      const byte = rows[y * stride + (bit >> 3)] ?? 0;
      const value = depth === 8 ? byte : (byte >> (8 - depth - (bit & 7))) & most;
      luminance[y * width + x] = palette ? (palette[value * 3 + 1] ?? 0) : (value * 255) / most;
    }
  return { width, height, luminance };
};
