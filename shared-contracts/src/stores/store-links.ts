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

/** The URLs of directions to a place, on each map that customers choose from. */
const directionsUrls = {
  google: (place) => `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  apple: (place) => `https://maps.apple.com/?daddr=${place}`,
  openStreetMap: (place) => `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`,
} as const satisfies Readonly<Record<string, (place: string) => string>>;
type DirectionsMap = keyof typeof directionsUrls;
export const directionsMaps = Object.keys(directionsUrls) as readonly DirectionsMap[];

/** The URL of directions to a place. */
export const directionsUrl = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  map: DirectionsMap = 'google',
): string => directionsUrls[map](`${latitude},${longitude}`);
