import type { OrderStore, StoreReply } from '@crema/shared-contracts';

/** What the host keeps of the store that the customer orders from (LOC-043). */
export const toOrderStore = (store: StoreReply): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.address.countryCode,
  timeZoneId: store.timeZone.timeZoneId,
  ownershipTypeCode: store.ownershipTypeCode,
  guestOrdering: store.mobileOrdering.guestOrdering,
});
