import { useMemo } from 'react';
import { useLocale, useOrderStore } from '@crema/remote-kit';
import { PricingByStoreNumberDocument } from '../../generated/pricing-by-store-number.ts';
import { PricingRulesDocument } from '../../generated/pricing-rules.ts';
import type { PricingRulesQuery } from '../../generated/operation-types.ts';
import type { StorePrices } from './store-prices.rules.ts';
import { useKeptFresh } from './use-kept-fresh.ts';

/**
 * The prices of a product at the order store (ORD-086). The product's own reply has them first: undefined until they are stale,
 * and without a store.
 */
export const useStorePrices = (productNumber: number | undefined): StorePrices | undefined => {
  const storeNumber = useOrderStore()?.storeNumber;
  const variables = useMemo(
    () =>
      storeNumber === undefined || productNumber === undefined
        ? undefined
        : { storeNumber, productNumbers: [productNumber] },
    [storeNumber, productNumber],
  );
  const key = `prices ${storeNumber} ${productNumber}`;
  return useKeptFresh({ document: PricingByStoreNumberDocument, variables, key, isKnown: true })
    ?.pricingByStoreNumber;
};

/** The rules by which the order store's prices become a total (ORD-086); undefined until they are known, and without a store. */
export const usePricingRules = (): PricingRulesQuery['pricingRules'] | undefined => {
  const storeNumber = useOrderStore()?.storeNumber;
  const locale = useLocale();
  const variables = useMemo(
    () => (storeNumber === undefined ? undefined : { storeNumber, locale }),
    [storeNumber, locale],
  );
  const key = `rules ${storeNumber} ${locale}`;
  return useKeptFresh({ document: PricingRulesDocument, variables, key })?.pricingRules;
};
