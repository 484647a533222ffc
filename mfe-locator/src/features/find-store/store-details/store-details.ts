import type { StoreReply } from '@crema/shared-contracts';
import type { StoreEntity } from '../../../stores/cache/store-entities.ts';

/** The fields that the details show and a list does not have (LOC-031). */
export type StoreDetails = Pick<StoreReply, 'phoneNumber' | 'schedule' | 'amenities'>;

/** The details of a store, once an answer had them. */
export const detailsIn = (store: StoreEntity): StoreDetails | undefined => {
  const { phoneNumber, schedule, amenities } = store;
  return phoneNumber !== undefined && schedule && amenities
    ? { phoneNumber, schedule, amenities }
    : undefined;
};
