import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';

const probe: ServerModule = {
  name: 'probe',
  register: (app) => {
    app.route({ method: ['GET', 'POST'], url: '/apiproxy/v1/probe', handler: () => ({ ok: true }) });
    app.get('/alive', { config: { anyHost: true } }, () => ({ ok: true }));
  },
};

describe('in production', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ production: true, modules: [probe] });
  });
  after(() => server.stop());
  const ask = (host: string, url = '/apiproxy/v1/probe', headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { ...headers, host } });

  for (const { host, answered } of [
    { host: 'localhost', answered: true },
    { host: 'LOCALHOST:80', answered: true },
    { host: 'localhost:443', answered: false },
    { host: 'localhost.evil.example', answered: false },
    { host: 'evil.example', answered: false },
    { host: 'evil.example@localhost', answered: false },
    { host: '127.0.0.1', answered: false },
    { host: 'localhost, evil.example', answered: false },
  ])
    it(`the host "${host}" is ${answered ? 'answered' : 'refused with 421'}`, async () => {
      const before = server.logged.filter(({ facts }) => facts['event'] === 'host refused').length;
      const reply = await ask(host);
      assert.equal(reply.statusCode, answered ? 200 : 421, reply.body);
      const refusals = server.logged.filter(({ facts }) => facts['event'] === 'host refused').length;
      assert.equal(refusals > before, !answered);
      if (!answered) assert.equal(reply.json().error.code, 'MISDIRECTED_REQUEST');
    });

  it('a page of another host is rejected too, whether it exists or not', async () => {
    for (const url of ['/', '/menu', '/nothing'])
      assert.equal((await ask('evil.example', url, { accept: 'text/html' })).statusCode, 421);
  });

  it('a balancer can reach routes with anyHost by IP address', async () => {
    assert.equal((await ask('10.0.0.7:3000', '/alive')).statusCode, 200);
  });

  it('a write from a page of another origin is rejected, also when Host matches it', async () => {
    for (const [origin, host, code] of [
      ['http://evil.example', 'evil.example', 421],
      ['http://evil.example', 'localhost', 403],
      ['http://localhost', 'localhost', 200],
    ] as const) {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/apiproxy/v1/probe',
        headers: { origin, host, 'x-crema-request': '1' },
        payload: {},
      });
      assert.equal(reply.statusCode, code);
    }
  });
});

describe('outside production', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [probe] });
  });
  after(() => server.stop());
  for (const [host, answered] of [
    ['localhost:3000', true],
    ['devbox:3000', true],
    ['devbox.local:3000', true],
    ['127.0.0.1:3000', true],
    ['192.168.1.7', true],
    ['[::1]:3000', true],
    ['evil.example:3000', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
  ] as const)
    it(`${host} ${answered ? 'is answered: a name of this machine or network' : 'is refused, also with an equal Origin'}, L-82`, async () => {
      const headers = { host, origin: `http://${host}`, 'x-crema-request': '1' };
      const reply = await server.app.inject({
        method: 'POST',
        url: '/apiproxy/v1/probe',
        headers,
        payload: {},
      });
      assert.equal(reply.statusCode, answered ? 200 : 421, reply.body);
    });
});
