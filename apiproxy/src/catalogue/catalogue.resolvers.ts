import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { Resolvers } from '../http/domain.ts';
import { refusal } from '../http/refusal.ts';
import { readLocale } from '../http/request-locale.ts';
import type { StoreFacts } from '../stores/store.ts';
import { loadStore } from '../stores/store-queries.ts';
import { loadAvailability } from './availability.ts';
import { catalogue } from './catalogue.ts';
import { currencyOfLocale } from './catalogue.types.ts';
import { keptMenu } from './menu-cache.ts';
import { viewMenus, type MenuFacts } from './menu-view.ts';
import { viewProduct } from './product-view.ts';

interface MenuArguments {
  readonly storeNumber?: string | null;
  readonly locale: string;
}

const factsFor = async (
  { db }: AppDeps,
  locale: Locale,
  store: StoreFacts | undefined,
): Promise<MenuFacts> => ({
  locale,
  priced: store ?? { currency: currencyOfLocale(locale), priceTier: 0 },
  availability: await loadAvailability(db, store),
});

/** ORD-022: one store of the seed fails on purpose, so that the way back to the national menu can be seen. */
const failOnPurpose = (store: StoreFacts | undefined, { production }: AppDeps): void => {
  if (!production && store?.fault === 'menu') throw refusal('TEMPORARILY_UNAVAILABLE');
};

export const catalogueResolvers: Resolvers = {
  Query: {
    menu: async (_: unknown, { storeNumber, locale: asked }: MenuArguments, { deps }) => {
      const locale = readLocale(asked);
      const store = storeNumber ? await loadStore(deps.db, storeNumber) : undefined;
      failOnPurpose(store, deps);
      return keptMenu(deps, `${locale} ${store?.storeNumber ?? ''}`, async () => ({
        storeNumber: store?.storeNumber ?? null,
        locale,
        menus: viewMenus(await factsFor(deps, locale, store)),
      }));
    },
    product: async (
      _: unknown,
      {
        productNumber,
        formCode,
        storeNumber,
        locale: asked,
      }: MenuArguments & { productNumber: number; formCode: string },
      { deps },
    ) => {
      const locale = readLocale(asked);
      const product = catalogue.findProduct(productNumber, formCode);
      if (!product) throw refusal('PRODUCT_NOT_FOUND', { productNumber });
      const store = storeNumber ? await loadStore(deps.db, storeNumber) : undefined;
      return viewProduct(product, await factsFor(deps, locale, store));
    },
  },
};
