import { catalogueMigrations } from '../catalogue/catalogue.migration.ts';
import { engagementMigrations } from '../engagement/engagement.migration.ts';
import { favoritesMigrations } from '../favorites/favorites.migration.ts';
import { compositionMigrations } from '../composition/telemetry/telemetry.migration.ts';
import { giftsMigrations } from '../gifts/gifts.migration.ts';
import { identityMigrations } from '../identity/identity.migration.ts';
import { jobsMigrations } from '../jobs/jobs.migration.ts';
import { oauthMigrations } from '../oauth/oauth.migration.ts';
import { orderingMigrations } from '../ordering/ordering.migration.ts';
import { orderVoidMigrations } from '../ordering/voiding/order-void.migration.ts';
import { paymentsMigrations } from '../payments/payments.migration.ts';
import { privacyMigrations } from '../privacy/privacy.migration.ts';
import { rewardsMigrations } from '../rewards/rewards.migration.ts';
import { cardsMigrations } from '../cards/cards.migration.ts';
import { dataChangesMigrations } from '../storage/changes/data-changes.migration.ts';
import { shopMigrations } from '../shop/shop.migration.ts';
import { storesMigrations } from '../stores/stores.migration.ts';
import type { Migration } from '../storage/migration.ts';

/** Every migration of every module. A module appends its own list. */
export const migrations: readonly Migration[] = [
  ...dataChangesMigrations,
  ...shopMigrations,
  ...storesMigrations,
  ...catalogueMigrations,
  ...giftsMigrations,
  ...jobsMigrations,
  ...identityMigrations,
  ...cardsMigrations,
  ...paymentsMigrations,
  ...rewardsMigrations,
  ...orderingMigrations,
  ...orderVoidMigrations,
  ...favoritesMigrations,
  ...engagementMigrations,
  ...privacyMigrations,
  ...oauthMigrations,
  ...compositionMigrations,
];
