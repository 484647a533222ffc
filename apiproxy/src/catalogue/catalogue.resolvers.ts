import type { AppDeps } from '../http/app-deps.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { readLocale } from '../http/request-locale.ts';
import type { StoreFacts } from '../stores/stores.public.ts';
import { cachedMenu } from './menu/menu-cache.ts';
import { factsFor, placeOf } from './menu/menu-facts.ts';
import { viewMenuAllergens, viewMenus } from './menu/menu-view.ts';
import { viewProduct } from './product-view.ts';

/**
 * ORD-022: one seeded store fails deliberately, so that the error page and its link to the national menu can be
 * tested.
 */
const simulateError = (store: StoreFacts | undefined, { production }: AppDeps): void => {
  if (!production && store?.simulatedError === 'menu') throw createAppError('TEMPORARILY_UNAVAILABLE');
};

export const catalogueResolvers: Resolvers = {
  Query: {
    menu: async (_parent, { storeNumber, locale: asked }, { deps }) => {
      const locale = readLocale(asked);
      const store = storeNumber ? await deps.stores.load(storeNumber) : undefined;
      simulateError(store, deps);
      const key = `${locale} ${store?.storeNumber ?? ''}`;
      return cachedMenu(deps, key, await deps.catalogueOf(placeOf(locale, store)), async () => {
        const facts = await factsFor(deps, locale, store);
        return {
          storeNumber: store?.storeNumber ?? null,
          locale,
          allergens: viewMenuAllergens(facts),
          menus: viewMenus(facts),
        };
      });
    },
    product: async (_parent, { productNumber, formCode, storeNumber, locale: asked }, { deps }) => {
      const locale = readLocale(asked);
      const store = storeNumber ? await deps.stores.load(storeNumber) : undefined;
      const facts = await factsFor(deps, locale, store);
      const product = facts.catalogue.findProduct(productNumber, formCode);
      if (!product) throw createAppError('PRODUCT_NOT_FOUND', { productNumber });
      return viewProduct(product, facts);
    },
  },
};
