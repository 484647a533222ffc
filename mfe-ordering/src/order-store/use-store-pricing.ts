import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectOrderStore } from './order-store.slice.ts';

/** What a member's list is asked with, so that prices and availability are the order store's (ORD-140, ORD-144). */
export const useStorePricing = () => {
  const store = useSelector(selectOrderStore);
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
