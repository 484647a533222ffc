import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { serverErrors } from '@crema/shared-contracts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { faultHeader } from './fault-injection.ts';

const path = '/apiproxy/v1/locations/suggestions?q=chicago';

describe('an injected fault', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp();
  });
  after(() => server.stop());
  const ask = (fault: string) => server.app.inject({ url: path, headers: { [faultHeader]: fault } });

  it('can be every code of the server with its own status', async () => {
    for (const [code, status] of Object.entries(serverErrors)) {
      const reply = await ask(`code=${code}`);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [status, code]);
    }
  });

  it('can be a code that the server does not have, which answers 400', async () => {
    const reply = await ask('code=129999');
    assert.deepEqual([reply.statusCode, reply.json().error.code], [400, '129999']);
  });

  it('can be a lost connection', async () => {
    await assert.rejects(ask('drop'));
  });

  it('delays and then goes on', async () => {
    const started = performance.now();
    const reply = await ask('delay=30');
    assert.equal(reply.statusCode, 200);
    assert.ok(performance.now() - started >= 29);
  });

  it('reaches GraphQL in the form of GraphQL', async () => {
    const reply = await server.app.inject({
      url: '/apiproxy/v1/graphql?query={__typename}',
      headers: { [faultHeader]: 'code=STORE_CLOSED' },
    });
    assert.equal(reply.json().errors[0].extensions.code, 'STORE_CLOSED');
  });

  it('is ignored when it is malformed', async () => {
    assert.equal((await ask('explode=now, code=<script>')).statusCode, 200);
  });
});

describe('in production', () => {
  it('no fault is injected', async () => {
    const server = await startTestApp({ production: true });
    const reply = await server.app.inject({ url: path, headers: { [faultHeader]: 'code=STORE_CLOSED' } });
    await server.stop();
    assert.equal(reply.statusCode, 200);
  });
});
