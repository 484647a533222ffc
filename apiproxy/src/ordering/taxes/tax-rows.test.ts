import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { roundRatio } from './tax-arithmetic.ts';
import type { TaxRow } from './tax.kind.ts';
import { applyRows, rowsInEffect } from './tax-rows.ts';

const row = (over: Partial<TaxRow> = {}): TaxRow => ({
  jurisdiction: 'ca-qc',
  tax: 'gst',
  name: { 'en-US': 'GST', 'fr-CA': 'TPS' },
  productClass: 'food',
  rate: 500,
  rounding: 'half-up',
  ...over,
});
const place = { country: 'CA', region: 'QC', postalCode: 'H2X 1Y4', timeZone: 'America/Toronto' } as const;
const at = '2026-06-03T09:00';
const of = (minor: number, productClass = 'food') => ({ productClass, minor });
const minors = (rows: readonly TaxRow[], ...sums: ReturnType<typeof of>[]) =>
  applyRows(rows, sums).map(({ key, baseMinor, minor }) => [key, baseMinor, minor]);

describe('whole minor units', () => {
  for (const [over, under, up, even, ceiling, floor] of [
    [1025, 10, 103, 102, 103, 102],
    [1035, 10, 104, 104, 104, 103],
    [1024, 10, 102, 102, 103, 102],
    [1026, 10, 103, 103, 103, 102],
    [1020, 10, 102, 102, 102, 102],
    [0, 10, 0, 0, 0, 0],
    [1, 3, 0, 0, 1, 0],
    [2, 3, 1, 1, 1, 0],
  ] as const)
    it(`of ${over}/${under} are ${up}, ${even}, ${ceiling} and ${floor} by the four rules`, () => {
      const ratio = { over: BigInt(over), under: BigInt(under) };
      assert.deepEqual(
        (['half-up', 'half-even', 'up', 'down'] as const).map((rule) => roundRatio(ratio, rule)),
        [up, even, ceiling, floor],
      );
    });
});

describe('the taxes of an order', () => {
  const qst = row({ tax: 'qst', rate: 997.5 });

  it('are each on the sum of the lines of their class, rounded once', () => {
    assert.deepEqual(minors([row(), qst], of(620)), [
      ['gst', 620, 31],
      ['qst', 620, 62],
    ]);
    assert.deepEqual(minors([row({ rate: 1025 })], of(1000)), [['gst', 1000, 103]]);
    assert.deepEqual(minors([row()], of(10)), [['gst', 10, 1]]);
    assert.deepEqual(minors([row()], of(9)), [['gst', 9, 0]]);
    assert.deepEqual(minors([row()], of(0)), [['gst', 0, 0]]);
    assert.deepEqual(minors([row()], of(620, 'books')), [['gst', 0, 0]]);
    const both = [row(), row({ productClass: 'drink' })];
    assert.deepEqual(minors(both, of(5), of(5, 'drink')), [['gst', 10, 1]], 'not 0 and 0');
  });

  it('are on the taxes before them if they are compound, without rounding between', () => {
    // 5 % of 10.10 is 0.505; 9.975 % of 10.605 is 1.0578…: of 10.10 it would be 1.0074….
    const compound = { ...qst, isCompound: true };
    assert.deepEqual(minors([row(), compound], of(1010)), [
      ['gst', 1010, 51],
      ['qst', 1010, 106],
    ]);
    assert.deepEqual(minors([compound, row()], of(1010)), [
      ['qst', 1010, 101],
      ['gst', 1010, 51],
    ]);
    const third = row({ tax: 'city', rate: 1000, isCompound: true });
    // 10 % of 10,000 × 1.05 × 1.09975.
    assert.deepEqual(minors([row(), compound, third], of(10_000)).at(-1), ['city', 10_000, 1155]);
  });

  it('are the part of the price that they make up if it includes them', () => {
    const included = { rate: 1900, isIncluded: true };
    assert.deepEqual(minors([row(included)], of(1190)), [['gst', 1190, 190]]);
    assert.deepEqual(minors([row(included)], of(495)), [['gst', 495, 79]]);
    const two = [
      row({ ...included, rate: 500 }),
      row({ tax: 'qst', rate: 1000, isIncluded: true, isCompound: true }),
    ];
    // 11.55 = 10 + 0.50 + 1.05.
    assert.deepEqual(minors(two, of(1155)), [
      ['gst', 1155, 50],
      ['qst', 1155, 105],
    ]);
  });

  it('that two classes share are one sum, also where prices of one include another tax too', () => {
    const included = row({ isIncluded: true });
    const drink = row({ isIncluded: true, productClass: 'drink' });
    const deposit = row({ isIncluded: true, productClass: 'drink', tax: 'city', rate: 1000 });
    // 10 of 210 and 50 of 1150.
    assert.deepEqual(minors([included, drink, deposit], of(210), of(1150, 'drink')), [
      ['gst', 1360, 60],
      ['city', 1150, 100],
    ]);
  });

  it('with several rates have a sum for each rate', () => {
    const drink = row({ productClass: 'drink', rate: 1900 });
    assert.deepEqual(minors([row({ rate: 700 }), drink], of(1000), of(500, 'drink')), [
      ['gst-700', 1000, 70],
      ['gst-1900', 500, 95],
    ]);
  });

  it('of any sums are what fractions say: never apart by more than one minor unit, and equal for whole ones', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(1_000_000).map((hundredths) => hundredths / 100),
        fc.constantFrom('half-up', 'half-even', 'up', 'down'),
        fc.boolean(),
        (minor, rate, rounding, isIncluded) => {
          const [tax] = applyRows([row({ rate, rounding, isIncluded })], [of(minor)]);
          const exact = isIncluded ? (minor * rate) / (10_000 + rate) : (minor * rate) / 10_000;
          const found = tax?.minor ?? -1;
          assert.ok(Number.isInteger(found));
          const limit = rounding.startsWith('half') ? 0.5 : 1;
          assert.ok(Math.abs(found - exact) <= limit + 1e-6, `${found} of ${exact}`);
          if (rounding === 'up') assert.ok(found >= exact - 1e-6);
          if (rounding === 'down') assert.ok(found <= exact + 1e-6);
        },
      ),
      { seed: 20_261_130 },
    );
  });
});

describe('the rows of taxes in effect', () => {
  const keysOf = (rows: readonly TaxRow[], consumption: 'in' | 'away' = 'away', when = at) =>
    rowsInEffect(rows, place, { consumption, at: when }).map(({ tax, rate }) => `${tax} ${rate}`);

  it('are those of the region, else those of its country', () => {
    const national = row({ jurisdiction: 'ca', rate: 1 });
    assert.deepEqual(keysOf([national, row()]), ['gst 500']);
    assert.deepEqual(keysOf([national]), ['gst 1']);
    assert.deepEqual(keysOf([row({ jurisdiction: 'us-qc' })]), []);
  });

  it('differ for what is eaten in and what is taken away; a row of one of them comes before one of both', () => {
    const rows = [row(), row({ consumption: 'in', rate: 1900 })];
    assert.deepEqual([keysOf(rows, 'in'), keysOf(rows)], [['gst 1900'], ['gst 500']]);
    assert.deepEqual(keysOf(rows.toReversed(), 'in'), ['gst 1900']);
    assert.deepEqual(keysOf([row({ consumption: 'away' })], 'in'), []);
  });

  it('hold from one local minute until another; of several the latest start counts', () => {
    const rows = [
      row(),
      row({ rate: 600, from: '2026-07-01T00:00' }),
      row({ rate: 0, from: '2026-12-14T00:00', until: '2027-02-16T00:00' }),
    ];
    assert.deepEqual(
      [
        '2026-06-30T23:59',
        '2026-07-01T00:00',
        '2026-12-14T00:00',
        '2027-02-15T23:59',
        '2027-02-16T00:00',
      ].map((when) => keysOf(rows, 'away', when)),
      [['gst 500'], ['gst 600'], ['gst 0'], ['gst 0'], ['gst 600']],
    );
  });

  it('are one of each tax and class', () => {
    const rows = [row(), row({ productClass: 'drink' }), row({ tax: 'qst' })];
    assert.equal(keysOf(rows).length, 3);
    const ofDrinks = row({ productClass: 'drink', from: '2026-01-01T00:00' });
    assert.equal(keysOf([row(), ofDrinks]).length, 2);
    const ofStart = row({ tax: 'qst', consumption: 'in', from: '2026-01-01T00:00' });
    assert.deepEqual(keysOf([row(), ofStart], 'in'), ['gst 500', 'qst 500']);
  });
});
