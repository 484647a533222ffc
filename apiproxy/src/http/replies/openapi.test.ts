import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describeApi } from '../../app/describe-api.ts';
import { modules } from '../../app/modules.ts';
import { openBrowser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApiPath } from './openapi.ts';
import { responses } from './reply-schemas.ts';
import type { ServerModule } from '../server-module.ts';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json': { readonly schema: TSchema } } }>
  >;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
const probes: ServerModule = {
  name: 'probes',
  register: (app) => {
    app.get('/apiproxy/v1/test/undescribed', () => ({ ok: true }));
    app.get(
      '/apiproxy/v1/test/other',
      {
        schema: {
          summary: 'Replies with another type',
          response: responses({ 200: Type.Object({ n: Type.Integer() }) }),
        },
      },
      () => ({ n: 'one' }),
    );
  },
};

describe('the OpenAPI document', () => {
  let test: TestApp;
  let document: OpenApi;
  before(async () => {
    test = await startTestApp({ modules: [...modules, probes] });
    document = (await openBrowser(test.app).get(openApiPath)).json<OpenApi>();
  });
  after(() => test.stop());

  it('describes every REST route with a summary, its responses and the errors', async () => {
    const described = (await describeApi()) as unknown as {
      document: OpenApi;
      undocumentedRoutes: readonly string[];
    };
    assert.deepEqual(described.undocumentedRoutes, []);
    const operations = Object.values(described.document.paths).flatMap((path) => Object.values(path));
    assert.ok(operations.length > 15, String(operations.length));
    for (const { summary, responses: replies } of operations) {
      assert.ok(summary);
      assert.ok(replies['4XX'] ?? replies['4xx'], summary);
    }
  });

  const calls: readonly (readonly [method: 'get' | 'post', path: string, query: string, body?: object])[] = [
    ['get', restPaths.session, ''],
    ['get', restPaths.locations, '?place=Chicago'],
    ['get', restPaths.locations, '?place=Nowhereville'],
    ['get', restPaths.suggestions, '?q=chi'],
    ['get', restPaths.locations, '?bbox=-88,41.7,-87.4,42.1&view=list'],
    ['get', restPaths.filterCounts, '?place=Chicago&features=WF'],
    ['get', restPaths.nearestLocation, '?lat=41.88&lng=-87.63'],
    ['post', restPaths.nearestLocation, '', { lat: 41.88, lng: -87.63 }],
    ['post', restPaths.signIn, '', { username: 'gold@crema.test' }],
    ['post', restPaths.createAccount, '', {}],
    ['post', restPaths.favoriteStores, '', { storeNumber: '1001-100001' }],
    ['post', restPaths.signOut, ''],
  ];
  for (const [method, path, query, body] of calls)
    it(`fits the real reply of ${method.toUpperCase()} ${path}${query}`, async () => {
      const browser = openBrowser(test.app);
      const reply = await (method === 'get' ? browser.get(path + query) : browser.post(path, body));
      const { responses: replies } = document.paths[path]?.[method] ?? { responses: {} };
      const family = `${String(reply.statusCode)[0]}XX`;
      const schema = (replies[String(reply.statusCode)] ?? replies[family])?.content?.['application/json']
        .schema;
      assert.ok(schema, `${reply.statusCode} is not described`);
      assert.deepEqual([...Value.Errors(schema, reply.json())], []);
    });
  it('fits the session of a member', async () => {
    const browser = openBrowser(test.app);
    assert.equal((await browser.signIn('gold')).statusCode, 200);
    const schema =
      document.paths[restPaths.session]?.['get']?.responses['200']?.content?.['application/json'].schema;
    assert.ok(schema);
    const session = (await browser.get(restPaths.session)).json<{ session: { kind: string } }>();
    assert.equal(session.session.kind, 'member');
    assert.ok(Value.Check(schema, session));
    assert.ok(!Value.Check(schema, { session: { ...session.session, member: { firstName: 'Ada' } } }));
  });

  it('lists a route without a schema', () => {
    assert.deepEqual(test.app.undocumentedRoutes, ['GET /apiproxy/v1/test/undescribed']);
  });
  it('rejects a reply that does not match its schema, and says where in the log', async () => {
    const reply = await openBrowser(test.app).get('/apiproxy/v1/test/other');
    assert.equal(reply.statusCode, 500);
    const line = test.logged.findLast(({ message }) => message === 'request failed');
    assert.match(
      JSON.stringify(line),
      /GET \/apiproxy\/v1\/test\/other: the reply does not match its schema at \\"\/n\\"/,
    );
  });
  it('is not served in production', async () => {
    const production = await startTestApp({ production: true });
    try {
      const reply = await production.app.inject({ url: openApiPath, headers: { host: 'localhost' } });
      assert.equal(reply.statusCode, 404);
    } finally {
      await production.stop();
    }
  });
});
