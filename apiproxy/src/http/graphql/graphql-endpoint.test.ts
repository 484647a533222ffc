import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { tokenLimit } from './graphql-rules.ts';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const documents = {
  menu: 'query Menu($locale: String!) { menu(locale: $locale) { menus { id name __typename } __typename } }',
  personal: 'query Mine { storeByNumber(storeNumber: "1001") { storeNumber isFavorite __typename } }',
  slots:
    'query Slots { storeByNumber(storeNumber: "1001") { scheduledOrdering { slots { startsAt available } } } }',
  mutation:
    'mutation Submit($subInp: SubmitOrderInput!) { submitOrderGuest(subInp: $subInp) { orderId __typename } }',
};
type DocumentName = keyof typeof documents;
const trust = Object.fromEntries(Object.values(documents).map((text) => [hashOf(text), text]));
const extensions = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });
const english = { locale: 'en-US' };

const speak = (server: TestApp) => ({
  post: (payload: object | string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: restPaths.graphql,
      headers: { ...ownPage, 'content-type': 'application/json', ...headers },
      payload,
    }),
  get: (name: DocumentName, variables: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      url: `${restPaths.graphql}?${new URLSearchParams({
        variables: JSON.stringify(variables),
        extensions: JSON.stringify(extensions(hashOf(documents[name]))),
      })}`,
      headers,
    }),
});

describe('GraphQL in production', () => {
  let server: TestApp;
  let ask: ReturnType<typeof speak>;
  before(async () => {
    server = await startTestApp({ production: true });
    server.deps.trustDocuments(trust);
    ask = speak(server);
  });
  after(() => server.stop());

  it('answers a trusted document by POST', async () => {
    const reply = await ask.post({ variables: english, extensions: extensions(hashOf(documents.menu)) });
    assert.equal(reply.json().data.menu.menus[0].id, 'drinks');
    assert.equal(reply.headers['cache-control'], 'private, no-store');
  });

  it('accepts the hash with its algorithm as prefix', async () => {
    const reply = await ask.post({
      variables: english,
      extensions: extensions(`sha256:${hashOf(documents.menu)}`),
    });
    assert.equal(reply.statusCode, 200);
  });

  for (const { what, payload, message } of [
    {
      what: 'a raw document',
      payload: { query: documents.menu, variables: english },
      message: 'Only trusted documents are accepted',
    },
    {
      what: 'an unknown hash',
      payload: { extensions: extensions('0'.repeat(64)) },
      message: 'PersistedQueryNotFound',
    },
    {
      what: 'an unknown hash beside a document',
      payload: { query: '{__typename}', extensions: extensions('0'.repeat(64)) },
      message: 'PersistedQueryNotFound',
    },
    {
      what: 'introspection',
      payload: { query: '{__schema{types{name}}}' },
      message: 'Only trusted documents are accepted',
    },
  ])
    it(`rejects ${what}`, async () => {
      const reply = await ask.post(payload);
      assert.equal(reply.statusCode, 400);
      assert.deepEqual(
        [reply.json().errors[0].message, reply.json().errors[0].extensions.code],
        [message, 'BAD_REQUEST'],
      );
    });

  it('rejects a batch', async () => {
    const reply = await ask.post([{ extensions: extensions(hashOf(documents.menu)), variables: english }]);
    assert.equal(reply.statusCode, 400);
  });

  it('rejects a mutation by GET', async () => {
    const reply = await ask.get('mutation', { subInp: { orderId: '1', storeNumber: '1', tenders: [] } });
    assert.notEqual(reply.statusCode, 200);
    assert.equal(reply.json().data, null);
  });

  it('lets shared caches store a public query, by GET and without a session', async () => {
    const reply = await ask.get('menu', english);
    assert.equal(reply.headers['cache-control'], 'public, max-age=60, stale-while-revalidate=600');
    assert.match(String(reply.headers.vary), /accept-language/);
    assert.equal(reply.headers['set-cookie'], undefined);
  });

  it('answers 304 when nothing has changed', async () => {
    const first = await ask.get('menu', english);
    const second = await ask.get('menu', english, { 'if-none-match': String(first.headers.etag) });
    assert.deepEqual([second.statusCode, second.body], [304, '']);
  });

  it('serves the cached reply for seconds: compressed or not, in each language', async () => {
    for (const language of ['en-US', 'fr-CA'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-language': language, 'accept-encoding': encoding };
        const first = await ask.get('menu', english, headers);
        const second = await ask.get('menu', english, headers);
        assert.deepEqual(second.rawPayload, first.rawPayload);
        for (const name of ['content-encoding', 'content-type', 'cache-control', 'etag', 'vary'])
          assert.equal(second.headers[name], first.headers[name], name);
        const unchanged = await ask.get('menu', english, {
          ...headers,
          'if-none-match': String(first.headers.etag),
        });
        assert.deepEqual([unchanged.statusCode, unchanged.body], [304, '']);
      }
  });

  it('does not cache a query with personal fields, time slots or an error', async () => {
    const personal = await ask.get('personal', {});
    assert.equal(personal.headers['cache-control'], 'private, no-store');
    const slots = await ask.get('slots', {});
    assert.equal(slots.headers['cache-control'], 'private, no-store');
    const failed = await ask.get('menu', { locale: 'xx' });
    assert.equal(failed.json().errors[0].extensions.code, 'VALIDATION');
    assert.equal(failed.headers['cache-control'], 'private, no-store');
  });

  it('rejects variables of the wrong type, compiled or not', async () => {
    for (let round = 0; round < 3; round += 1) {
      const reply = await ask.post({
        variables: { locale: 7 },
        extensions: extensions(hashOf(documents.menu)),
      });
      assert.equal(reply.json().errors[0].extensions.code, 'BAD_REQUEST');
      assert.equal(reply.json().data, null);
    }
  });

  it('answers malformed JSON, in body and URL, with an error', async () => {
    const body = await ask.post('{"query":');
    assert.deepEqual([body.statusCode, body.json().errors[0].extensions.code], [400, 'MALFORMED_JSON']);
    const address = await server.app.inject(`${restPaths.graphql}?variables={&extensions={}`);
    assert.equal(address.statusCode, 400);
  });

  for (const { what, change } of [
    { what: 'an unknown operation name', change: { operationName: 'Nobody' } },
    { what: 'an empty operation name', change: { operationName: '' } },
    { what: 'no operation name', change: {} },
  ])
    it(`executes a trusted document whatever operation name is sent: ${what}`, async () => {
      const reply = await server.app.inject(
        `${restPaths.graphql}?${new URLSearchParams({
          variables: JSON.stringify(english),
          extensions: JSON.stringify(extensions(hashOf(documents.menu))),
          ...change,
        })}`,
      );
      assert.deepEqual([reply.statusCode, reply.json().data.menu.menus[0].id], [200, 'drinks']);
    });

  for (const { what, body } of [
    { what: 'a hash that is a number', body: { extensions: { persistedQuery: { sha256Hash: 5 } } } },
    { what: 'a hash that is a list', body: { extensions: { persistedQuery: { sha256Hash: [] } } } },
    { what: 'a hash of another length', body: { extensions: extensions('abc') } },
    { what: 'a persisted query that is a text', body: { extensions: { persistedQuery: 'x' } } },
    { what: 'extensions that are a list', body: { extensions: [] } },
    {
      what: 'variables that are a number',
      body: { variables: 5, extensions: extensions(hashOf(documents.menu)) },
    },
    {
      what: 'an operation name that is an object',
      body: { operationName: {}, extensions: extensions(hashOf(documents.menu)) },
    },
    { what: 'a body that is a number', body: 5 },
    { what: 'a body that is null', body: null },
  ])
    it(`rejects with BAD_REQUEST ${what}`, async () => {
      const reply = await ask.post(JSON.stringify(body));
      assert.deepEqual([reply.statusCode, reply.json().errors[0].extensions.code], [400, 'BAD_REQUEST']);
    });

  it('does not trust a document with two operations', () => {
    const text = 'query A { __typename } query B { __typename }';
    assert.throws(
      () => server.deps.trustDocuments({ [hashOf(text)]: text }),
      /found 2 operations; expected one/,
    );
  });

  it('does not trust a document under another hash', () => {
    assert.throws(() => server.deps.trustDocuments({ [hashOf('a')]: 'b' }), /does not match the hash/);
  });
});

describe('GraphQL in development', () => {
  let server: TestApp;
  let ask: ReturnType<typeof speak>;
  before(async () => {
    server = await startTestApp();
    ask = speak(server);
  });
  after(() => server.stop());
  const deep = `{menu(locale:"en-US"){menus{${'children{'.repeat(12)}id${'}'.repeat(12)}}}}`;
  const aliases = Array.from(
    { length: 80 },
    (_, at) => `a${at}: recommendedStores(limit: 50) { storeNumber name }`,
  );

  it('answers a raw document', async () => {
    const reply = await ask.post({ query: documents.menu, variables: english });
    assert.equal(reply.statusCode, 200);
  });

  for (const { what, query } of [
    { what: 'an unknown field', query: '{ nothing }' },
    { what: 'too deep a document', query: deep },
    { what: 'too dear a document', query: `{ ${aliases.join(' ')} }` },
    { what: 'too long a document', query: `{ ${'__typename '.repeat(tokenLimit)} }` },
  ])
    it(`rejects ${what}`, async () => {
      const reply = await ask.post({ query });
      assert.deepEqual([reply.statusCode, reply.json().data], [400, null]);
      assert.equal(reply.json().errors[0].extensions.code, 'BAD_REQUEST');
    });

  for (const { what, parameters } of [
    { what: 'a JSON number as the document', parameters: { query: '5' } },
    { what: 'null as the document', parameters: { query: 'null' } },
    { what: 'a parsed document as JSON', parameters: { query: '{"kind":"Document","definitions":[]}' } },
    { what: 'an unknown operation', parameters: { query: '{__typename}', operationName: 'Nobody' } },
    {
      what: 'one of two operations without its name',
      parameters: { query: 'query A{__typename} query B{__typename}' },
    },
    { what: 'fragments alone', parameters: { query: 'fragment F on Query { __typename }' } },
    { what: 'variables that are a number', parameters: { query: '{__typename}', variables: '5' } },
  ])
    it(`rejects with BAD_REQUEST, by GET and by POST, ${what}`, async () => {
      const get = await server.app.inject(`${restPaths.graphql}?${new URLSearchParams(parameters)}`);
      const { variables, ...rest } = { variables: undefined, ...parameters };
      const post = await ask.post({ ...rest, ...(variables && { variables: JSON.parse(variables) }) });
      for (const reply of [get, post])
        assert.deepEqual([reply.statusCode, reply.json().errors[0].extensions.code], [400, 'BAD_REQUEST']);
    });

  it('executes one of two operations by its name', async () => {
    const query = 'query A{__typename} query B{b:__typename}';
    const reply = await server.app.inject(
      `${restPaths.graphql}?${new URLSearchParams({ query, operationName: 'B' })}`,
    );
    assert.deepEqual(reply.json().data, { b: 'Query' });
  });

  it('answers an AppError of a resolver with its code, parameters and a reference id', async () => {
    const reply = await ask.post({ query: '{storeByNumber(storeNumber:"0"){name}}' });
    const [error] = reply.json().errors;
    assert.equal(reply.statusCode, 200);
    assert.deepEqual(
      { ...error.extensions, referenceId: undefined },
      { code: 'STORE_NOT_FOUND', params: { storeNumber: '0' }, referenceId: undefined },
    );
    assert.match(error.extensions.referenceId, /^[0-9A-Z]{26}$/);
  });
});

describe('questions about the schema', () => {
  for (const [publicOrigin, isAnswered] of [
    ['http://localhost:3000', true],
    ['https://test.crema.example', false],
  ] as const)
    it(`are ${isAnswered ? 'answered' : 'refused'} by a server in development at ${publicOrigin}, L-82`, async () => {
      const test = await startTestApp({ publicOrigin });
      const reply = await test.app.inject({
        method: 'POST',
        url: restPaths.graphql,
        headers: { ...ownPage, host: new URL(publicOrigin).host },
        payload: { query: '{__schema{queryType{name}}}' },
      });
      await test.stop();
      assert.equal(reply.json().errors === undefined, isAnswered, reply.body);
    });
});
