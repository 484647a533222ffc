import type { LocationsReply, StoreReply, SuggestionsReply } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { marketSchema, nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const text = Type.String();
const listOf = <Key extends string>(...keys: readonly Key[]) =>
  Type.Array(Type.Object(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>));

export const storeReply = schemaOf<StoreReply>()(
  Type.Object({
    storeNumber: text,
    name: text,
    coordinates: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    address: Type.Object({
      singleLine: text,
      lines: Type.Array(text),
      city: text,
      postalCode: text,
      countrySubdivisionCode: text,
      countryCode: marketSchema,
    }),
    phoneNumber: nullable(text),
    ownershipTypeCode: text,
    timeZone: Type.Object({ timeZoneId: text }),
    mobileOrdering: Type.Object({
      availability: picklist('READY', 'BUSY', 'CLOSED', 'NOT_SUPPORTED', 'UNKNOWN'),
      guestOrdering: Type.Boolean(),
      curbsideAvailability: picklist('AVAILABLE', 'CLOSED', 'UNAVAILABLE'),
      stallQuantity: Type.Integer(),
      svcOnly: Type.Boolean(),
    }),
    pickUpOptions: listOf('code', 'name'),
    warningLabels: listOf('code', 'label'),
    amenities: listOf('code', 'name'),
    schedule: Type.Array(
      Type.Object({
        date: text,
        dayFormatted: text,
        hoursFormatted: text,
        holidayFormatted: nullable(text),
        open: Type.Boolean(),
      }),
    ),
    openIntervals: listOf('opensAt', 'closesAt'),
    isOpen: Type.Boolean(),
    isOpen24Hours: Type.Boolean(),
    openStatusFormatted: text,
    hoursStatusFormatted: text,
    isFavorite: Type.Boolean(),
    isPrevious: Type.Boolean(),
    recommendationReason: nullable(picklist('FAVORITE', 'USUAL', 'NEARBY')),
    distanceMetres: nullable(Type.Number()),
  }),
);
export const nearestReply = Type.Object({ store: storeReply });
export const locationsReply = schemaOf<LocationsReply>()(
  Type.Object({
    placeName: nullable(text),
    center: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
    stores: Type.Array(Type.Object({ store: storeReply })),
  }),
);
export const suggestionsReply = schemaOf<SuggestionsReply>()(
  Type.Object({
    suggestions: Type.Array(
      Type.Object({ name: text, lat: Type.Number(), lng: Type.Number(), country: marketSchema, kind: text }),
    ),
  }),
);
