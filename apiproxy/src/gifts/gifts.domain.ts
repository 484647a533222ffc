import type { Domain } from '../http/domain.ts';
import { gift } from './gift-catalogue.ts';
import { giftsPages } from './gifts.pages.ts';

/** Digital gifts: what can be given. */
export const gifts: Domain = { name: 'gifts', resolvers: { Query: { gift } }, pages: giftsPages };
