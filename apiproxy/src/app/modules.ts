import { cards } from '../cards/cards.module.ts';
import { catalogue } from '../catalogue/catalogue.module.ts';
import { engagement } from '../engagement/engagement.module.ts';
import { favorites } from '../favorites/favorites.module.ts';
import { gifts } from '../gifts/gifts.module.ts';
import { composition } from '../composition/composition.module.ts';
import { history } from '../history/history.module.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { ServerModule } from '../http/server-module.ts';
import { identity } from '../identity/identity.module.ts';
import { jobs } from '../jobs/jobs.module.ts';
import { oauth } from '../oauth/oauth.module.ts';
import { ordering } from '../ordering/ordering.module.ts';
import { collectPersonalData, listPersonalTables } from '../personal-data/personal-tables.ts';
import { payments } from '../payments/payments.module.ts';
import { privacy } from '../privacy/privacy.module.ts';
import { collectShopParts } from '../shop/shop-parts.ts';
import { rewards } from '../rewards/rewards.module.ts';
import { stores } from '../stores/stores.module.ts';

/**
 * Every module of the server. A module imports only those before it (.dependency-cruiser.cjs), and they are registered in this order:
 * identity is the first, because every other module reads `request.visitor`.
 */
export const modules: readonly ServerModule[] = [
  identity,
  stores,
  catalogue,
  payments,
  rewards,
  history,
  cards,
  gifts,
  ordering,
  favorites,
  engagement,
  oauth,
  privacy,
  composition,
  jobs,
];

/** The parts that the modules state for history, privacy and the shop's data. */
export const partsOfModules: Pick<
  AppDeps,
  'personalTables' | 'accountDeletions' | 'historySources' | 'shopProjections'
> = {
  personalTables: listPersonalTables(collectPersonalData(modules)),
  accountDeletions: modules.flatMap(({ accountDeletion }) => accountDeletion ?? []).toReversed(),
  historySources: modules.flatMap(({ history }) => history ?? []),
  shopProjections: collectShopParts(modules).projections,
};
