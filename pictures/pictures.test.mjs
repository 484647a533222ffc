import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { giftCardDesigns as giftDesigns } from '../shared-ui/src/art/cards/gift-card-designs.ts';
import { catalogue } from '../apiproxy/src/testing/shop/sample-catalogue.ts';
import { allRecords, hashOf, recordOf } from './records.mjs';

const folder = join(import.meta.dirname, 'generated');
const index = existsSync(join(folder, 'index.json'))
  ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  : {};
const limits = { 80: 2 * 1024, 160: 5 * 1024, 320: 12 * 1024, 640: 45 * 1024, 1280: 45 * 1024 };

describe('the records of pictures', () => {
  it('has one record for each product and each design of a gift card, with different ids', () => {
    const ids = new Set(allRecords().map(({ id }) => id));
    assert.equal(ids.size, allRecords().length);
    for (const { id } of catalogue.products) assert.ok(ids.has(id.replace('/', '-')), id);
    for (const design of giftDesigns) assert.ok(ids.has(`gift-${design}`), design);
  });
  it('gives neighbours in the catalogue different looks: no two records are equal but for their id', () => {
    const looks = allRecords().map((record) => hashOf({ ...record, id: '' }));
    assert.equal(new Set(looks).size, looks.length);
  });
  it('derives a record for a product that the catalogue does not have yet', () => {
    const [product] = catalogue.products;
    const record = recordOf({ ...product, id: '9999/hot' }, 3);
    assert.equal(record.id, '9999-hot');
    assert.equal(record.kind, product.art.kind);
    assert.ok(record.glaze && record.view, 'the look is complete');
  });
  it('changes the hash when the art changes', () => {
    const [product] = catalogue.products;
    const other = { ...product, art: { ...product.art, steam: !product.art.steam } };
    assert.notEqual(hashOf(recordOf(product, 0)), hashOf(recordOf(other, 0)));
  });
});

describe('the rendered pictures', () => {
  const names = Object.entries(index).flatMap(([id, { bytes }]) =>
    Object.entries(bytes).flatMap(([width, formats]) =>
      Object.entries(formats).map(([format, size]) => ({ file: `${id}-${width}.${format}`, width, size })),
    ),
  );
  it('has every file of the index in its size, within the limit of its width', () => {
    for (const { file, width, size } of names) {
      assert.equal(statSync(join(folder, file)).size, size, file);
      assert.ok(size <= limits[width], `${file} has ${size} bytes`);
    }
  });
  it('has no file that the index does not name', () => {
    const known = new Set([...names.map(({ file }) => file), 'index.json']);
    const found = existsSync(folder) ? readdirSync(folder) : [];
    assert.deepEqual(
      found.filter((file) => !known.has(file)),
      [],
    );
  });
});
