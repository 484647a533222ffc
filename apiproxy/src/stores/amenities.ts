import { hiddenFeatures, type Configuration } from '@crema/shared-contracts';
import { openStateNow } from './hours/hours-view.ts';
import type { Amenity } from './stores.tables.ts';
import type { StoreFacts } from './store.ts';

/** The computed amenities that are shown. The shop’s data name the others (SHP-011). */
const builtIn: readonly Amenity[] = [
  { code: 'GC', name: ['Guest ordering', 'Commande sans compte'] },
  { code: 'hrs24', name: ['Open 24 hours', 'Ouvert 24 heures'] },
];

/** Amenities computed from other facts at request time (LOC-022, D-53); not stored. */
const computed: Readonly<Record<string, (store: StoreFacts, now: Date) => boolean>> = {
  GC: ({ guestOrdering }) => guestOrdering,
  ON: (store, now) => openStateNow(store, now).isOpen,
  hrs24: (store, now) => openStateNow(store, now).isOpen24Hours,
};

export const hasFeature = (store: StoreFacts, code: string, now: Date): boolean =>
  Object.hasOwn(computed, code) ? computed[code]?.(store, now) === true : store.amenities.includes(code);

/** The amenities shown to visitors: those that the configuration does not hide. */
export const shownAmenities = (
  store: StoreFacts,
  now: Date,
  features: Configuration['features'],
): readonly Amenity[] => {
  const hidden = new Set([
    ...hiddenFeatures,
    ...features.filter((row) => !row.public).map(({ code }) => code),
  ]);
  return [...builtIn, ...store.amenityList].filter(
    ({ code }) => !hidden.has(code) && hasFeature(store, code, now),
  );
};
