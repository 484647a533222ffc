// The measured requests: each as the page sends it, with the product's own replies as the baseline's payload.
import { callGraphql, cookiesOf, documentHash, graphqlPath, ownPage, send } from '../hostile/wire.mjs';
import { someAddress } from '../crash/requests.mjs';
import { storeRowNames, storeRows } from './store-rows.mjs';

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

/** A page of each kind that the server renders for every visitor alike: its content is in the render cache. */
const htmlPages = ['/', '/menu', '/menu/product/2014/hot', '/gift', '/store/1001/loop'];
const gets = (urls, headers = {}) => urls.map((url) => ({ method: 'GET', url, headers }));

/** The example of a route may lead to the page's own address. */
const addressOf = async (origin, path) => {
  const { headers } = await send(origin, { path, from: someAddress(), headers: { accept: 'text/html' } });
  return headers.location ? new URL(headers.location, origin).pathname : path;
};
const pageRow = async (origin, path) => ({
  name: `${path} HTML`,
  goal: 1,
  isHtml: true,
  requests: gets([await addressOf(origin, path)], { accept: 'text/html' }),
});

const priceRow = async (origin, isPostgres) => {
  const guests = await openSessions(origin);
  const price = {
    method: 'POST',
    url: graphqlPath,
    headers: { ...ownPage, 'content-type': 'application/json' },
  };
  return {
    name: 'price order',
    // The embedded database has one session: the goal is for PostgreSQL.
    ...(isPostgres && { goal: 0.15 }),
    requests: [{ ...price, body: JSON.stringify(priceCall(carts[1])) }],
    sender: guestSender(guests),
  };
};
const menuRow = async (origin) => ({
  name: 'menu query',
  goal: 1,
  requests: gets([await menuDataUrl(origin)]),
});

/** The rows of these names, or all: what other rows need, such as a build or sessions, is not prepared. */
const rowsOf = async (origin, { isPostgres, only }) => {
  const isAsked = (name) => !only || only.includes(name);
  const groups = [
    { names: ['menu query'], load: async () => [await menuRow(origin)] },
    ...htmlPages.map((path) => ({
      names: [`${path} HTML`],
      load: async () => [await pageRow(origin, path)],
    })),
    { names: storeRowNames, load: () => storeRows(origin) },
    { names: ['price order'], load: async () => [await priceRow(origin, isPostgres)] },
  ];
  const rows = [];
  for (const { names, load } of groups) if (names.some(isAsked)) rows.push(...(await load()));
  return rows.filter(({ name }) => isAsked(name));
};

/** The rows with their payloads: { rows, payloads }; `payloads` is what the baseline sends. */
export const loadPayloads = async (origin, asked) => {
  const payloads = [];
  const rows = [];
  for (const row of asked) {
    let [raw, sent] = [0, 0];
    for (const request of row.requests) {
      const payload = await fetchPayload(origin, request);
      if (row.isHtml && !payload.text.includes('"rendered":'))
        throw new Error(
          `${request.url} has no rendered content. Expected some: build first with npm run build.`,
        );
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

export const loadRows = async (origin, options) => loadPayloads(origin, await rowsOf(origin, options));
