import type {
  FilterCountsReply,
  LocationsListReply,
  LocationsReply,
  StoreDetailsReply,
  StoreReply,
  StoreSummary,
  SuggestionsReply,
} from '@crema/shared-contracts';
import { Type } from 'typebox';
import { marketSchema, nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const text = Type.String();
/** A list with a field of the details does not match: the size of a list is bounded. */
const closed = { additionalProperties: false };
const listOf = <Key extends string>(...keys: readonly Key[]) =>
  Type.Array(Type.Object(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>));

/** The fields of lists and details. */
const listed = {
  storeNumber: text,
  name: text,
  coordinates: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
  ownershipTypeCode: text,
  timeZone: Type.Object({ timeZoneId: text }),
  pickUpOptions: listOf('code', 'name'),
  warningLabels: listOf('code', 'label'),
  openIntervals: listOf('opensAt', 'closesAt'),
  isOpen24Hours: Type.Boolean(),
  isFavorite: Type.Boolean(),
  isPrevious: Type.Boolean(),
  recommendationReason: nullable(picklist('FAVORITE', 'USUAL', 'NEARBY')),
  distanceMetres: nullable(Type.Number()),
};
const listedAddress = { lines: Type.Array(text), city: text, countryCode: marketSchema };
const listedOrdering = {
  availability: picklist('READY', 'BUSY', 'CLOSED', 'NOT_SUPPORTED', 'UNKNOWN'),
  guestOrdering: Type.Boolean(),
  curbsideAvailability: picklist('AVAILABLE', 'CLOSED', 'UNAVAILABLE'),
};
const storeSummary = schemaOf<StoreSummary>()(
  Type.Object(
    {
      ...listed,
      address: Type.Object(listedAddress, closed),
      mobileOrdering: Type.Object({ ...listedOrdering, svcOnly: Type.Optional(Type.Boolean()) }, closed),
    },
    closed,
  ),
);
export const storeReply = schemaOf<StoreReply>()(
  Type.Object({
    ...listed,
    address: Type.Object({
      ...listedAddress,
      singleLine: text,
      postalCode: text,
      countrySubdivisionCode: text,
    }),
    phoneNumber: nullable(text),
    mobileOrdering: Type.Object({
      ...listedOrdering,
      stallQuantity: Type.Integer(),
      svcOnly: Type.Boolean(),
    }),
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
    isOpen: Type.Boolean(),
    openStatusFormatted: text,
    hoursStatusFormatted: text,
  }),
);
export const nearestReply = Type.Object({ store: storeReply });
export const storeDetailsReply = schemaOf<StoreDetailsReply>()(Type.Object({ store: storeReply }));
const search = {
  placeName: nullable(text),
  center: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
  total: Type.Optional(Type.Integer()),
  next: Type.Optional(text),
};
export const locationsListReply = schemaOf<LocationsListReply>()(
  Type.Object({ ...search, stores: Type.Array(Type.Object({ store: storeSummary })) }),
);
export const locationsReply = schemaOf<LocationsReply>()(
  Type.Object({
    ...search,
    stores: Type.Array(Type.Object({ store: storeReply })),
  }),
);
export const filterCountsReply = schemaOf<FilterCountsReply>()(
  Type.Object({
    total: Type.Integer(),
    counts: Type.Array(Type.Object({ code: text, count: Type.Integer() })),
  }),
);
export const suggestionsReply = schemaOf<SuggestionsReply>()(
  Type.Object({
    suggestions: Type.Array(
      Type.Object({ name: text, lat: Type.Number(), lng: Type.Number(), country: marketSchema, kind: text }),
    ),
  }),
);
