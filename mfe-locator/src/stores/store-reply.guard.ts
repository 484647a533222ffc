import {
  nonEmptyString,
  boolean,
  array,
  nullable,
  number,
  picklist,
  object,
  string,
  type Validator,
  type StoreReply,
  type StoreSummary,
} from '@crema/shared-contracts';

const codes = array(object({ code: string, name: string }));

/** The fields that cards need. A reply may contain others. */
const summary = {
  storeNumber: nonEmptyString,
  name: string,
  coordinates: object({ latitude: number, longitude: number }),
  address: object({
    lines: array(string),
    city: string,
    countryCode: picklist('US', 'CA'),
  }),
  timeZone: object({ timeZoneId: nonEmptyString }),
  mobileOrdering: object({ availability: string, guestOrdering: boolean, curbsideAvailability: string }),
  pickUpOptions: codes,
  warningLabels: array(object({ code: string, label: string })),
  openIntervals: array(object({ opensAt: string, closesAt: string })),
  isFavorite: boolean,
  isPrevious: boolean,
};
const validateSummary: Validator<unknown> = object(summary);
const validateStore: Validator<unknown> = object({
  ...summary,
  phoneNumber: nullable(string),
  amenities: codes,
  schedule: array(object({ date: string, dayFormatted: string, hoursFormatted: string })),
});

/** Whether a store can be shown as a card. A list leaves out the others. */
export const isStoreSummary = (value: unknown): value is StoreSummary => validateSummary(value) === undefined;
/** Whether a store has its details too. */
export const isStoreReply = (value: unknown): value is StoreReply => validateStore(value) === undefined;
