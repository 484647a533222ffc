import type { OrderStore } from '@crema/shared-contracts';
import type { StoreDetails } from './use-store-details.ts';

export const toOrderStore = (store: StoreDetails): OrderStore => ({
  storeNumber: store.storeNumber,
  name: store.name,
  countryCode: store.address.countryCode === 'CA' ? 'CA' : 'US',
  timeZoneId: store.timeZone.timeZoneId,
  ownershipTypeCode: store.ownershipTypeCode,
  guestOrdering: store.mobileOrdering.guestOrdering,
});
