import {
  filledText,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  shape,
  text,
  type Guard,
  type StoreReply,
} from '@crema/shared-contracts';

const codes = listOf(shape({ code: text, name: text }));

/** What cards and details cannot do without; the rest of a store may be new to this version. */
const storeGuard: Guard<unknown> = shape({
  storeNumber: filledText,
  name: text,
  coordinates: shape({ latitude: number, longitude: number }),
  address: shape({ singleLine: text, lines: listOf(text), city: text, countryCode: oneOf('US', 'CA') }),
  phoneNumber: nullable(text),
  timeZone: shape({ timeZoneId: filledText }),
  mobileOrdering: shape({ availability: text, guestOrdering: flag, curbsideAvailability: text }),
  pickUpOptions: codes,
  warningLabels: listOf(shape({ code: text, label: text })),
  amenities: codes,
  schedule: listOf(shape({ date: text, dayFormatted: text, hoursFormatted: text })),
  openIntervals: listOf(shape({ opensAt: text, closesAt: text })),
  isFavorite: flag,
  isPrevious: flag,
});

/** A store that can be shown; another is left out of its list, and the list stays. */
export const isStoreReply = (value: unknown): value is StoreReply => storeGuard(value) === undefined;
