/**
 * The exports of index.ts with every art chunk loaded. Package resolution selects this file for CommonJS (unit
 * tests), so that no drawing loads asynchronously during a test.
 */
import * as drinksModule from './drinks/drinks.chunk.ts';
import * as foodModule from './food/food.chunk.ts';
import * as giftsModule from './cards/gifts.chunk.ts';
import * as placesModule from './places/places.chunk.ts';
import { drinks, food, gifts, places, sizes, wares } from './art-chunks.ts';
import * as sizesModule from './cups/sizes.chunk.ts';
import * as waresModule from './wares/wares.chunk.ts';

drinks.provide(drinksModule);
food.provide(foodModule);
wares.provide(waresModule);
gifts.provide(giftsModule);
places.provide(placesModule);
sizes.provide(sizesModule);

export * from './index.ts';
