import type { Domain } from '../http/domain.ts';
import { favoritesResolvers } from './favorites.resolvers.ts';

/** What members keep to order again: a size with its options and what is left out. */
export const favorites: Domain = { name: 'favorites', resolvers: favoritesResolvers };
