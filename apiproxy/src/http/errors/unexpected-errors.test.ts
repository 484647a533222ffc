import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { restPaths } from '@crema/shared-contracts';
import { documents, guestContact, latte, toOrder } from '../../testing/ordering-kit.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';

/** The same requests in every run. A failing run prints the shrunk request. */
const runs = { seed: 20_261_122, numRuns: 160, endOnFailure: false } as const;

const nastyTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  '../../etc/passwd',
  '9'.repeat(40),
  "';--",
  '%',
  '\u202e',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  'x'.repeat(2_000),
];
const nasty = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, true, false, null),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))]
    : [path];
const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
};
/** A valid request with up to three values replaced. */
const brokenCopies = (sample: unknown) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsOf(sample)), nasty), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, [path, by]) => replacedIfThere(value, path, by), sample));
const replacedIfThere = (value: unknown, path: Path, by: unknown): unknown => {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], value);
  return path.length === 0 || (typeof parent === 'object' && parent !== null)
    ? replaced(value, path, by)
    : value;
};

const posts: Readonly<Record<string, unknown>> = {
  [restPaths.signIn]: {
    username: 'gold@crema.test',
    password: 'x',
    rememberMe: false,
    market: 'US',
    transactionSubType: 'signin',
    reputation: sampleReputation,
  },
  [restPaths.createAccount]: {
    emailAddress: 'new@example.com',
    firstName: 'Ada',
    lastName: 'L',
    password: 'copper kettle march',
    termsAndConditions: true,
    receiveBrandEmailCommunications: false,
    receiveGeneralEmailCommunications: false,
    receivePersonalizedEmailCommunications: false,
    country: 'US',
    locale: 'en-US',
    registrationSource: 'Web',
    reputation: sampleReputation,
  },
  [restPaths.signOut]: {},
  [restPaths.favoriteStores]: { storeNumber: '1001' },
  [restPaths.nearestLocation]: { lat: 41.9, lng: -87.6 },
  [restPaths.barcode]: { cardId: 'card-gold-1' },
  [restPaths.graphql]: {
    query: '{__typename}',
    operationName: null,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
  },
};
const gets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [restPaths.session]: {},
  [restPaths.locations]: { place: 'Chicago', lat: '41.9', lng: '-87.6', features: 'CX', limit: '5' },
  [restPaths.suggestions]: { q: 'Chi' },
  [restPaths.nearestLocation]: { lat: '41.9', lng: '-87.6' },
  [restPaths.filterCounts]: { bbox: '-88,41.7,-87.4,42.1', features: 'WF' },
  [restPaths.graphql]: { query: '{__typename}', operationName: 'A', variables: '{}', extensions: '{}' },
};
const submission = {
  orderId: 'A',
  storeNumber: '1001',
  tenders: [{ id: 'x', tender: 'CARD', amountMinor: 500 }],
  tipAmountMinor: 0,
  scheduledOrdering: { startsAt: '2026-06-03T16:00:00Z' },
  guest: { ...guestContact, phoneNumber: '3125550199' },
  displayName: 'Ada',
};
const order = toOrder(
  [{ itemId: 'a', sku: latte, options: { 'opt-320': 2 }, excludedIngredients: ['opt-320'] }],
  {
    offers: [{ type: 'REWARD', code: 'X' }],
    scheduledOrdering: { startsAt: '2026-06-03T16:00:00Z' },
  },
);
const operations: Readonly<Record<string, { query: string; variables: unknown }>> = {
  priceOrderGuest: { query: documents.priceOrderGuest, variables: { order, locale: 'en-US' } },
  priceOrder: { query: documents.priceOrder, variables: { order, locale: 'en-US' } },
  submitOrderGuest: { query: documents.submitOrderGuest, variables: { subInp: submission } },
  submitOrder: { query: documents.submitOrder, variables: { subInp: submission } },
  order: { query: documents.order, variables: { orderId: 'A', token: 'b' } },
  menu: {
    query:
      'query ($storeNumber: String, $locale: String!) { menu(storeNumber: $storeNumber, locale: $locale) { menus { id } } }',
    variables: { storeNumber: '1001', locale: 'en-US' },
  },
  product: {
    query:
      'query ($n: Int!, $f: String!, $s: String, $locale: String!) { product(productNumber: $n, formCode: $f, storeNumber: $s, locale: $locale) { name } }',
    variables: { n: 2010, f: 'hot', s: '1001', locale: 'en-US' },
  },
  stores: {
    query:
      'query ($lat: Float, $lng: Float, $limit: Int) { recommendedStores(latitude: $lat, longitude: $lng, limit: $limit) { name } }',
    variables: { lat: 41.9, lng: -87.6, limit: 3 },
  },
  previousOrders: {
    query:
      'query ($locale: String!, $s: String, $limit: Int, $p: StorePricingInput) { previousOrders(locale: $locale, storeNumber: $s, limit: $limit, storePricingInput: $p) { __typename } }',
    variables: {
      locale: 'en-US',
      s: '1001',
      limit: 3,
      p: { timeZone: 'America/Chicago', ownershipTypeCode: 'CO', countryCode: 'US' },
    },
  },
  addFavoriteProduct: {
    query:
      'mutation ($locale: String!, $item: FavoriteItemInput!) { addFavoriteProduct(locale: $locale, item: $item) { id } }',
    variables: {
      locale: 'en-US',
      item: {
        commerce: { sku: latte },
        childItems: [{ quantity: 1, commerce: { sku: 'opt-320' } }],
        excludedIngredients: [],
      },
    },
  },
  deleteFavoriteProduct: {
    query: 'mutation ($id: ID!) { deleteFavoriteProduct(favoriteProductId: $id) }',
    variables: { id: 'x' },
  },
  cards: {
    query:
      'query ($id: ID!, $limit: Int) { user { card(cardId: $id) { cardId } ledger(cardId: $id, limit: $limit) { entryId } } }',
    variables: { id: 'card-gold-1', limit: 3 },
  },
};

/** The test rejects every unexpected error: invalid input has a code of its own. */
describe('an invalid request', () => {
  let server: TestApp;
  let member: TestBrowser;
  before(async () => {
    server = await startTestApp();
    member = openBrowser(server.app);
    await member.signIn('gold');
  });
  after(() => server.stop());

  const cookies = () => Object.fromEntries(member.cookies);
  const judge = (status: number, body: string) => {
    assert.ok(status < 500, body);
    assert.ok(!body.includes('UNEXPECTED_ERROR'), body);
  };
  const post = async (url: string, body: unknown) => {
    // The endpoint is called without the rate limit, which would reply first.
    await server.deps.db.deleteFrom('rate_bucket').execute();
    const reply = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...ownPage, 'content-type': 'application/json' },
      cookies: cookies(),
      payload: JSON.stringify(body),
    });
    judge(reply.statusCode, reply.body);
  };

  for (const [url, sample] of Object.entries(posts))
    it(`does not cause an unexpected error by POST ${url}`, async () => {
      await fc.assert(
        fc.asyncProperty(brokenCopies(sample), (body) => post(url, body)),
        runs,
      );
    });

  for (const [url, sample] of Object.entries(gets))
    it(`does not cause an unexpected error by GET ${url}`, async () => {
      const parameters = brokenCopies(sample).filter((value) => typeof value === 'object' && value !== null);
      await fc.assert(
        fc.asyncProperty(parameters, async (value) => {
          const pairs = Object.entries(value as object).flatMap(([key, item]) =>
            (Array.isArray(item) ? item : [item]).map((one) => [
              key,
              (typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed(),
            ]),
          );
          const query = new URLSearchParams(pairs as [string, string][]).toString();
          const reply = await server.app.inject({ url: `${url}?${query}`, cookies: cookies() });
          judge(reply.statusCode, reply.body);
        }),
        runs,
      );
    });

  for (const [name, { query, variables }] of Object.entries(operations))
    it(`does not cause an unexpected error in the variables of ${name}`, async () => {
      await fc.assert(
        fc.asyncProperty(brokenCopies(variables), (value) =>
          post(restPaths.graphql, { query, variables: value }),
        ),
        runs,
      );
    });

  it('does not cause an unexpected error in a path', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary' })),
        async (text) => {
          const part = encodeURIComponent(text.toWellFormed());
          for (const [method, url] of [
            ['DELETE', `${restPaths.favoriteStores}/${part}`],
            ['GET', `/apiproxy/v1/${part}`],
          ] as const) {
            const reply = await server.app.inject({ method, url, headers: ownPage, cookies: cookies() });
            judge(reply.statusCode, reply.body);
          }
        },
      ),
      runs,
    );
  });
});
