import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { availabilityFrom } from './availability.ts';
import { catalogue } from '../testing/shop/sample-catalogue.ts';

const tally = (assortment: 'full' | 'usual') => {
  const counts: Record<string, number> = {};
  for (let store = 0; store < 100; store += 1) {
    const at = availabilityFrom({ storeNumber: `${10_000 + store}-1`, assortment }, new Map());
    for (const product of catalogue.products) {
      const found = at.ofProduct(product);
      counts[found] = (counts[found] ?? 0) + 1;
    }
  }
  return counts;
};

describe('what stores have', () => {
  it('is nearly everything in a usual store', () => {
    const counts = tally('usual');
    const all = catalogue.products.length * 100;
    for (const [kind, low, high] of [
      ['SOLD_OUT', 0.004, 0.012],
      ['NOT_SOLD', 0.003, 0.012],
      ['AVAILABLE', 0.95, 0.99],
    ] as const)
      assert.ok(
        (counts[kind] ?? 0) / all > low && (counts[kind] ?? 0) / all < high,
        `${kind} ${counts[kind]}`,
      );
  });

  it('is everything in a full store, except what only the counter sells', () => {
    assert.deepEqual(Object.keys(tally('full')).toSorted(), ['AVAILABLE', 'NOT_ORDERABLE_ONLINE']);
  });

  it('is the same in every process', () => {
    assert.deepEqual(tally('usual'), tally('usual'));
  });

  it('is overridden by the staff’s changes', () => {
    const latte = catalogue.findProduct(2010, 'hot');
    assert.ok(latte);
    const [small] = latte.sizes;
    const at = availabilityFrom(
      { storeNumber: '1', assortment: 'full' },
      new Map([[small?.sku ?? '', 'SOLD_OUT' as const]]),
    );
    assert.deepEqual([at.ofSku(latte, small?.sku ?? ''), at.ofProduct(latte)], ['SOLD_OUT', 'AVAILABLE']);
  });
});
