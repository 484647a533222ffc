import type { StoreReply, StoreSummary } from '@crema/shared-contracts';

/** The fields that the details show and a list does not have (LOC-031). */
export type StoreDetails = Pick<StoreReply, 'phoneNumber' | 'schedule' | 'amenities'>;

/** The details of a store that came whole: a member's own stores, and searches answered by an earlier server. */
export const detailsIn = (store: StoreSummary & Partial<StoreDetails>): StoreDetails | undefined => {
  const { phoneNumber, schedule, amenities } = store;
  return phoneNumber !== undefined && schedule && amenities
    ? { phoneNumber, schedule, amenities }
    : undefined;
};
