import type { StoreReply, StoreSummary } from '@crema/shared-contracts';

/** The fields that belong to an answer, not to the store. */
type OfAnswer = 'distanceMetres' | 'recommendationReason';
/** A store as every part of the locator sees it: the fields of its card, and of its details once an answer had them. */
export type StoreEntity = Omit<StoreSummary, OfAnswer | 'isFavorite' | 'isPrevious'> &
  Partial<Pick<StoreReply, 'isFavorite' | 'isPrevious' | 'phoneNumber' | 'schedule' | 'amenities'>>;
