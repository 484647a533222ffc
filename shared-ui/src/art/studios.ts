import { openStudio } from './studio.ts';

/** Each is one file of the build, fetched by the first picture that needs it. */
export const drinks = openStudio(() => import('./drinks.studio.ts'));
export const food = openStudio(() => import('./food.studio.ts'));
export const wares = openStudio(() => import('./wares.studio.ts'));
export const gifts = openStudio(() => import('./gifts.studio.ts'));
export const places = openStudio(() => import('./places.studio.ts'));
