import type { ServerModule } from '../http/server-module.ts';
import type { ShopParts } from './read-shop.ts';

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** The kinds of a shop's data that the module reads, and its rules over their rows (SHP-001, SHP-003). */
    readonly shop?: ShopParts;
  }
}

export const collectShopParts = (modules: readonly ServerModule[]): ShopParts => ({
  kinds: modules.flatMap(({ shop }) => shop?.kinds ?? []),
  checks: modules.flatMap(({ shop }) => shop?.checks ?? []),
});
