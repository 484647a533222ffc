import type { CardTables } from '../cards/cards.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { FavoriteTables } from '../favorites/favorites.tables.ts';
import type { CompositionTables } from '../composition/telemetry/telemetry.tables.ts';
import type { GiftTables } from '../gifts/gifts.tables.ts';
import type { IdentityTables } from '../identity/identity.tables.ts';
import type { JobTables } from '../jobs/jobs.tables.ts';
import type { OrderingTables } from '../ordering/ordering.tables.ts';
import type { PaymentTables } from '../payments/payments.tables.ts';
import type { StoreTables } from '../stores/stores.tables.ts';

/** Every table of every module. A module appends its own interface. */
export interface Tables
  extends
    StoreTables,
    CatalogueTables,
    GiftTables,
    JobTables,
    IdentityTables,
    CardTables,
    PaymentTables,
    OrderingTables,
    FavoriteTables,
    CompositionTables {}
