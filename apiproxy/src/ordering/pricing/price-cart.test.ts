import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '@crema/shared-contracts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { sampleCart, type SamplePlace } from '../../testing/shop/sample-taxes.ts';
import { resolveItems } from './load-order-facts.ts';
import { priceCart, type ResolvedItem } from './price-cart.ts';

const chicago = { country: 'US', region: 'IL' } as const;
const priceAt = (
  items: readonly ResolvedItem[],
  place: SamplePlace,
  ...rest: [Locale, { isTransparent: boolean }?]
) => priceCart(items, sampleCart(items, place), ...rest);
const cart = (...items: readonly (readonly [string, Record<string, number>?])[]) =>
  resolveItems(
    catalogue,
    items.map(([sku, options = {}], index) => ({
      itemId: `line-${index}`,
      sku,
      quantity: 1,
      childItems: Object.entries(options).map(([option, quantity]) => ({ sku: option, quantity })),
    })),
  ).items;

describe('the price of a cart', () => {
  it('is the catalogue price with options above the recipe, ORD-088', () => {
    // Two shots are in the recipe, so the third and fourth cost extra; oat milk replaces milk.
    const { lineItems, rows } = priceAt(
      cart(['2010-hot-medium', { 'opt-320': 4, 'opt-304': 1 }]),
      chicago,
      'en-US',
    );
    assert.deepEqual(
      {
        ...lineItems[0],
        children: lineItems[0]?.children.map(({ name, quantity, total }) => [
          name,
          quantity,
          total.amountMinor,
        ]),
      },
      {
        itemId: 'line-0',
        sku: '2010-hot-medium',
        name: 'Caffè Latte, Medium',
        quantity: 1,
        unitPrice: { amountMinor: 495, currency: 'USD' },
        total: { amountMinor: 765, currency: 'USD' },
        children: [
          ['Espresso', 4, 200],
          ['Oat milk', 1, 70],
        ],
        excludedIngredients: [],
      },
    );
    assert.equal(rows[0]?.amount.amountMinor, 765);
  });

  it('subtracts nothing for excluded ingredients', () => {
    const [line] = priceAt(cart(['2010-hot-medium', { 'opt-320': 1 }]), chicago, 'en-US').lineItems;
    assert.equal(line?.total.amountMinor, 495);
  });

  it('has a line for every unit, ORD-047', () => {
    const { lineItems, price } = priceAt(
      cart(['2001-hot-small'], ['2001-hot-small']),
      { ...chicago, region: 'OR' },
      'en-US',
    );
    assert.deepEqual(
      lineItems.map(({ itemId, quantity }) => [itemId, quantity]),
      [
        ['line-0', 1],
        ['line-1', 1],
      ],
    );
    assert.equal(price.amountMinor, 590);
  });

  it('taxes prepared food only, once on the sum, in Illinois', () => {
    const { rows, price } = priceAt(cart(['2010-hot-medium'], ['3001-single-each']), chicago, 'en-US');
    // 10.25% of 4.95 is 0.507…; the croissant is untaxed.
    assert.deepEqual(
      rows.map(({ key, amount }) => [key, amount.amountMinor]),
      [
        ['subtotal', 870],
        ['tax', 51],
      ],
    );
    assert.equal(price.amountMinor, 921);
  });

  it('names both taxes of Québec in French, in Canadian dollars', () => {
    const { rows, price, label } = priceAt(
      cart(['2010-hot-medium']),
      { country: 'CA', region: 'QC' },
      'fr-CA',
    );
    assert.deepEqual(
      rows.map((row) => [row.label, row.amount.amountMinor]),
      [
        ['Sous-total', 620],
        ['TPS', 31],
        ['TVQ', 62],
      ],
    );
    assert.deepEqual([label, price], ['Total', { amountMinor: 713, currency: 'CAD' }]);
  });

  it('has one row for all taxes without transparent pricing, and the same total, ORD-080', () => {
    const items = cart(['2010-hot-medium'], ['3001-single-each']);
    const quebec = { country: 'CA', region: 'QC' } as const;
    const [named, summed] = [true, false].map((isTransparent) =>
      priceAt(items, quebec, 'fr-CA', { isTransparent }),
    );
    assert.deepEqual(
      summed?.rows.map(({ key, label }) => [key, label]),
      [
        ['subtotal', 'Sous-total'],
        ['taxes', 'Taxes'],
      ],
    );
    assert.deepEqual(summed?.price, named?.price);
    const california = { ...chicago, region: 'CA' };
    const included = priceAt(items, california, 'en-US', { isTransparent: false });
    assert.deepEqual(
      [included.rows.map(({ key }) => key), included.additionalFeeDescription],
      [['subtotal'], 'Prices of taxable food and beverage include sales tax.'],
    );
  });

  it('holds the tax already in California and says so, ORD-087', () => {
    const summary = priceAt(cart(['2010-hot-medium']), { ...chicago, region: 'CA' }, 'en-US');
    assert.equal(summary.additionalFeeDescription, 'Prices of taxable food and beverage include sales tax.');
    assert.equal(summary.price.amountMinor, 495);
    assert.equal(priceAt(cart(['2010-hot-medium']), chicago, 'en-US').additionalFeeDescription, null);
  });

  it('follows the price list of the store’s group', () => {
    assert.equal(
      priceAt(cart(['2010-hot-medium']), { ...chicago, priceTier: 3, region: 'OR' }, 'en-US').price
        .amountMinor,
      575,
    );
  });
});
