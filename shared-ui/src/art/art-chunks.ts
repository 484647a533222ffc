import { createArtChunk } from './art-chunk.ts';

/** Each chunk is one file of the build, requested by the first picture that needs it. */
export const drinks = createArtChunk(
  () => import(/* webpackChunkName: 'art-drinks' */ './drinks/drinks.chunk.ts'),
);
export const food = createArtChunk(() => import(/* webpackChunkName: 'art-food' */ './food/food.chunk.ts'));
export const wares = createArtChunk(
  () => import(/* webpackChunkName: 'art-wares' */ './wares/wares.chunk.ts'),
);
export const gifts = createArtChunk(
  () => import(/* webpackChunkName: 'art-gifts' */ './cards/gifts.chunk.ts'),
);
export const places = createArtChunk(
  () => import(/* webpackChunkName: 'art-places' */ './places/places.chunk.ts'),
);
export const sizes = createArtChunk(
  () => import(/* webpackChunkName: 'art-sizes' */ './cups/sizes.chunk.ts'),
);
