import { modules } from '../../app/modules.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { collectShopParts } from '../../shop/shop-parts.ts';
import { readActivations, storeShop } from '../../shop/versions/shop-store.ts';

/** Stores a shop as the first version, unless there is one. Its rows are there already, and it is not checked. */
export const storeVersion = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  shop: Shop,
): Promise<void> => {
  if ((await readActivations(db)).length > 0) return;
  const now = clock.now();
  await storeShop(db, {
    kinds: collectShopParts(modules).kinds,
    shop,
    start: { at: now },
    author: { by: 'test', now },
    followStart: () => Promise.resolve(),
    isDryRun: false,
  });
};
