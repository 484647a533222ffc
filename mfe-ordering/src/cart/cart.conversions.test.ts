import { cartLine, vanilla } from '../testing/order.fixtures.ts';
import { toCommerceItems } from './cart.conversions.ts';

describe('a cart on the wire', () => {
  it('has one entry a unit, each with quantity 1, ORD-047', () => {
    const items = toCommerceItems([cartLine({ quantity: 3 }), cartLine({ itemId: 'b', sizeCode: 'small' })]);
    expect(items.map(({ itemId, quantity, commerce }) => [itemId, quantity, commerce.sku])).toEqual([
      ['line-1', 1, '10-hot-medium'],
      ['line-1', 1, '10-hot-medium'],
      ['line-1', 1, '10-hot-medium'],
      ['b', 1, '10-hot-small'],
    ]);
  });

  it('carries options by sku, at least one of each, ORD-047', () => {
    const [item] = toCommerceItems([cartLine({ childItems: [vanilla(2), vanilla(0)] })]);
    expect(item?.childItems).toEqual([
      { quantity: 2, commerce: { sku: 'opt-350' } },
      { quantity: 1, commerce: { sku: 'opt-350' } },
    ]);
  });

  it('names the excluded ingredients, beside the options, ORD-047', () => {
    const excludedIngredients = [{ sku: 'opt-320', name: 'Espresso' }];
    const [item] = toCommerceItems([cartLine({ childItems: [vanilla()], excludedIngredients })]);
    expect(item?.excludedIngredients).toEqual([{ sku: 'opt-320' }]);
    expect(item?.childItems).toHaveLength(1);
  });

  it('leaves out a line whose size no longer exists', () => {
    expect(toCommerceItems([cartLine({ sizeCode: 'giant' })])).toEqual([]);
  });
});
