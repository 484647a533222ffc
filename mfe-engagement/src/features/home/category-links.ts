import type { ProductArtSpec } from '@crema/shared-ui/art';

export interface CategoryLink {
  /** Message: `home.category.<id>`. */
  readonly id: string;
  readonly path: string;
  readonly art: ProductArtSpec;
}

/** The menu categories on the home page, in display order. */
export const categoryLinks: readonly CategoryLink[] = [
  {
    id: 'hotCoffee',
    path: '/menu/drinks/hot-coffee',
    art: {
      kind: 'hot',
      cup: 'paper',
      size: 'large',
      layers: [{ color: '#4b2c1a', height: 1 }],
      foam: { color: '#f3dfc2', height: 0.1, art: 'heart' },
      steam: true,
    },
  },
  {
    id: 'coldCoffee',
    path: '/menu/drinks/cold-coffee',
    art: {
      kind: 'iced',
      cup: 'tumbler',
      size: 'large',
      layers: [
        { color: '#f4ead9', height: 2 },
        { color: '#7a4524', height: 3 },
      ],
      ice: 5,
      straw: true,
    },
  },
  {
    id: 'tea',
    path: '/menu/drinks/hot-tea',
    art: { kind: 'tea', cup: 'glass', size: 'medium', color: '#a5552a', garnish: 'lemon', steam: true },
  },
  {
    id: 'refreshers',
    path: '/menu/drinks/refreshers',
    art: {
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
    },
  },
  {
    id: 'frozen',
    path: '/menu/drinks/frozen',
    art: {
      kind: 'blended',
      size: 'large',
      layers: [
        { color: '#6b4027', height: 1 },
        { color: '#c9a277', height: 3 },
      ],
      whip: true,
      topping: 'caramel',
      straw: true,
    },
  },
  {
    id: 'bakery',
    path: '/menu/food/bakery',
    art: { kind: 'bakery', item: 'muffin', tone: '#c98b4f', topping: 'berry' },
  },
];
