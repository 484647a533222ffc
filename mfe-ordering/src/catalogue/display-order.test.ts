import { category, menu, menuProduct, subcategory } from '../testing/menu.fixtures.ts';
import { inDisplayOrder } from './display-order.ts';

describe('the menus of a store', () => {
  it('come in their display order at every level, ORD-020', () => {
    const products = [
      menuProduct({ productNumber: 2, displayOrder: 2 }),
      menuProduct({ productNumber: 1, displayOrder: 1 }),
    ];
    const [first, second] = inDisplayOrder([
      menu('Food', [], { displayOrder: 2 }),
      menu(
        'Drinks',
        [
          category('Iced', { displayOrder: 2 }),
          category('Hot', {
            displayOrder: 1,
            products,
            children: [
              subcategory('Teas', { displayOrder: 9 }),
              subcategory('Lattes', { displayOrder: 3, products }),
            ],
          }),
        ],
        { displayOrder: 1 },
      ),
    ]);
    expect([first?.name, second?.name]).toEqual(['Drinks', 'Food']);
    const hot = first?.children[0];
    expect(first?.children.map(({ name }) => name)).toEqual(['Hot', 'Iced']);
    expect(hot?.products.map(({ productNumber }) => productNumber)).toEqual([1, 2]);
    expect(hot?.children.map(({ name }) => name)).toEqual(['Lattes', 'Teas']);
    expect(hot?.children[0]?.products.map(({ productNumber }) => productNumber)).toEqual([1, 2]);
  });
});
