import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';
import { findBrokenText, longestId, longestList, longestText } from './text-guard.ts';

const store = 'query ($storeNumber: ID!) { storeByNumber(storeNumber: $storeNumber) { storeNumber } }';
const order = 'query ($orderId: ID!) { order(orderId: $orderId) { orderId } }';
const half = '\ud83d';

describe('text that SQL cannot store', () => {
  let server: TestApp;
  let visitor: TestBrowser;
  before(async () => {
    server = await startTestApp();
    visitor = openBrowser(server.app);
  });
  after(() => server.stop());
  const signIn = (username: string) =>
    visitor.post(restPaths.signIn, {
      username,
      password: 'Espresso-2026',
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'America/Chicago', language: 'en-US' },
    });
  const remove = (url: string) => server.app.inject({ method: 'DELETE', url, headers: ownPage });
  const graphql = (query: string, variables: object = {}) =>
    visitor.post(restPaths.graphql, { query, variables });
  const graphqlGet = (query: string, variables: object) =>
    visitor.get(
      `${restPaths.graphql}?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`,
    );

  for (const { where, send } of [
    { where: 'a NUL in a body', send: () => signIn('a\u0000') },
    { where: 'a text of 5,000 characters in a body', send: () => signIn('a'.repeat(5000)) },
    {
      where: 'a text of 5,000 characters in a query',
      send: () => visitor.get(`${restPaths.suggestions}?q=${'a'.repeat(5000)}`),
    },
    { where: 'half a surrogate pair in a body', send: () => signIn(`a${half}`) },
    { where: 'a NUL in a query', send: () => visitor.get(`${restPaths.suggestions}?q=a%00`) },
    { where: 'a NUL in a path', send: () => remove(`${restPaths.favoriteStores}/a%00`) },
    {
      where: 'an id of 250 characters in a path',
      send: () => remove(`${restPaths.favoriteStores}/${'1'.repeat(250)}`),
    },
  ])
    it(`is refused as VALIDATION: ${where}`, async () => {
      const reply = await send();
      assert.equal(reply.statusCode, 400, reply.body);
      assert.equal(reply.json().error.code, 'VALIDATION');
    });

  for (const { where, send } of [
    { where: 'a store number', send: () => graphql(store, { storeNumber: '1001\u0000' }) },
    { where: 'an order id', send: () => graphql(order, { orderId: `A${half}` }) },
    { where: 'a variable of a GET', send: () => graphqlGet(store, { storeNumber: '1001\u0000' }) },
    {
      where: 'the document itself',
      send: () => graphql(String.raw`{ storeByNumber(storeNumber: "a\u0000") { storeNumber } }`),
    },
    {
      where: 'a text of 100,000 characters',
      send: () => graphql(order, { orderId: 'A', token: '.'.repeat(100_000) }),
    },
    { where: 'a list of 501', send: () => graphql(order, { orderId: 'A', token: Array(501).fill('a') }) },
    { where: 'an id of 5,000 characters', send: () => graphql(store, { storeNumber: '1'.repeat(5000) }) },
  ])
    it(`is refused as VALIDATION by GraphQL: ${where}`, async () => {
      const reply = await send();
      assert.equal(reply.statusCode, 400, reply.body);
      assert.equal(reply.json().errors[0].extensions.code, 'VALIDATION');
      assert.ok(reply.body.length < 1000);
    });

  it('is not looked up as a session either', async () => {
    const reply = await server.app.inject({ url: restPaths.session, headers: { cookie: 'sid=a%00' } });
    assert.equal(reply.statusCode, 200);
  });

  it('never comes back whole in a refusal', async () => {
    const { errors } = await visitor.graphql(
      `{ storeByNumber(storeNumber: "${'1'.repeat(5000)}") { storeNumber } }`,
    );
    assert.equal(errors?.[0]?.extensions.code, 'STORE_NOT_FOUND');
    assert.ok(JSON.stringify(errors).length < 1000);
  });
});

describe('the search for broken text', () => {
  it('tells where it is', () => {
    assert.equal(findBrokenText({ cart: { items: [{ sku: 'a' }, { sku: 'b\u0000' }] } }), 'cart.items.1.sku');
    assert.equal(findBrokenText({ items: { 'a\u0000': 1 } }), 'items');
  });
  it('lets through what is merely unusual', () => {
    const ids = { storeNumber: '1'.repeat(longestId), message: 'x'.repeat(longestText), emoji: '☕️🥐' };
    assert.equal(findBrokenText(ids), undefined);
    assert.equal(findBrokenText({ query: String.raw`{ a(b: "\\u0000") }` }), undefined);
  });
  it('finds a text or a list that is too long, wherever it is', () => {
    const long = 'x'.repeat(longestText + 1);
    assert.equal(findBrokenText({ guest: { email: long } }), 'guest.email');
    assert.equal(findBrokenText({ guest: { [long]: 1 } }), 'guest');
    assert.equal(findBrokenText({ items: Array.from({ length: longestList + 1 }, () => 1) }), 'items');
    assert.equal(findBrokenText({ note: long }, longestText + 1), undefined);
  });
  it('lets through a GraphQL document and the JSON of a GET that are longer than a typed text', () => {
    const long = 'x'.repeat(10_000);
    assert.equal(findBrokenText({ query: long, variables: long, extensions: long }), undefined);
  });
  it('survives any nesting', () => {
    assert.equal(findBrokenText(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))), undefined);
  });
});
