import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { checkFolder } from '../check-folder.ts';
import { pictureKind } from './picture.kind.ts';

const work = mkdtempSync(join(tmpdir(), 'picture-faults-'));
after(() => rmSync(work, { recursive: true }));
const outside = join(work, 'outside.png');

const plain = (width: number, height: number, background = '#a5552a') =>
  sharp({ create: { width, height, channels: 3, background } });
const png = await plain(40, 30).png().toBuffer();
const jpeg = await plain(400, 300).jpeg().toBuffer();
const webp = await plain(40, 30).webp().toBuffer();
const avif = await plain(40, 30).avif().toBuffer();
const long = await plain(12_001, 1).png().toBuffer();
writeFileSync(outside, png);

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A PNG whose head promises pixels that its few bytes become. */
const bomb = (width: number, height: number) => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024));
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const frames = await Promise.all(
  ['#a5552a', '#f4ead9'].map((background) => plain(40, 30, background).png().toBuffer()),
);
const moving = await sharp(frames, { join: { animated: true } })
  .webp({ loop: 0 })
  .toBuffer();

type Write = (path: string) => void;
const content =
  (bytes: Buffer | string): Write =>
  (path) =>
    writeFileSync(path, bytes);
const check = async (file: string, write?: Write) => {
  const folder = mkdtempSync(join(work, 'shop-'));
  writeFileSync(
    join(folder, 'shop.json'),
    JSON.stringify({
      name: 'Bohne',
      languages: ['de'],
      markets: [{ code: 'DE', currency: 'EUR', languages: ['de'] }],
    }),
  );
  writeFileSync(join(folder, 'pictures.csv'), `key;file\nlatte;${file}\n`);
  mkdirSync(join(folder, 'pictures'));
  if (write) {
    mkdirSync(dirname(join(folder, 'pictures', file)), { recursive: true });
    write(join(folder, 'pictures', file));
  }
  return checkFolder(folder, { kinds: [pictureKind], checks: [] });
};

describe('a picture of a folder, SHP-003, SHP-012', () => {
  for (const [file, bytes] of [
    ['latte.png', png],
    ['drinks/latte.JPG', jpeg],
    ['Kaffee groß 1.webp', webp],
    ['latte.avif', avif],
  ] as const)
    it(`is accepted: ${file}`, async () => {
      const { faults, shop } = await check(file, content(bytes));
      assert.deepEqual(faults, []);
      assert.match(JSON.stringify(shop.rowsOf(pictureKind)), /"content":"[0-9a-f]{32}"/);
    });

  const cases: readonly (readonly [of: string, file: string, write: Write | undefined, right: RegExp])[] = [
    ['that is missing', 'latte.png', undefined, /no file of this name/],
    ['that is a folder', 'latte.png', (path) => mkdirSync(path), /no file of this name/],
    ['outside of the folder', '../../outside.png', undefined, /A file of the folder pictures/],
    ['by its path', outside, undefined, /A file of the folder pictures/],
    ['in a bucket', 'https://bucket.example/latte.png', undefined, /those of a bucket/],
    ['behind a link out of the folder', 'latte.png', (path) => symlinkSync(outside, path), /leads out/],
    ['of 21 MB', 'latte.png', content(Buffer.alloc(21 * 2 ** 20, png)), /has 21\.0 MB\. At most 20/],
    ['that is empty', 'latte.png', content(''), /none of JPEG, PNG, WebP, AVIF/],
    ['that is SVG', 'latte.png', content('<svg xmlns="http://www.w3.org/2000/svg"/>'), /none of JPEG/],
    ['that is a page', 'latte.jpg', content('<!doctype html><script>1</script>'), /none of JPEG/],
    ['of another type than its name', 'latte.png', content(jpeg), /is JPEG\. Its name ends with \.jpg/],
    ['that is cut off', 'latte.jpg', content(jpeg.subarray(0, jpeg.length / 2)), /damaged/],
    [
      'that is overwritten',
      'latte.webp',
      content(Buffer.concat([webp.subarray(0, 20), Buffer.alloc(99)])),
      /damaged/,
    ],
    ['that only begins as one', 'latte.png', content(png.subarray(0, 8)), /damaged/],
    [
      'that becomes 3.6 thousand million pixels',
      'latte.png',
      content(bomb(60_000, 60_000)),
      /damaged.*pixel limit/,
    ],
    ['that is too long', 'latte.png', content(long), /At most 12000 a side/],
    ['that moves', 'latte.webp', content(moving), /doesn’t move/],
  ];
  for (const [of, file, write, right] of cases)
    it(`is refused with its file, line, column and name: one ${of}`, async () => {
      const { faults } = await check(file, write);
      assert.deepEqual(
        faults.map((fault) => [fault.file, fault.line, fault.column, fault.value]),
        [['pictures.csv', 2, 'file', file]],
        JSON.stringify(faults),
      );
      assert.match(faults[0]?.right ?? '', right);
    });
});
