import { brand, storePath, type StoreReply } from '@crema/shared-contracts';
import { dateInZone } from './store-date.ts';

type Facts = Pick<StoreReply, 'storeNumber' | 'name' | 'phoneNumber' | 'openIntervals' | 'timeZone'> & {
  readonly coordinates: StoreReply['coordinates'];
  readonly address: Omit<StoreReply['address'], 'countryCode'> & { readonly countryCode: string };
};

const timeInZone = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
const hoursOf = ({ openIntervals, timeZone: { timeZoneId } }: Facts) =>
  openIntervals.map(({ opensAt, closesAt }) => {
    const day = dateInZone(Date.parse(opensAt), timeZoneId);
    return {
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: timeInZone(Date.parse(opensAt), timeZoneId),
      closes: timeInZone(Date.parse(closesAt), timeZoneId),
    };
  });

/** The store as schema.org describes it, for search engines (LOC-003). Times are in the store's own zone (LOC-033). */
export const structuredDataOf = (store: Facts) => ({
  '@context': 'https://schema.org',
  '@type': 'CafeOrCoffeeShop',
  name: `${brand.name} ${store.name}`,
  url: storePath(store),
  ...(store.phoneNumber !== null && { telephone: store.phoneNumber }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address.lines[0],
    addressLocality: store.address.city,
    addressRegion: store.address.countrySubdivisionCode,
    postalCode: store.address.postalCode,
    addressCountry: store.address.countryCode,
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: store.coordinates.latitude,
    longitude: store.coordinates.longitude,
  },
  openingHoursSpecification: hoursOf(store),
});

/** The text of a script element: no tag of a name can end it. */
export const structuredDataText = (store: Facts): string =>
  JSON.stringify(structuredDataOf(store)).replaceAll('<', '\\u003c');
