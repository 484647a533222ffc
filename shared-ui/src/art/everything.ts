/**
 * The same names with every drawing already here. Package resolution gives this to CommonJS, that is to unit
 * tests, so that a picture never arrives in the middle of one.
 */
import * as drinksNow from './drinks.studio.ts';
import * as foodNow from './food.studio.ts';
import * as giftsNow from './gifts.studio.ts';
import * as placesNow from './places.studio.ts';
import { drinks, food, gifts, places, wares } from './studios.ts';
import * as waresNow from './wares.studio.ts';

drinks.bring(drinksNow);
food.bring(foodNow);
wares.bring(waresNow);
gifts.bring(giftsNow);
places.bring(placesNow);

export * from './index.ts';
