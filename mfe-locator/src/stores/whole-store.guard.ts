import { array, nullable, object, string, type StoreReply, type Validator } from '@crema/shared-contracts';
import type { StoreEntity } from './cache/store-entities.ts';
import { codes, isStoreSummary, storeFields } from './store-reply.guard.ts';

const validateEntity: Validator<unknown> = object(storeFields);
/** Whether a store can be shown, without a member's relation to it. */
export const isStoreEntity = (value: unknown): value is StoreEntity => validateEntity(value) === undefined;

const validateDetails: Validator<unknown> = object({
  phoneNumber: nullable(string),
  amenities: codes,
  schedule: array(object({ date: string, dayFormatted: string, hoursFormatted: string })),
});
/** Whether a store has its details too. */
export const isStoreReply = (value: unknown): value is StoreReply =>
  isStoreSummary(value) && validateDetails(value) === undefined;
