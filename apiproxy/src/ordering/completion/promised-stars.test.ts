import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import type { PriceLineItem, PriceRow } from '../pricing/order-summary.ts';
import { netOf } from './promised-stars.ts';

const usd = (amountMinor: number) => money(amountMinor, 'USD');
const line = (sku: string, minor: number, options: readonly string[] = []): PriceLineItem => ({
  ...{ itemId: null, sku, name: sku, quantity: 1, unitPrice: usd(minor), total: usd(minor) },
  excludedIngredients: [],
  children: options.map((option) => line(option, 0)),
});
const discount = (minor: number): PriceRow => ({ key: 'discount', label: '', amount: usd(-minor) });
const tax: PriceRow = { key: 'tax', label: '', amount: usd(99) };
const isAlcohol = (sku: string) => sku === 'wine';

describe('the amount of an order that earns Stars', () => {
  for (const [what, lineItems, rows, net] of [
    ['is that of the lines, without taxes', [line('latte', 500), line('muffin', 300)], [tax], 800],
    ['is without the discount', [line('latte', 500)], [discount(200), tax], 300],
    ['is without alcohol', [line('latte', 500), line('wine', 900)], [], 500],
    ['spreads the discount', [line('latte', 500), line('wine', 500)], [discount(200)], 400],
    [
      'counts a drink in a personal cup twice',
      [line('latte', 500, ['opt-482']), line('mocha', 300)],
      [],
      1300,
    ],
    ['counts other cups once', [line('latte', 500, ['opt-481'])], [], 500],
    ['is 0 for an empty order', [], [], 0],
  ] as const)
    it(`${what}, RWD-021 RWD-026 D-130`, () => {
      assert.equal(netOf({ lineItems, rows }, isAlcohol), net);
    });

  it('knows the option of the personal cup in the catalogue', () => {
    const names = catalogue.products.flatMap(({ options }) =>
      options.flatMap(({ products }) => products.filter(({ sku }) => sku === 'opt-482')),
    );
    assert.equal(names[0]?.name[0], 'Personal cup');
  });
});
