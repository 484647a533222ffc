/** The URL that calls a phone number. */
export const callUrl = (phoneNumber: string): string => `tel:${phoneNumber.replace(/[^\d+]/g, '')}`;

/** Returns 1001 for 1001-100001: both name the same store (D-30), and URLs use the short one (LOC-050). */
export const shortStoreNumber = (storeNumber: string): string => storeNumber.split('-', 1)[0] ?? storeNumber;

/** Returns `cafe-du-parc` for “Café du Parc”; empty if the name has no Latin letter and no digit. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The canonical path of a store's page; the server redirects every other path of the store to it (LOC-003). */
export const storePath = ({
  storeNumber,
  name,
}: {
  readonly storeNumber: string;
  readonly name: string;
}): string =>
  ['/store', encodeURIComponent(shortStoreNumber(storeNumber)), slugOf(name)].filter(Boolean).join('/');

/** The URL of directions to a place, in the map of the visitor's device. */
export const directionsUrl = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string => `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
