import type { ServerModule } from '../http/server-module.ts';
import type { CheckedParts } from './read-shop.ts';
import type { ProjectShop } from './versions/projection.ts';

export interface ShopParts extends CheckedParts {
  readonly projections: readonly ProjectShop[];
}

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** The kinds of a shop's data that the module reads, its rules over their rows, and what it keeps of them in tables (SHP-001, SHP-003). */
    readonly shop?: CheckedParts & { readonly project?: ProjectShop };
  }
}

export const collectShopParts = (modules: readonly ServerModule[]): ShopParts => ({
  kinds: modules.flatMap(({ shop }) => shop?.kinds ?? []),
  checks: modules.flatMap(({ shop }) => shop?.checks ?? []),
  projections: modules.flatMap(({ shop }) => shop?.project ?? []),
});
