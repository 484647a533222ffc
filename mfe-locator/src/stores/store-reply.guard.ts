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

/** What cards and details cannot do without; the rest of a store may be new to this version. */
const storeGuard: Validator<unknown> = object({
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

/** A store that can be shown; another is left out of its list, and the list stays. */
export const isStoreReply = (value: unknown): value is StoreReply => storeGuard(value) === undefined;
