// The measured searches for stores: in a box of the map, around a position, around a place, the nearest one, and a member's own.
import { cookiesOf, documentHash, graphqlPath, ownPage, send } from '../hostile/wire.mjs';
import { someAddress } from '../crash/requests.mjs';

/** Positions in and around three large cities: 50 stores each, and no two searches with the same distances. */
const positions = Array.from({ length: 60 }, (_, at) => {
  const [lat, lng] = [
    [41.8853, -87.64],
    [40.7128, -74.006],
    [34.0522, -118.2437],
  ][at % 3];
  return { lat: (lat + (at % 7) / 100).toFixed(4), lng: (lng - (at % 11) / 100).toFixed(4) };
});
const places = ['Chicago, IL', 'New York, NY', 'Los Angeles, CA', 'Montréal', 'Toronto, ON', 'Houston, TX'];
/** Half of the width and height in degrees of a map at zoom 11 next to the list. */
const boxHalf = { lat: 0.2, lng: 0.25 };

const locations = (query) => `/apiproxy/v1/locations?${new URLSearchParams({ ...query, view: 'list' })}`;
const boxAround = ({ lat, lng }) => {
  const [south, north] = [-1, 1].map((side) => (Number(lat) + side * boxHalf.lat).toFixed(4));
  const [west, east] = [-1, 1].map((side) => (Number(lng) + side * boxHalf.lng).toFixed(4));
  return { lat, lng, bbox: [west, south, east, north].join() };
};
const gets = (urls) => urls.map((url) => ({ method: 'GET', url, headers: {} }));

/** Moves a position by up to 200 m, so that no reply repeats. */
const newPosition = (request) => {
  const url = new URL(request.path, 'http://localhost');
  for (const name of ['lat', 'lng'])
    url.searchParams.set(name, (Number(url.searchParams.get(name)) + Math.random() / 500).toFixed(5));
  return { ...request, path: url.pathname + url.search };
};

/** The cookie of a seeded member with favorite and previous stores; CREMA_DEMO=1 seeds it in production mode. */
const signIn = async (origin) => {
  const reply = await send(origin, {
    method: 'POST',
    path: '/apiproxy/v1/account/signin',
    from: someAddress(),
    headers: ownPage,
    body: {
      username: 'gold@crema.test',
      password: 'Espresso-2026',
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'America/Chicago', languages: ['en-US'], screen: '1440x900', elapsedMs: 9000 },
    },
  });
  if (reply.status !== 200)
    throw new Error(`The sign-in of gold@crema.test answered ${reply.status}, expected 200.`);
  return cookiesOf(reply);
};
const recommendedCall = {
  operationName: 'GetRecommendedStores',
  variables: { limit: 200 },
  extensions: {
    persistedQuery: { version: 1, sha256Hash: documentHash('GetRecommendedStores', 'mfe-locator') },
  },
};

export const storeRowNames = [
  'locations by position',
  'locations by box',
  'locations by place',
  'nearest store',
  'recommended stores',
];
export const storeRows = async (origin) => {
  const list = { goal: 0.7, mostKb: 40 };
  const nearest = positions.map((at) => `/apiproxy/v1/locations/nearest-location?${new URLSearchParams(at)}`);
  const [position, box, place, nearestStore, recommended] = storeRowNames;
  return [
    {
      name: position,
      ...list,
      requests: gets(positions.map(locations)),
      sender: newPosition,
    },
    {
      name: box,
      ...list,
      requests: gets(positions.map((at) => locations(boxAround(at)))),
      sender: newPosition,
    },
    { name: place, ...list, requests: gets(places.map((name) => locations({ place: name }))) },
    { name: nearestStore, goal: 0.7, requests: gets(nearest), sender: newPosition },
    {
      name: recommended,
      goal: 0.7,
      requests: [
        {
          method: 'POST',
          url: graphqlPath,
          headers: { ...ownPage, 'content-type': 'application/json', cookie: await signIn(origin) },
          body: JSON.stringify(recommendedCall),
        },
      ],
    },
  ];
};
