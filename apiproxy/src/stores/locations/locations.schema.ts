import { locationsListView } from '@crema/shared-contracts';
import { Type } from 'typebox';

const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });

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
/**
 * The query of GET locations (LOC-024). `view=list` requests the fields of cards only; `after` is the `next` of the page before.
 */
export const locationsQuery = Type.Object({
  ...area,
  view: Type.Optional(Type.Literal(locationsListView)),
  after: Type.Optional(Type.String({ maxLength: 80 })),
});
/** The query of GET filter-counts (LOC-021): the area of a search, and the chosen filters. */
export const filterCountsQuery = Type.Object(area);
export const storeParams = Type.Object({ storeNumber: Type.String({ minLength: 1, maxLength: 40 }) });
/** The query of GET suggestions (LOC-020). Places near the position come first; a page rounds it, so that caches can be shared. */
export const suggestionsQuery = Type.Object({
  q: Type.String({ maxLength: 120 }),
  lat: Type.Optional(latitude),
  lng: Type.Optional(longitude),
});
export const nearestQuery = Type.Object({
  lat: latitude,
  lng: longitude,
  features: Type.Optional(Type.String({ maxLength: 200 })),
});
export const nearestBody = Type.Object({
  lat: latitude,
  lng: longitude,
  features: Type.Optional(
    Type.Union([
      Type.Array(Type.String({ maxLength: 20 }), { maxItems: 40 }),
      Type.String({ maxLength: 200 }),
    ]),
  ),
});

/** Accepts both spellings of a feature list. */
export const readFeatures = (features: string | readonly string[] | undefined): readonly string[] =>
  (typeof features === 'string' ? features.split(',') : (features ?? []))
    .map((code) => code.trim())
    .filter((code) => code !== '');
