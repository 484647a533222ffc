import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';
import { findInvalidText, maxIdLength, maxListLength, maxTextLength } from './text-limits.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';

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
      reputation: sampleReputation,
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
    it(`is rejected with VALIDATION: ${where}`, async () => {
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
    it(`is rejected with VALIDATION by GraphQL: ${where}`, async () => {
      const reply = await send();
      assert.equal(reply.statusCode, 400, reply.body);
      assert.equal(reply.json().errors[0].extensions.code, 'VALIDATION');
      assert.ok(reply.body.length < 1000);
    });

  it('is not used in a session query either', async () => {
    const reply = await server.app.inject({ url: restPaths.session, headers: { cookie: 'sid=a%00' } });
    assert.equal(reply.statusCode, 200);
  });

  it('is never echoed completely in an error', async () => {
    const { errors } = await visitor.graphql(
      `{ storeByNumber(storeNumber: "${'1'.repeat(5000)}") { storeNumber } }`,
    );
    assert.equal(errors?.[0]?.extensions.code, 'STORE_NOT_FOUND');
    assert.ok(JSON.stringify(errors).length < 1000);
  });
});

describe('the text limits of a route', () => {
  const oauthCode = `4/0A${'x'.repeat(69)}`;
  const callbacks: ServerModule = {
    name: 'callbacks',
    register: (app) => {
      app.get('/apiproxy/v1/strict', () => ({ ok: true }));
      app.get('/apiproxy/v1/callback', { config: { textLimits: { fields: { code: 2048 } } } }, () => ({
        ok: true,
      }));
    },
  };
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [callbacks] });
  });
  after(() => server.stop());

  for (const { because, path, code, status } of [
    { because: 'an id has at most 64 characters', path: 'strict', code: oauthCode, status: 400 },
    { because: 'an OAuth code is longer', path: 'callback', code: oauthCode, status: 200 },
    { because: 'the field has a limit of its own', path: 'callback', code: 'x'.repeat(2049), status: 400 },
    { because: 'other rules still apply', path: 'callback', code: 'a\u0000', status: 400 },
  ])
    it(`answer ${status} to a code of ${code.length} characters at /${path}: ${because}`, async () => {
      const reply = await server.app.inject({
        url: `/apiproxy/v1/${path}?${new URLSearchParams({ code }).toString()}`,
      });
      assert.equal(reply.statusCode, status, reply.body);
    });
});

describe('the search for invalid text', () => {
  it('returns its path', () => {
    assert.equal(
      findInvalidText({ cart: { items: [{ sku: 'a' }, { sku: 'b\u0000' }] } }),
      'cart.items.1.sku',
    );
    assert.equal(findInvalidText({ items: { 'a\u0000': 1 } }), 'items');
  });
  it('accepts text that is only unusual', () => {
    const ids = { storeNumber: '1'.repeat(maxIdLength), message: 'x'.repeat(maxTextLength), emoji: '☕️🥐' };
    assert.equal(findInvalidText(ids), undefined);
    assert.equal(findInvalidText({ query: String.raw`{ a(b: "\\u0000") }` }), undefined);
  });
  it('finds a text or a list that is too long, wherever it is', () => {
    const long = 'x'.repeat(maxTextLength + 1);
    assert.equal(findInvalidText({ guest: { email: long } }), 'guest.email');
    assert.equal(findInvalidText({ guest: { [long]: 1 } }), 'guest');
    assert.equal(findInvalidText({ items: Array.from({ length: maxListLength + 1 }, () => 1) }), 'items');
    assert.equal(findInvalidText({ note: long }, { text: maxTextLength + 1 }), undefined);
  });
  it('accepts a GraphQL document and the JSON of a GET that are longer than a typed text', () => {
    const long = 'x'.repeat(10_000);
    assert.equal(findInvalidText({ query: long, variables: long, extensions: long }), undefined);
  });
  it('limits a field as its route says, and no other field', () => {
    const limits = { fields: { code: 100 } };
    assert.equal(findInvalidText({ code: 'x'.repeat(100) }, limits), undefined);
    assert.equal(findInvalidText({ code: 'x'.repeat(101) }, limits), 'code');
    assert.equal(findInvalidText({ promoCode: 'x'.repeat(maxIdLength + 1) }, limits), 'promoCode');
    assert.equal(findInvalidText({ code: 'a\u0000' }, limits), 'code');
  });
  it('handles any depth of nesting', () => {
    assert.equal(findInvalidText(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))), undefined);
  });
});
