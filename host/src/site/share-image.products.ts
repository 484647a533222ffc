import type { ProductArtSpec } from '@crema/shared-ui/art';

/** The products in the three windows: the middle one first, then left and right. */
type WindowProducts = readonly [middle: ProductArtSpec, left: ProductArtSpec, right: ProductArtSpec];

export const drinkAndBakery: WindowProducts = [
  {
    kind: 'hot',
    cup: 'mug',
    size: 'large',
    layers: [{ color: '#b06c35', height: 1 }],
    foam: { color: '#f7e9d2', height: 0.08, art: 'rosetta' },
    steam: true,
  },
  { kind: 'bakery', item: 'croissant', tone: '#d9974f' },
  {
    kind: 'iced',
    cup: 'tumbler',
    size: 'large',
    layers: [
      { color: '#f4ead9', height: 2 },
      { color: '#35200f', height: 5 },
    ],
    ice: 5,
    straw: true,
  },
];
export const refreshment: WindowProducts = [
  {
    kind: 'iced',
    cup: 'tumbler',
    size: 'extra',
    layers: [
      { color: '#c4863a', height: 1 },
      { color: '#f4ead9', height: 2 },
      { color: '#7a4524', height: 3 },
    ],
    ice: 6,
    foam: { color: '#fbf4e8', height: 0.12, art: 'none' },
    topping: 'caramel',
    straw: true,
  },
  { kind: 'bakery', item: 'cookie', tone: '#c98b4f', topping: 'chocolate' },
  {
    kind: 'iced',
    cup: 'mason',
    size: 'large',
    layers: [
      { color: '#f5a938', height: 2 },
      { color: '#d63f86', height: 3 },
    ],
    ice: 5,
    garnish: 'berry',
    straw: true,
  },
];
