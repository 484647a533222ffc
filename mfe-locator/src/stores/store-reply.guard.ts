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
} from '@crema/shared-contracts';

const codes = array(object({ code: string, name: string }));

/** The fields that cards and details need. A reply may contain others. */
const validateStore: Validator<unknown> = object({
  storeNumber: nonEmptyString,
  name: string,
  coordinates: object({ latitude: number, longitude: number }),
  address: object({
    singleLine: string,
    lines: array(string),
    city: string,
    countryCode: picklist('US', 'CA'),
  }),
  phoneNumber: nullable(string),
  timeZone: object({ timeZoneId: nonEmptyString }),
  mobileOrdering: object({ availability: string, guestOrdering: boolean, curbsideAvailability: string }),
  pickUpOptions: codes,
  warningLabels: array(object({ code: string, label: string })),
  amenities: codes,
  schedule: array(object({ date: string, dayFormatted: string, hoursFormatted: string })),
  openIntervals: array(object({ opensAt: string, closesAt: string })),
  isFavorite: boolean,
  isPrevious: boolean,
});

/** Whether a store can be shown. A list leaves out the others. */
export const isStoreReply = (value: unknown): value is StoreReply => validateStore(value) === undefined;
