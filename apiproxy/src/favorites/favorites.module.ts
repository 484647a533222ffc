import type { ServerModule } from '../http/server-module.ts';
import { favoritesData } from './personal-data.ts';
import { favoritesResolvers } from './favorites.resolvers.ts';

/** Favourite products of members: a size with its options and excluded ingredients. */
export const favorites: ServerModule = {
  name: 'favorites',
  resolvers: favoritesResolvers,
  personalData: favoritesData,
};
