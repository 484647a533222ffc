// The measured requests: each as the page sends it, with the product's own replies as the baseline's payload.
import { callGraphql, cookiesOf, documentHash, graphqlPath, ownPage, send } from '../hostile/wire.mjs';
import { someAddress } from '../crash/requests.mjs';

const storeNumber = '1001-100001';
/** Two carts of two drinks. A guest's next price is for the other one, so that each price is new. */
const carts = [
  ['2010-hot-medium', '2010-hot-medium'],
  ['2010-hot-medium', '2010-hot-large'],
];
/** A session may request 60 prices a minute: these are enough for 1,500 a second. */
const sessions = 1_500;

const orderOf = (skus) => ({
  cart: {
    items: skus.map((sku) => ({ quantity: 1, commerce: { sku }, childItems: [] })),
    offers: [],
  },
  fulfillment: { collectionType: 'INSTORE16', consumptionType: 'ConsumeOutOfStore' },
  storeNumber,
});
const priceCall = (skus) => ({
  variables: { order: orderOf(skus), locale: 'en-US' },
  extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('PriceOrderGuest') } },
});

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

const fetchPayload = async (origin, request) => {
  const reply = await send(origin, {
    method: request.method,
    path: request.url,
    from: someAddress(),
    headers: { 'accept-encoding': 'br', ...request.headers },
    ...(request.body && { body: JSON.parse(request.body) }),
  });
  const plain = await send(origin, {
    method: request.method,
    path: request.url,
    from: someAddress(),
    headers: request.headers,
    ...(request.body && { body: JSON.parse(request.body) }),
  });
  if (plain.status !== 200 || plain.text.includes('"errors"'))
    throw new Error(
      `${request.method} ${request.url} answered ${plain.status}. Expected 200 without errors. The reply begins with: ${plain.text.slice(0, 200)}`,
    );
  return { sent: Number(reply.headers['content-length']), text: plain.text };
};

/** The URL of the query of /menu: its reply is in the rendered page, and a page without content preloads it. */
const menuDataUrl = async (origin) => {
  const { text } = await send(origin, { path: '/menu', from: someAddress() });
  const [, boot = '{}'] =
    /<script type="application\/json" id="crema-boot">(.*?)<\/script>/s.exec(text) ?? [];
  const [, linked] = /<link rel="preload" as="fetch" href="([^"]+)"/.exec(text) ?? [];
  const url = JSON.parse(boot).rendered?.queries[0] ?? linked?.replaceAll('&amp;', '&');
  if (!url)
    throw new Error(
      'Found no query in /menu; expected the URL of the menu query. Build first: npm run build.',
    );
  return url;
};

/** Guests with a session each: a price belongs to a session, and limits count by session and address. */
const openSessions = async (origin) => {
  const guests = [];
  while (guests.length < sessions) {
    const batch = Array.from({ length: 20 }, async () => {
      const from = someAddress();
      const reply = await callGraphql(
        origin,
        'PriceOrderGuest',
        { order: orderOf(carts[0]), locale: 'en-US' },
        { from },
      );
      if (reply.status !== 200 || !reply.json().data?.priceOrder)
        throw new Error(`The first price of a guest answered ${reply.status}: ${reply.text.slice(0, 200)}`);
      return { cookie: cookiesOf(reply), 'x-forwarded-for': from };
    });
    guests.push(...(await Promise.all(batch)));
  }
  return guests;
};
/** Gives each request the next guest's cookie and address; after a round of all guests the cart changes. */
const guestSender = (guests) => {
  const bodies = carts.map((cart) => JSON.stringify(priceCall(cart)));
  let turn = 0;
  return (request) => {
    const guest = guests[turn % guests.length];
    const body = bodies[Math.floor(turn / guests.length + 1) % bodies.length];
    turn += 1;
    return { ...request, body, headers: { ...request.headers, ...guest } };
  };
};

/** Moves a position by up to 200 m, so that no reply repeats. */
const newPosition = (request) => {
  const url = new URL(request.path, 'http://localhost');
  for (const name of ['lat', 'lng'])
    url.searchParams.set(name, (Number(url.searchParams.get(name)) + Math.random() / 500).toFixed(5));
  return { ...request, path: url.pathname + url.search };
};

const gets = (urls, headers = {}) => urls.map((url) => ({ method: 'GET', url, headers }));
const locations = (query) => `/apiproxy/v1/locations?${new URLSearchParams({ ...query, view: 'list' })}`;

const rowsOf = async (origin, { isPostgres }) => {
  const dataUrl = await menuDataUrl(origin);
  const nearest = positions.map((at) => `/apiproxy/v1/locations/nearest-location?${new URLSearchParams(at)}`);
  const guests = await openSessions(origin);
  const price = {
    method: 'POST',
    url: graphqlPath,
    headers: { ...ownPage, 'content-type': 'application/json' },
  };
  return [
    { name: 'menu query', goal: 1, requests: gets([dataUrl]) },
    { name: '/menu HTML', goal: 1, isHtml: true, requests: gets(['/menu'], { accept: 'text/html' }) },
    {
      name: 'locations by position',
      goal: 0.7,
      mostKb: 40,
      requests: gets(positions.map(locations)),
      sender: newPosition,
    },
    {
      name: 'locations by place',
      goal: 0.7,
      mostKb: 40,
      requests: gets(places.map((place) => locations({ place }))),
    },
    { name: 'nearest store', requests: gets(nearest), sender: newPosition },
    {
      name: 'price order',
      // The embedded database has one session: the goal is for PostgreSQL.
      ...(isPostgres && { goal: 0.15 }),
      requests: [{ ...price, body: JSON.stringify(priceCall(carts[1])) }],
      sender: guestSender(guests),
    },
  ];
};

/** The rows with their payloads: { rows, payloads }; `payloads` is what the baseline sends. */
export const loadRows = async (origin, options) => {
  const payloads = [];
  const rows = [];
  for (const row of await rowsOf(origin, options)) {
    let [raw, sent] = [0, 0];
    for (const request of row.requests) {
      const payload = await fetchPayload(origin, request);
      raw = Math.max(raw, Buffer.byteLength(payload.text));
      sent += payload.sent;
      payloads.push({
        row: row.name,
        ...(row.isHtml ? { html: payload.text } : { json: JSON.parse(payload.text) }),
      });
    }
    rows.push({ ...row, rawKb: raw / 1000, sentBytes: sent / row.requests.length });
  }
  return { rows, payloads };
};
