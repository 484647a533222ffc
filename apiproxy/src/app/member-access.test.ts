import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { readSchema } from '@crema/registry/graphql-schema';
import {
  mfaRestPaths,
  oauthRestPaths,
  partnerRestPaths,
  passkeyRestPaths,
  restPaths,
} from '@crema/shared-contracts';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import type { CrossSite } from '../http/security/csrf-protection.ts';
import type { ServerModule } from '../http/server-module.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { homeAddress, listCards, newRequest, storeCard, succeed } from '../testing/cards-kit.ts';
import { bought, giftBody } from '../testing/gifts-kit.ts';
import { latte, payByCard, priceLatte, submit, takeToken, toItem } from '../testing/ordering-kit.ts';
import { createSoftwareAuthenticator } from '../identity/passkeys/software-authenticator.ts';
import { addClient, takeTokens } from '../testing/oauth/oauth-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { modules } from './modules.ts';

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly crossSite: CrossSite | undefined;
}
const routes: Route[] = [];
const recorder: ServerModule = {
  name: 'recorder',
  register: (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat())
        if (!['HEAD', 'OPTIONS'].includes(name))
          routes.push({ method: name as Route['method'], url, crossSite: config?.crossSite });
    });
  },
};

/** The ids of one member's belongings, by the name of the argument or parameter that names it. */
type Ids = Readonly<Record<string, string>>;
const ownedNames = [
  'cardId',
  'fromCardId',
  'toCardId',
  'sourceCardId',
  'targetCardId',
  'reloadId',
  'paymentMethodId',
  'addressId',
  'orderId',
  'favoriteProductId',
  'approvalId',
];
/** The parameters of REST routes are named `id`: the path says of what. Other parameters name public things, or a secret of its own. */
const ownedParameters: Readonly<Record<string, string>> = {
  '/apiproxy/v1/account/mfa/factors/:id': 'factorId',
  '/apiproxy/v1/account/mfa/passkeys/:id': 'passkeyId',
  '/apiproxy/v1/account/mfa/browsers/:id': 'browserId',
  '/apiproxy/v1/account/sessions/:id': 'sessionId',
  '/apiproxy/v1/account/connected-apps/:id': 'grantId',
  '/apiproxy/v1/account/gifts/scheduled/:giftId': 'giftId',
  '/apiproxy/v1/account/gifts/sent/:giftId': 'giftId',
  '/apiproxy/v1/account/gifts/sent/:giftId/resend': 'giftId',
  '/apiproxy/v1/account/privacy/exports/:id/:format': 'exportId',
  '/apiproxy/v1/account/history/:id/receipt': 'historyId',
  '/apiproxy/v1/account/history/:id/tip': 'historyId',
  '/apiproxy/v1/account/history/egift/:orderId': 'giftOrderId',
  '/apiproxy/v1/ordering/pickup-time/:orderId/:shortStoreNumber': 'orderId',
  '/apiproxy/v1/ordering/order-events/:orderId': 'orderId',
};
const publicParameters = [
  '/apiproxy/v1/account/signin/sso/:token',
  '/apiproxy/v1/stores/:storeNumber',
  // A favorite is named by its store; the list that it is deleted from is the sender's.
  '/apiproxy/v1/stores/favorites/:storeNumber',
  '/apiproxy/v1/ordering/:productNumber',
  '/apiproxy/v1/cards/designs/:design.svg',
  // A file of the shop's menu, named by its content.
  '/apiproxy/v1/pictures/shop/:file',
  // A program is public; the link to it is the sender's.
  ...Object.values(partnerRestPaths),
];
/** Opened by a store's key, not by a member. */
const isOfStoreBoard = (url: string) => url.startsWith('/store-board/');

type Send = (browser: TestBrowser, ids: Ids) => Promise<string>;
interface Operation {
  readonly name: string;
  readonly send: Send;
}

const fieldsOf = (name: 'Query' | 'Mutation' | 'User'): readonly GraphQLField<unknown, unknown>[] => {
  const type = readSchema().getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const namesIn = (type: GraphQLInputType, name: string, depth = 0): readonly string[] => {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || depth > 4) return [name];
  return Object.values(named.getFields()).flatMap((field) => namesIn(field.type, field.name, depth + 1));
};
/** Ids that the sender makes up: of a request, and of a line in the cart that is sent. */
const senderNames: readonly string[] = ['requestId', 'itemId'];
const isOwned = (name: string) => ownedNames.includes(name);
/** A value of the type, with the owned ids; optional parts without an id are left out. */
const sample = (type: GraphQLInputType, name: string, ids: Ids): unknown => {
  if (isNonNullType(type)) return sample(type.ofType, name, ids);
  if (isListType(type)) return [sample(type.ofType, name, ids)];
  if (isOwned(name)) return ids[name] ?? 'none';
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isScalarType(type)) return scalars[type.name] ?? (name === 'requestId' ? newRequest() : 'x');
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return Object.fromEntries(
    fields
      .filter((field) => isNonNullType(field.type) || namesIn(field.type, field.name).some(isOwned))
      .map((field) => [field.name, sample(field.type, field.name, ids)]),
  );
};
const scalars: Readonly<Record<string, unknown>> = { Int: 1000, Float: 1, Boolean: true };

/** The selection of every field, three levels deep, so that a reply with data of the owner differs. */
const selectAll = (type: GraphQLNamedType, depth = 0): string => {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter((field) => field.args.length === 0)
    .flatMap((field) => {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) return isLeafType(named) ? [field.name] : [];
      return depth < 3 ? [`${field.name}${selectAll(named, depth + 1)}`] : [];
    });
  return ` { __typename ${fields.join(' ')} }`;
};

const graphqlOperation = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  parent?: string,
): Operation => {
  const args = field.args.filter(
    (arg) => isNonNullType(arg.type) || namesIn(arg.type, arg.name).some(isOwned),
  );
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = selectAll(getNamedType(field.type));
  const call = `${field.name}(${passed})${selection}`;
  const document = `${kind} (${declared}) { ${parent ? `${parent} { ${call} }` : call} }`;
  return {
    name: `${kind} ${parent ? `${parent}.` : ''}${field.name}`,
    send: async (browser, ids) => {
      const variables = Object.fromEntries(args.map((arg) => [arg.name, sample(arg.type, arg.name, ids)]));
      return (await browser.post(restPaths.graphql, { query: document, variables })).body;
    },
  };
};
const takesOwned = (field: GraphQLField<unknown, unknown>) =>
  field.args.some((arg) => namesIn(arg.type, arg.name).some(isOwned));
const graphqlOperations = (): readonly Operation[] => [
  ...fieldsOf('Query')
    .filter(takesOwned)
    .map((field) => graphqlOperation('query', field)),
  ...fieldsOf('User')
    .filter(takesOwned)
    .map((field) => graphqlOperation('query', field, 'user')),
  ...fieldsOf('Mutation')
    .filter(takesOwned)
    .map((field) => graphqlOperation('mutation', field)),
];

const giftChange = {
  recipientName: 'Kim',
  recipientEmail: 'kim@example.com',
  message: '',
  deliveryDate: '2026-12-24',
  timeZone: 'America/Chicago',
};
const restOperation = ({ method, url }: Route): Operation => ({
  name: `${method} ${url}`,
  send: async (browser, ids) => {
    const id = ids[ownedParameters[url] ?? ''] ?? 'none';
    const path = url
      .replace(/:(?:id|giftId|orderId)/, encodeURIComponent(id))
      .replace(':shortStoreNumber', '1001')
      .replace(':format', 'json');
    if (method === 'GET') return (await browser.get(path)).body;
    if (method === 'DELETE') return (await browser.delete(path)).body;
    const change = path.endsWith('/tip') ? { amountMinor: 0 } : giftChange;
    return (method === 'PUT' ? await browser.put(path, change) : await browser.post(path)).body;
  },
});

const addFavorite =
  'mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "en-US", item: $item) { id } }';
/** Stores one of everything that a member may own, for the member of the browser. */
const own = async (browser: TestBrowser, test: TestApp): Promise<Ids> => {
  const { deps } = test;
  const [card, second] = await listCards(browser);
  const paymentMethodId = await storeCard(browser, deps);
  const address = await succeed(browser, 'createAddress', {
    input: { ...homeAddress, requestId: newRequest() },
  });
  const favorite = await browser.graphql(addFavorite, { item: toItem({ sku: latte }) });
  const { orderId, totalMinor } = await priceLatte(browser);
  const placed = await submit(browser, payByCard(orderId, totalMinor, await takeToken(deps)));
  assert.equal(placed.errors, undefined, JSON.stringify(placed));
  const { challengeId, options } = (await browser.post(passkeyRestPaths.registrationOptions)).json();
  const passkey = createSoftwareAuthenticator().create(options);
  await browser.post(passkeyRestPaths.passkeys, { challengeId, name: 'Laptop', passkey });
  const settings = (await browser.get(mfaRestPaths.settings)).json();
  const { sessions } = (await browser.get(mfaRestPaths.sessions)).json();
  const paymentInstrumentId = paymentMethodId;
  await bought(browser, giftBody({ deliveryDate: '2026-12-20' }, { paymentInstrumentId }));
  const gift = await deps.db.selectFrom('gift').select(['gift_id', 'purchase_id']).executeTakeFirstOrThrow();
  const factorId = randomUUID();
  const memberId = 'member-gold';
  const now = deps.clock.now();
  await deps.db
    .insertInto('mfa_factor')
    .values({
      factor_id: factorId,
      member_id: memberId,
      type: 'sms',
      label: '+13125550142',
      confirmed_at: now,
    })
    .execute();
  await takeTokens(test, browser, await addClient(test));
  const { apps } = (await browser.get(oauthRestPaths.connectedApps)).json();
  const exportId = randomUUID();
  await deps.db
    .insertInto('account_export')
    .values({
      member_id: memberId,
      export_id: exportId,
      state: 'READY',
      asked_at: now,
      expires_at: new Date(now.getTime() + 60 * 60_000),
      json_file: Buffer.from('{"own":true}'),
      csv_file: Buffer.from(''),
    })
    .execute();
  const browserId = randomUUID();
  await deps.db
    .insertInto('trusted_browser')
    .values({
      browser_id: browserId,
      token_hash: browserId,
      member_id: memberId,
      device_label: '',
      last_used_at: now,
      expires_at: new Date(now.getTime() + 60 * 60_000),
    })
    .execute();
  return {
    cardId: card.cardId,
    fromCardId: card.cardId,
    toCardId: second?.cardId ?? card.cardId,
    paymentMethodId,
    addressId: address.addressId,
    favoriteProductId: favorite.data.addFavoriteProduct.id,
    orderId,
    passkeyId: settings.passkeys[0].id,
    sessionId: sessions[0].id,
    giftId: gift.gift_id,
    exportId,
    historyId: `order.${orderId}`,
    giftOrderId: gift.purchase_id,
    factorId,
    browserId,
    grantId: apps[0].id,
  };
};

describe('what belongs to a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let ids: Ids;
  let owner: TestBrowser;
  before(async () => {
    test = await startTestApp({
      clock,
      modules: [recorder, ...modules],
      overrides: { flags: { enableMfaFeatures: true } },
    });
    owner = openBrowser(test.app);
    await owner.signIn('gold');
    ids = await own(owner, test);
  });
  after(() => test.stop());
  const operations = (): readonly Operation[] => [
    ...graphqlOperations(),
    ...routes.filter(({ url }) => ownedParameters[url] !== undefined).map(restOperation),
  ];
  const tables = [
    'svc_card',
    'payment_instrument',
    'billing_address',
    'favorite_product',
    'priced_order',
    'orders',
    'gift',
    'mfa_factor',
    'passkey',
    'trusted_browser',
    'oauth_grant',
  ] as const;
  const snapshot = async () => {
    const rows = await Promise.all(
      tables.map((table) => test.deps.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows.map((list) => list.map((row) => JSON.stringify(row)).sort()));
  };
  /** The reply without what differs each time, and without the ids that were sent. */
  const essence = (body: string, sent: Ids): unknown => {
    const text = Object.values(sent)
      .reduce((left, id) => left.replaceAll(id, 'ID'), body)
      .replaceAll(/"referenceId":"[^"]*"/g, '"referenceId":""');
    return text.startsWith('{') ? JSON.parse(text) : text;
  };

  it('is named by parameters that are all known: each is owned, or public for a stated reason, D-04', () => {
    const unknown = routes
      .map(({ url }) => url)
      .filter((url) => url.includes(':') && !isOfStoreBoard(url))
      .filter((url) => ownedParameters[url] === undefined && !publicParameters.includes(url));
    assert.deepEqual(unknown, []);
    const idNames = [...fieldsOf('Query'), ...fieldsOf('User'), ...fieldsOf('Mutation')]
      .flatMap((field) => field.args.flatMap((arg) => namesIn(arg.type, arg.name)))
      .filter((name) => name.endsWith('Id') && !senderNames.includes(name));
    assert.deepEqual(
      [...new Set(idNames)].filter((name) => !isOwned(name)),
      [],
    );
  });

  it('is not found by another member, a guest and a signed-out visitor, in every operation that takes an id, and stays as it is', async () => {
    const other = openBrowser(test.app);
    await other.signIn('green');
    const guest = openBrowser(test.app);
    await priceLatte(guest, true);
    const unknown: Ids = Object.fromEntries(Object.keys(ids).map((name) => [name, randomUUID()]));
    const earlier = await snapshot();
    let checked = 0;
    for (const { name, send } of operations())
      for (const [who, browser] of Object.entries({ other, guest, nobody: openBrowser(test.app) })) {
        const theirs = essence(await send(browser, ids), ids);
        const nothing = essence(await send(browser, unknown), unknown);
        assert.deepEqual(theirs, nothing, `${name} by ${who}`);
        assert.doesNotMatch(
          JSON.stringify(theirs),
          /UNEXPECTED_ERROR|Cannot query field|BAD_REQUEST/,
          `${name} by ${who}`,
        );
        checked += 1;
      }
    assert.equal(await snapshot(), earlier);
    assert.ok(checked >= 60, String(checked));
  });

  it('is found by its owner: most operations tell the ids of the test from unknown ones', async () => {
    const unknown: Ids = Object.fromEntries(Object.keys(ids).map((name) => [name, randomUUID()]));
    const told: string[] = [];
    // The stream of an order's events does not end for its owner.
    for (const { name, send } of operations().filter(({ name }) => !name.includes('order-events'))) {
      const nothing = JSON.stringify(essence(await send(owner, unknown), unknown));
      if (JSON.stringify(essence(await send(owner, ids), ids)) !== nothing) told.push(name);
    }
    // A removal answers the same for an id that is not there; its effect is in the tables that the test above compares.
    assert.ok(told.length >= 18, told.join('\n'));
  });

  it('is written by our own pages only: each of the writes is refused from another site, D-07', async () => {
    const writes = routes.filter(
      ({ method, crossSite }) => method !== 'GET' && crossSite !== 'webhook' && crossSite !== 'form-post',
    );
    const send = (browser: TestBrowser, { method, url }: Route, headers: Record<string, string>) =>
      test.app.inject({
        method,
        url: url.replaceAll(/:\w+/g, 'x'),
        headers: { 'content-type': 'application/json', ...headers },
        cookies: Object.fromEntries(browser.cookies),
        payload: method === 'DELETE' ? undefined : '{}',
      });
    for (const route of writes)
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        ...(route.crossSite === 'no-header' ? [] : [{}]),
      ]) {
        const reply = await send(owner, route, headers as Record<string, string>);
        assert.equal(reply.statusCode, 403, `${route.method} ${route.url} ${JSON.stringify(headers)}`);
      }
    assert.ok(writes.length >= 50, String(writes.length));
  });
});
