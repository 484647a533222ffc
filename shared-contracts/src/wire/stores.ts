import { Type, type TSchema } from 'typebox';
import { locationsListView } from '../rest.ts';
import { market, nullable, picklist, text, type Wire } from './shapes.ts';

/** A list with a field of the details does not match: the size of a list is bounded. */
const closed = { additionalProperties: false };
const listOf = <Key extends string>(...keys: readonly Key[]) =>
  Type.Array(Type.Object(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>));
const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });

const availability = picklist('READY', 'BUSY', 'CLOSED', 'NOT_SUPPORTED', 'UNKNOWN');
export type MobileOrderingAvailability = Wire<typeof availability>;
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
const listedAddress = { lines: Type.Array(text), city: text, countryCode: market };
const listedOrdering = {
  availability,
  guestOrdering: Type.Boolean(),
  curbsideAvailability: picklist('AVAILABLE', 'CLOSED', 'UNAVAILABLE'),
};
/**
 * A store in a list: the fields of its card. `openIntervals` has the current or next interval and the one after it; the
 * details have all of them.
 */
const storeSummary = Type.Object(
  {
    ...listed,
    address: Type.Object(listedAddress, closed),
    mobileOrdering: Type.Object(
      {
        ...listedOrdering,
        /** Only of a store that takes stored-value cards only (ORD-106). */
        svcOnly: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
  },
  closed,
);
export type StoreSummary = Wire<typeof storeSummary>;
/** LOC-032, with D-53's machine-readable hours. Distances are metres from the requested position. */
const storeReply = Type.Object({
  ...listed,
  address: Type.Object({
    ...listedAddress,
    singleLine: text,
    postalCode: text,
    countrySubdivisionCode: text,
  }),
  phoneNumber: nullable(text),
  mobileOrdering: Type.Object({ ...listedOrdering, stallQuantity: Type.Integer(), svcOnly: Type.Boolean() }),
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
});
export type StoreReply = Wire<typeof storeReply>;
/** GET stores/{storeNumber}, and GET and POST nearest-location. The error of the first is STORE_NOT_FOUND. */
export const storeDetailsReply = Type.Object({ store: storeReply });
export type StoreDetailsReply = Wire<typeof storeDetailsReply>;
export const storeParams = Type.Object({ storeNumber: Type.String({ minLength: 1, maxLength: 40 }) });

/**
 * The parameters that name an area. `features` is separated by commas; an existing `store` is the centre of the search; `bbox` is
 * west,south,east,north.
 */
const area = {
  place: Type.Optional(Type.String({ maxLength: 120 })),
  features: Type.Optional(Type.String({ maxLength: 200 })),
  store: Type.Optional(Type.String({ maxLength: 40 })),
  lat: Type.Optional(latitude),
  lng: Type.Optional(longitude),
  bbox: Type.Optional(Type.String({ maxLength: 100 })),
};
/** The query of GET locations (LOC-024). `view=list` requests the fields of cards only; `after` is the `next` of the page before. */
export const locationsQuery = Type.Object({
  ...area,
  view: Type.Optional(Type.Literal(locationsListView)),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
const search = <Store extends TSchema>(store: Store) =>
  Type.Object({
    placeName: nullable(text),
    center: Type.Object({ lat: Type.Number(), lng: Type.Number() }),
    /** The number of stores in the whole area; only in a search with `bbox`. */
    total: Type.Optional(Type.Integer()),
    /** Requests the stores after these ones as `after`. Without it these are the last ones. */
    next: Type.Optional(text),
    stores: Type.Array(Type.Object({ store })),
  });
export const locationsListReply = search(storeSummary);
export type LocationsListReply = Wire<typeof locationsListReply>;
/**
 * LOC-024: GET locations?place&features&lat&lng, or with bbox=west,south,east,north instead of a place. Its errors are NOT_FOUND
 * with messageId placeNameNotFound, and VALIDATION, with messageId zoomedOut for a box that is too large.
 */
export const locationsReply = search(storeReply);
export type LocationsReply = Wire<typeof locationsReply>;

/** The query of GET filter-counts (LOC-021): the area of a search, and the chosen filters. */
export const filterCountsQuery = Type.Object(area);
/** LOC-021: the stores of an area that match the chosen filters. Its errors are those of GET locations. */
export const filterCountsReply = Type.Object({
  total: Type.Integer(),
  /** For each offered filter the number of stores that match it and the chosen ones. */
  counts: Type.Array(Type.Object({ code: text, count: Type.Integer() })),
});
export type FilterCountsReply = Wire<typeof filterCountsReply>;

/** The query of GET suggestions (LOC-020). Places near the position come first; a page rounds it, so that caches can be shared. */
export const suggestionsQuery = Type.Object({
  q: Type.String({ maxLength: 120 }),
  lat: Type.Optional(latitude),
  lng: Type.Optional(longitude),
});
export const suggestionsReply = Type.Object({
  suggestions: Type.Array(
    Type.Object({ name: text, lat: Type.Number(), lng: Type.Number(), country: market, kind: text }),
  ),
});
export type SuggestionsReply = Wire<typeof suggestionsReply>;

export const nearestQuery = Type.Object({
  lat: latitude,
  lng: longitude,
  features: Type.Optional(Type.String({ maxLength: 200 })),
});
/** LOC-025: the body of POST nearest-location. Its error is NOT_FOUND with messageId nearestNotFound. */
export const nearestLocationRequest = Type.Object({
  lat: latitude,
  lng: longitude,
  features: Type.Optional(
    Type.Union([
      Type.Array(Type.String({ maxLength: 20 }), { maxItems: 40 }),
      Type.String({ maxLength: 200 }),
    ]),
  ),
});
export type NearestLocationRequest = Wire<typeof nearestLocationRequest>;
/** The body of POST restPaths.favoriteStores (LOC-050). */
export const favoriteStoreRequest = storeParams;
