import type { ServerModule } from '../http/server-module.ts';
import { giftsPages } from './gifts.pages.ts';
import { giftsResolvers } from './gifts.resolvers.ts';

/** Digital gifts: the gift catalogue. */
export const gifts: ServerModule = { name: 'gifts', resolvers: giftsResolvers, pages: giftsPages };
