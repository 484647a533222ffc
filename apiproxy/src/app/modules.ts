import { cards } from '../cards/cards.module.ts';
import { catalogue } from '../catalogue/catalogue.module.ts';
import { engagement } from '../engagement/engagement.module.ts';
import { favorites } from '../favorites/favorites.module.ts';
import { gifts } from '../gifts/gifts.module.ts';
import { composition } from '../composition/composition.module.ts';
import { history } from '../history/history.module.ts';
import type { ServerModule } from '../http/server-module.ts';
import { identity } from '../identity/identity.module.ts';
import { jobs } from '../jobs/jobs.module.ts';
import { oauth } from '../oauth/oauth.module.ts';
import { ordering } from '../ordering/ordering.module.ts';
import { payments } from '../payments/payments.module.ts';
import { privacy } from '../privacy/privacy.module.ts';
import { rewards } from '../rewards/rewards.module.ts';
import { stores } from '../stores/stores.module.ts';

/** Every module of the server, registered in this order. */
export const modules: readonly ServerModule[] = [
  identity,
  stores,
  catalogue,
  gifts,
  cards,
  payments,
  rewards,
  ordering,
  favorites,
  engagement,
  history,
  privacy,
  oauth,
  composition,
  jobs,
];
