import type { ServerModule } from '../http/server-module.ts';
import { gift } from './gift-catalogue.ts';
import { giftsPages } from './gifts.pages.ts';

/** Digital gifts: the gift catalogue. */
export const gifts: ServerModule = { name: 'gifts', resolvers: { Query: { gift } }, pages: giftsPages };
