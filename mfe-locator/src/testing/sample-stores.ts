import type { LocationsReply, StoreReply } from '@crema/shared-contracts';

/** Monday 9 March 2026, 20:35 in Chicago, 21:35 in Toronto. */
export const sampleNow = Date.parse('2026-03-10T01:35:00Z');

/** A store that is open until 21:00 in Chicago, can accept orders, and accepts guests. */
export const loop: StoreReply = {
  storeNumber: '1001-100001',
  name: 'Loop & Lake',
  coordinates: { latitude: 41.8853, longitude: -87.64 },
  address: {
    singleLine: '10 West Lake Street, Chicago, IL 60601',
    lines: ['10 West Lake Street', 'Chicago, IL 60601'],
    city: 'Chicago',
    postalCode: '60601',
    countrySubdivisionCode: 'IL',
    countryCode: 'US',
  },
  phoneNumber: '+1 312-555-0142',
  ownershipTypeCode: 'CO',
  timeZone: { timeZoneId: 'America/Chicago' },
  mobileOrdering: {
    availability: 'READY',
    guestOrdering: true,
    curbsideAvailability: 'CLOSED',
    stallQuantity: 4,
    svcOnly: false,
  },
  pickUpOptions: [
    { code: '16', name: 'In store' },
    { code: 'CX', name: 'Curbside' },
    { code: 'XO', name: 'Express' },
  ],
  warningLabels: [{ code: 'W1', label: 'Limited menu today' }],
  amenities: [
    { code: 'WF', name: 'Wi-Fi' },
    { code: 'CC', name: 'Cards only' },
  ],
  schedule: [
    {
      date: '2026-03-09',
      dayFormatted: 'Today',
      hoursFormatted: '5:30 AM to 9:00 PM',
      holidayFormatted: null,
      open: true,
    },
    {
      date: '2026-03-10',
      dayFormatted: 'Tomorrow',
      hoursFormatted: 'Closed',
      holidayFormatted: 'Founders’ Day',
      open: false,
    },
  ],
  openIntervals: [
    { opensAt: '2026-03-09T10:30:00Z', closesAt: '2026-03-10T02:00:00Z' },
    { opensAt: '2026-03-11T10:30:00Z', closesAt: '2026-03-12T02:00:00Z' },
  ],
  isOpen: true,
  isOpen24Hours: false,
  openStatusFormatted: 'Open',
  hoursStatusFormatted: 'Closes in 25 min',
  isFavorite: false,
  isPrevious: false,
  recommendationReason: 'NEARBY',
  distanceMetres: 804.672,
};

const withOrdering = (mobileOrdering: Partial<StoreReply['mobileOrdering']>) => ({
  ...loop.mobileOrdering,
  ...mobileOrdering,
});
export const busyStore: StoreReply = {
  ...loop,
  storeNumber: '1002-100002',
  name: 'River North',
  mobileOrdering: withOrdering({ availability: 'BUSY' }),
};
export const membersStore: StoreReply = {
  ...loop,
  storeNumber: '1003-100003',
  name: 'Members Row',
  mobileOrdering: withOrdering({ guestOrdering: false }),
};
export const closedStore: StoreReply = {
  ...loop,
  storeNumber: '1004-100004',
  name: 'Early Bird',
  openIntervals: [{ opensAt: '2026-03-10T10:30:00Z', closesAt: '2026-03-10T20:00:00Z' }],
};
/** It opens no more within the planned days, so that it takes no order for later either. */
export const shutStore: StoreReply = { ...closedStore, openIntervals: [] };

export const sampleReply: LocationsReply = {
  placeName: null,
  center: { lat: 41.8853, lng: -87.64 },
  stores: [loop, busyStore, membersStore, closedStore].map((store) => ({ store })),
};
