import {
  nonEmptyString,
  boolean,
  array,
  number,
  picklist,
  object,
  string,
  type Validator,
  type StoreSummary,
} from '@crema/shared-contracts';

export const codes: Validator<unknown> = array(object({ code: string, name: string }));

/** The fields that cards need. A reply may contain others. */
export const storeFields: Readonly<Record<string, Validator<unknown>>> = {
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
};
const validateSummary: Validator<unknown> = object({
  ...storeFields,
  isFavorite: boolean,
  isPrevious: boolean,
});

/** Whether a store can be shown as a card. A list leaves out the others. */
export const isStoreSummary = (value: unknown): value is StoreSummary => validateSummary(value) === undefined;
