import { cartLine, vanilla } from '../../testing/order.fixtures.ts';
import { countUnits } from '../cart.rules.ts';
import { adoptLines, cartKey, joinCarts } from './member-cart.rules.ts';

const latte = (quantity: number, itemId = 'device') => cartLine({ itemId, quantity });
const small = (quantity: number, itemId = 'small') => cartLine({ itemId, quantity, sizeCode: 'small' });
const quantities = (lines: readonly { itemId: string; quantity: number }[]) =>
  lines.map(({ itemId, quantity }) => `${itemId} ${quantity}`);

describe('the cart of a device and the member’s', () => {
  it.each([
    {
      because: 'identical lines count together',
      device: [latte(2)],
      member: [latte(3, 'saved')],
      lines: ['device 5'],
      added: 3,
      left: 0,
    },
    {
      because: 'other lines are added',
      device: [latte(2)],
      member: [small(1)],
      lines: ['device 2', 'small 1'],
      added: 1,
      left: 0,
    },
    {
      because: 'an order has 15 units at most',
      device: [latte(10)],
      member: [small(4), latte(3, 'saved')],
      lines: ['device 11', 'small 4'],
      added: 5,
      left: 2,
    },
    {
      because: 'the cart of the device is full',
      device: [latte(15)],
      member: [small(2)],
      lines: ['device 15'],
      added: 0,
      left: 2,
    },
    { because: 'the device has none', device: [], member: [small(2)], lines: ['small 2'], added: 2, left: 0 },
  ])('are joined: $because, D-38', ({ device, member, because: _because, ...joined }) => {
    const { lines, added, left } = joinCarts(device, member, { how: 'sum', maximumItemAmount: 15 });
    expect({ lines: quantities(lines), added, left }).toEqual(joined);
    expect(countUnits(lines)).toBeLessThanOrEqual(15);
  });

  it('have the larger quantity of each line if they were one cart, D-38', () => {
    const options = { how: 'most', maximumItemAmount: 15 } as const;
    const { lines } = joinCarts([latte(2), small(1)], [latte(3, 'saved')], options);
    expect(quantities(lines)).toEqual(['device 3', 'small 1']);
  });

  it('keep the id of a line that both have, D-38', () => {
    expect(quantities(adoptLines([latte(2)], [latte(1, 'saved'), small(1)]))).toEqual([
      'device 1',
      'small 1',
    ]);
  });

  it('are the same in any order, and differ by quantity, option and exclusion, D-38', () => {
    const vanillaLatte = cartLine({ childItems: [vanilla(2)] });
    expect(cartKey([latte(1), small(1)])).toBe(cartKey([small(1, 'x'), latte(1, 'y')]));
    const excluded = cartLine({ excludedIngredients: [{ sku: 'opt-320', name: 'Espresso' }] });
    const keys = [latte(1), latte(2), small(1), vanillaLatte, excluded].map((line) => cartKey([line]));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
