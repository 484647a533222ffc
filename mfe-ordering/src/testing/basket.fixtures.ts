import type { BasketItem } from '../cart/reorder.conversions.ts';
import { cartLine, usd } from './order.fixtures.ts';

/** Two lattes of a past order that can be ordered again. */
export const basketItem = (over: Partial<BasketItem> = {}): BasketItem => ({
  __typename: 'BasketItem',
  sku: '10-hot-medium',
  productNumber: 10,
  formCode: 'hot',
  sizeCode: 'medium',
  name: 'Latte',
  sizeName: 'Medium',
  art: cartLine().product.art,
  picture: '/assets/host/pictures/tea.0a1b2c3d.svg',
  quantity: 2,
  availability: 'AVAILABLE',
  price: usd(450),
  childItems: [
    {
      __typename: 'BasketChildItem',
      sku: 'opt-350',
      productNumber: 350,
      name: 'Vanilla syrup',
      quantity: 1,
      standardQuantity: 0,
      availability: 'AVAILABLE',
    },
  ],
  excludedIngredients: [],
  standardItems: [],
  ...over,
});
