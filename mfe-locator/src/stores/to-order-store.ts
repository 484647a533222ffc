import type { OrderStore, StoreSummary } from '@crema/shared-contracts';

/** The fields of a store that the host stores as the order store (LOC-043). */
export const toOrderStore = (store: StoreSummary): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.address.countryCode,
  timeZoneId: store.timeZone.timeZoneId,
  ownershipTypeCode: store.ownershipTypeCode,
  guestOrdering: store.mobileOrdering.guestOrdering,
});
