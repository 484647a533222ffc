import { cards } from './cards/cards.domain.ts';
import { catalogue } from './catalogue/catalogue.domain.ts';
import { favorites } from './favorites/favorites.domain.ts';
import { gifts } from './gifts/gifts.domain.ts';
import { composition } from './composition/composition.domain.ts';
import type { Domain } from './http/domain.ts';
import { identity } from './identity/identity.domain.ts';
import { jobs } from './jobs/jobs.domain.ts';
import { ordering } from './ordering/ordering.domain.ts';
import { payments } from './payments/payments.domain.ts';
import { stores } from './stores/stores.domain.ts';

/** Every domain of the server, registered in this order. */
export const domains: readonly Domain[] = [
  identity,
  stores,
  catalogue,
  gifts,
  cards,
  payments,
  ordering,
  favorites,
  composition,
  jobs,
];
