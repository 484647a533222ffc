import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { restPaths } from '@crema/shared-contracts';
import { DatabaseUnavailable } from '../../storage/database-unavailable.ts';
import { openBrowser } from '../../testing/browser.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { until } from '../../testing/until.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';

const outage = () => new DatabaseUnavailable('unreachable', true, new Error('connect ECONNREFUSED'));
const fails = () => {
  throw outage();
};
const probe: ServerModule = {
  name: 'probe',
  register: (app) => {
    app.get('/apiproxy/v1/probe', fails);
    app.get('/menu', fails);
    app.get('/broken', () => {
      throw new Error('ours');
    });
  },
  resolvers: { Query: { menu: fails, order: fails, user: () => ({ memberId: 'nobody' }) } },
};
const html = { accept: 'text/html,application/xhtml+xml' };

describe('without the database', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock, modules: [probe] });
  });
  after(() => test.stop());
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
  const graphql = (query: string) =>
    test.app.inject({ method: 'POST', url: restPaths.graphql, headers: ownPage, payload: { query } });

  it('a REST call is TEMPORARILY_UNAVAILABLE with retry-after', async () => {
    const reply = await get('/apiproxy/v1/probe', html);
    assert.equal(reply.statusCode, 503);
    assert.equal(reply.headers['retry-after'], '5');
    assert.equal(reply.json().error.code, 'TEMPORARILY_UNAVAILABLE');
    assert.ok(!reply.body.includes('ECONNREFUSED'));
  });

  for (const nothing of [
    '{ menu(locale: "en-US") { __typename } }',
    '{ order(orderId: "x") { __typename } }',
  ])
    it(`a GraphQL call without data is 503 with the same code: ${nothing}`, async () => {
      const reply = await graphql(nothing);
      assert.equal(reply.statusCode, 503);
      assert.equal(reply.headers['retry-after'], '5');
      assert.equal(reply.json().errors[0].extensions.code, 'TEMPORARILY_UNAVAILABLE');
    });

  it('a GraphQL call with partial data keeps it', async () => {
    const reply = await graphql('{ order(orderId: "x") { __typename } user { __typename } }');
    const { data, errors } = reply.json();
    assert.deepEqual(data, { order: null, user: { __typename: 'User' } });
    assert.equal(reply.statusCode, 200);
    assert.equal(errors[0].extensions.code, 'TEMPORARILY_UNAVAILABLE');
  });

  for (const { language, cookie, title, action } of [
    { language: 'en-US', cookie: '', title: 'We’ll be right back', action: 'Try again' },
    { language: 'fr-CA', cookie: '', title: 'De retour dans un instant', action: 'Réessayer' },
    { language: 'en-US', cookie: 'locale=fr-CA', title: 'De retour dans un instant', action: 'Réessayer' },
  ])
    it(`a page request gets an error page: ${language} ${cookie}`, async () => {
      const reply = await get('/menu', { ...html, 'accept-language': language, cookie });
      assert.equal(reply.statusCode, 503);
      assert.equal(reply.headers['retry-after'], '5');
      assert.equal(reply.headers['cache-control'], 'no-store');
      assert.match(String(reply.headers['content-type']), /^text\/html/);
      assert.ok(reply.body.includes(`<h1>${title}</h1>`));
      assert.ok(reply.body.includes(`>${action}</a>`));
      assert.match(
        String(reply.headers['content-security-policy']),
        /default-src 'none'; style-src 'sha256-/,
      );
    });

  it('a page request that fails for another reason gets an error page with the reference', async () => {
    const reply = await get('/broken', html);
    assert.equal(reply.statusCode, 500);
    const line = test.logged.findLast(({ message }) => message === 'request failed');
    assert.ok(reply.body.includes(`Reference: ${line?.facts['referenceId']}<`));
  });

  it('the log has a line every ten seconds with the number of requests, not one for each', async () => {
    const lines = () => test.logged.filter(({ facts }) => facts['alarm'] === 'database-unavailable');
    clock.advance(10_000);
    await get('/apiproxy/v1/probe');
    const before = lines().length;
    for (let n = 0; n < 20; n += 1) await get('/apiproxy/v1/probe');
    assert.equal(lines().length, before);
    clock.advance(10_000);
    await get('/apiproxy/v1/probe');
    assert.equal(lines().length, before + 1);
    assert.equal(lines().at(-1)?.facts['refused'], 21);
    assert.equal(
      test.logged.filter(({ message }) => message === 'request failed' || message === 'resolver failed')
        .length,
      1,
    );
  });
});

const server = process.env['TEST_DATABASE_URL'];
describe('a server whose PostgreSQL fails', { skip: !server }, () => {
  // A statement that only waits for a busy machine must not reach them.
  const timeLimits = { connect: 1_500, statement: 1_500, reply: 2_000, idleTransaction: 4_000 };
  let proxy: TcpProxy;
  let test: TestApp;
  before(async () => {
    proxy = await startTcpProxy(Number(new URL(String(server)).port));
    test = await startTestApp({ database: { via: proxy.port, timeLimits } });
  });
  after(async () => {
    await proxy.recover();
    await test.stop();
    await proxy.close();
  });
  const member = async () => {
    const browser = openBrowser(test.app);
    await browser.signIn('gold');
    return browser;
  };
  const probes = async () => ({
    live: (await test.app.inject('/livez')).statusCode,
    ready: (await test.app.inject('/readyz')).statusCode,
  });

  for (const { how, fail } of [
    { how: 'is stopped', fail: () => proxy.goDown() },
    { how: 'hangs', fail: async () => proxy.hang() },
  ])
    it(`answers 503 in time when it ${how}, and recovers without a restart`, async () => {
      const browser = await member();
      await until(async () => (await probes()).ready === 200);
      await fail();
      for (const reply of await Promise.all(
        Array.from({ length: 30 }, () => browser.get(restPaths.session)),
      )) {
        assert.equal(reply.statusCode, 503);
        assert.equal(reply.json().error.code, 'TEMPORARILY_UNAVAILABLE');
        assert.equal(reply.headers['retry-after'], '5');
      }
      assert.deepEqual(await probes(), { live: 200, ready: 503 });
      await proxy.recover();
      let reply = await browser.get(restPaths.session);
      while (reply.statusCode === 503) reply = await browser.get(restPaths.session);
      assert.equal(reply.json().session.kind, 'member');
      await until(async () => (await probes()).ready === 200);
    });

  it('answers 503 while its database takes no writes, as after a failover, and recovers on its own', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.deps.db);
    const name = String(rows[0]?.name);
    const operator = new pg.Client({ connectionString: String(server) });
    await operator.connect();
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const reply = await openBrowser(test.app).signIn('gold');
    assert.deepEqual([reply.statusCode, reply.json().error?.code], [503, 'TEMPORARILY_UNAVAILABLE']);
    assert.equal(reply.headers['retry-after'], '5');
    assert.deepEqual(await probes(), { live: 200, ready: 503 });
    await operator.query(`alter database ${name} set default_transaction_read_only = off`);
    await operator.end();
    await until(async () => (await probes()).ready === 200);
    const again = await openBrowser(test.app).signIn('gold');
    assert.equal(again.statusCode, 200, JSON.stringify(test.logged.slice(-4)));
  });
});
