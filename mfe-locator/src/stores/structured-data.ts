import { brand, storePath, type StoreReply } from '@crema/shared-contracts';
import { dateInZone } from './store-date.ts';

type Facts = Pick<
  StoreReply,
  'storeNumber' | 'name' | 'phoneNumber' | 'openIntervals' | 'schedule' | 'timeZone'
> & {
  readonly coordinates: StoreReply['coordinates'];
  readonly address: Omit<StoreReply['address'], 'countryCode'> & { readonly countryCode: string };
};
type OpenInterval = Facts['openIntervals'][number];

const timeInZone = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
const hoursOn = (day: string, opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens,
  closes,
});
const midnight = '00:00';
const lastMinute = '23:59';
const dayMs = 24 * 60 * 60_000;
const dayAfter = (day: string) =>
  new Date(Date.parse(day) + dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * The server merges adjoining intervals. schema.org reads a closing time before the opening time as that of the next day; an interval
 * that is longer is written day by day, and a whole day as 00:00 to 23:59.
 */
const hoursIn = ({ opensAt, closesAt }: OpenInterval, timeZone: string) => {
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
  const [firstDay, lastDay] = [dateInZone(from, timeZone), dateInZone(to, timeZone)];
  const [opens, closes] = [timeInZone(from, timeZone), timeInZone(to, timeZone)];
  const isOvernight = dayAfter(firstDay) === lastDay && closes < opens;
  if (firstDay === lastDay || isOvernight) return [hoursOn(firstDay, opens, closes)];
  const hours = [hoursOn(firstDay, opens, lastMinute)];
  for (let day = dayAfter(firstDay); day < lastDay; day = dayAfter(day))
    hours.push(hoursOn(day, midnight, lastMinute));
  return closes === midnight ? hours : [...hours, hoursOn(lastDay, midnight, closes)];
};
/** The open hours, and the days without any: search engines read 00:00 to 00:00 as closed. */
const hoursOf = ({ openIntervals, schedule, timeZone: { timeZoneId } }: Facts) =>
  [
    ...openIntervals.flatMap((interval) => hoursIn(interval, timeZoneId)),
    ...schedule.filter(({ open }) => !open).map(({ date }) => hoursOn(date, midnight, midnight)),
  ].sort((one, other) => one.validFrom.localeCompare(other.validFrom));

/** The store as schema.org describes it, for search engines, with its URL in the shop’s public origin (LOC-003). Times are in the store's own zone (LOC-033). */
export const structuredDataOf = (store: Facts, publicOrigin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'CafeOrCoffeeShop',
  name: `${brand.name} ${store.name}`,
  // Joined as text: a path that begins with two slashes must not name another host.
  url: publicOrigin + storePath(store),
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
export const structuredDataText = (store: Facts, publicOrigin: string): string =>
  JSON.stringify(structuredDataOf(store, publicOrigin)).replaceAll('<', '\\u003c');
