import { useMemo } from 'react';
import { useOrderStore } from '@crema/remote-kit';

/**
 * The query variables of a member's list, so that prices and availability are the order store's (ORD-140,
 * ORD-144).
 */
export const useStorePricing = () => {
  const store = useOrderStore();
  return useMemo(
    () =>
      store && {
        storeNumber: store.storeNumber,
        storePricingInput: {
          timeZone: store.timeZoneId,
          ownershipTypeCode: store.ownershipTypeCode,
          countryCode: store.countryCode,
        },
      },
    [store],
  );
};
