import type { ProductArtSpec } from './product-art-spec.ts';

/** The products in three windows: the middle one first, then left and right. */
export type HeroProducts = readonly [middle: ProductArtSpec, left: ProductArtSpec, right: ProductArtSpec];

/**
 * The products of the home page by the time of day; pictures of shared links show them too. A module of its own, so that
 * only what draws them loads them.
 */
export const heroProducts: Readonly<Record<'morning' | 'afternoon' | 'evening', HeroProducts>> = {
  morning: [
    {
      kind: 'hot',
      cup: 'mug',
      size: 'large',
      layers: [
        { color: '#6b3a1c', height: 1 },
        { color: '#b98252', height: 1 },
      ],
      foam: { color: '#f8ecd9', height: 0.16, art: 'rosetta' },
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
  ],
  afternoon: [
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
  ],
  evening: [
    {
      kind: 'hot',
      cup: 'glass',
      size: 'large',
      layers: [
        { color: '#5a3320', height: 3 },
        { color: '#c9a277', height: 2 },
      ],
      foam: { color: '#fbf4e8', height: 0.14, art: 'heart' },
      steam: true,
    },
    { kind: 'bakery', item: 'loaf', tone: '#c98a4a', topping: 'icing' },
    { kind: 'tea', cup: 'mug', size: 'medium', color: '#dcb75f', bag: true, steam: true },
  ],
};
