import { openStudio } from './studio.ts';

/** Each is one file of the build, fetched by the first picture that needs it. */
export const drinks = openStudio(() => import(/* webpackChunkName: 'art-drinks' */ './drinks.studio.ts'));
export const food = openStudio(() => import(/* webpackChunkName: 'art-food' */ './food.studio.ts'));
export const wares = openStudio(() => import(/* webpackChunkName: 'art-wares' */ './wares.studio.ts'));
export const gifts = openStudio(() => import(/* webpackChunkName: 'art-gifts' */ './gifts.studio.ts'));
export const places = openStudio(() => import(/* webpackChunkName: 'art-places' */ './places.studio.ts'));
