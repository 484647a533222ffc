import type { ConfigurationOverrides } from '@crema/shared-contracts';
import { serverStart, shopServers, type SharedShop } from './own-shop.ts';

/** Orders stay as they are until a journey moves them at the store board. */
const overrides: ConfigurationOverrides = { storeBoard: true };

export interface SharedShopFixtures {
  readonly shop: SharedShop;
}
/**
 * Journeys in a shop that the journeys of a worker share, one after the other. A journey needs its own account, or a seeded member whose
 * changes no other journey of this shop notices.
 */
export const test = shopServers.extend<SharedShopFixtures>({
  shop: [async ({ openSharedShop }, provide) => provide(await openSharedShop(overrides)), serverStart],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
