import { catalogue } from './catalogue/catalogue.domain.ts';
import { gifts } from './gifts/gifts.domain.ts';
import type { Domain } from './http/domain.ts';
import { stores } from './stores/stores.domain.ts';

/** Every domain of the server, registered in this order. */
export const domains: readonly Domain[] = [stores, catalogue, gifts];
