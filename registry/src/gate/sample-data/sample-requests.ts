import {
  pageRequests,
  type ErrorReply,
  type InlinedReply,
  type LocationsListReply,
  type PageRequestName,
  type PageRequestVisit,
  type StoreSummary,
} from '@crema/shared-contracts';
import type { SampleShape } from './sample-reply.ts';

const hour = 60 * 60 * 1000;
const timeText = (time: number) => new Date(time).toISOString();

/** The last shape of a store has no more than the contract requires. */
const sampleStore = (place: number, now: number, isFull: boolean): StoreSummary => ({
  storeNumber: `${1001 + place}-${100001 + place}`,
  name: `name ${place + 1} “é” & <b>`,
  coordinates: { latitude: 41.8853 + place / 100, longitude: -87.64 },
  ownershipTypeCode: place === 0 ? 'CO' : 'LS',
  timeZone: { timeZoneId: 'America/Chicago' },
  pickUpOptions: isFull
    ? [
        { code: '16', name: 'pickup “é”' },
        { code: 'CX', name: 'curbside' },
      ]
    : [],
  warningLabels: isFull ? [{ code: 'W1', label: 'warning “é” & <b>' }] : [],
  // Open, open for half an hour more, closed until tomorrow.
  openIntervals: isFull
    ? [
        {
          opensAt: timeText(now + (place === 2 ? 12 : -6) * hour),
          closesAt: timeText(now + (place === 0 ? 6 : place === 1 ? 0.5 : 20) * hour),
        },
      ]
    : [],
  isOpen24Hours: false,
  isFavorite: false,
  isPrevious: false,
  recommendationReason: isFull ? 'NEARBY' : null,
  distanceMetres: isFull ? 800.5 + place * 12_000 : null,
  address: {
    lines: isFull ? ['10 “é” Street', 'Chicago, IL 60601'] : [],
    city: 'Chicago',
    countryCode: 'US',
  },
  mobileOrdering: {
    availability: isFull && place === 0 ? 'READY' : 'UNKNOWN',
    guestOrdering: place === 0,
    curbsideAvailability: isFull ? 'AVAILABLE' : 'UNAVAILABLE',
  },
});

type SampleBody = (shape: SampleShape, now: number) => unknown;
const samples: Readonly<Record<PageRequestName, SampleBody>> = {
  locations: ({ items, isFull }, now): LocationsListReply => ({
    placeName: isFull ? 'place “é” & <b>' : null,
    center: { lat: 41.8853, lng: -87.64 },
    stores: Array.from({ length: items }, (_, place) => ({ store: sampleStore(place, now, isFull) })),
  }),
};

const notFound: ErrorReply = {
  error: { code: 'NOT_FOUND', message: 'Not found.' },
  referenceId: 'sample',
};

/** Replies to the route's requests; `now` is the time of the render in milliseconds. */
export const sampleRequests = (
  names: readonly PageRequestName[],
  visit: PageRequestVisit,
  shape: SampleShape,
  now: number,
): readonly InlinedReply[] =>
  names.map((name) => ({
    url: pageRequests[name](visit),
    ...(shape.isError ? { status: 404, body: notFound } : { status: 200, body: samples[name](shape, now) }),
  }));
