import { ProductArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

/** The pictures of the menu categories by their id (category-links.ts). */
export default drawPictures({
  hotCoffee: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'hot',
        cup: 'paper',
        size: 'large',
        layers: [{ color: '#4b2c1a', height: 1 }],
        foam: { color: '#f3dfc2', height: 0.1, art: 'heart' },
        steam: true,
      }}
    />
  ),
  coldCoffee: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'iced',
        cup: 'tumbler',
        size: 'large',
        layers: [
          { color: '#f4ead9', height: 2 },
          { color: '#7a4524', height: 3 },
        ],
        ice: 5,
        straw: true,
      }}
    />
  ),
  tea: (
    <ProductArt
      backdrop="none"
      art={{ kind: 'tea', cup: 'glass', size: 'medium', color: '#a5552a', garnish: 'lemon', steam: true }}
    />
  ),
  refreshers: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'iced',
        cup: 'mason',
        size: 'large',
        layers: [
          { color: '#ee8c93', height: 2 },
          { color: '#d63f86', height: 3 },
        ],
        ice: 5,
        garnish: 'berry',
        straw: true,
      }}
    />
  ),
  frozen: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'blended',
        size: 'large',
        layers: [
          { color: '#6b4027', height: 1 },
          { color: '#c9a277', height: 3 },
        ],
        whip: true,
        topping: 'caramel',
        straw: true,
      }}
    />
  ),
  bakery: (
    <ProductArt backdrop="none" art={{ kind: 'bakery', item: 'muffin', tone: '#c98b4f', topping: 'berry' }} />
  ),
});
