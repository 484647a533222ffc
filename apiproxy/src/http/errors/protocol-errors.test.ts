import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createVault } from '../../payments/vault/create-vault.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createApp } from '../../app/create-app.ts';
import { dataPolicy } from '../security/secure-headers.ts';

const secure = { publicOrigin: 'https://shop.example', vaultOrigin: 'https://pay.shop.example' };

describe('a request that reaches no handler', () => {
  let test: TestApp;
  const apps = new Map<string, FastifyInstance>();
  before(async () => {
    test = await startTestApp({ modules: [] });
    apps.set('shop', await createApp({ ...test.deps, ...secure }, []));
    apps.set('vault', createVault({ ...test.deps, ...secure }));
    for (const app of apps.values()) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    for (const app of apps.values()) await app.close();
    await test.stop();
  });
  /** Sends raw bytes and resolves with everything received until the connection closes. */
  const send = async (app: string, lines: readonly string[]): Promise<string> => {
    const server = apps.get(app)?.server;
    const socket = connect((server?.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.write([...lines, '', ''].join('\r\n'));
    await once(socket, 'close');
    return text;
  };

  const cut = 'connection: close';
  for (const app of ['shop', 'vault'])
    for (const { what, status, lines } of [
      { what: 'no HTTP', status: 400, lines: ['NO HTTP AT ALL'] },
      { what: 'a header without a name', status: 400, lines: ['GET / HTTP/1.1', 'host: x', ': y'] },
      {
        what: 'two lengths',
        status: 400,
        lines: ['POST / HTTP/1.1', 'host: x', 'content-length: 1', 'transfer-encoding: chunked'],
      },
      {
        what: 'a head that is too long',
        status: 431,
        lines: ['GET / HTTP/1.1', 'host: x', `x-long: ${'x'.repeat(20_000)}`],
      },
      {
        what: 'an expectation that nobody meets',
        status: 417,
        lines: ['POST / HTTP/1.1', 'host: x', 'expect: tea', 'content-length: 0', cut],
      },
      { what: 'two hosts', status: 400, lines: ['GET / HTTP/1.1', 'host: x', 'host: y', cut] },
      { what: 'no host', status: 400, lines: ['GET / HTTP/1.1', cut] },
    ])
      it(`is answered ${status} with the headers of the ${app}: ${what}`, async () => {
        const text = await send(app, lines);
        const [head = '', body = ''] = text.split('\r\n\r\n', 2);
        assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
        for (const header of [
          `content-security-policy: ${dataPolicy}`,
          'x-content-type-options: nosniff',
          'cross-origin-resource-policy: same-origin',
          'strict-transport-security: max-age=31536000',
          'cache-control: no-store',
        ])
          assert.ok(head.toLowerCase().includes(header), `${header} in ${head}`);
        const { error, referenceId } = JSON.parse(body) as { error: { code: string }; referenceId: string };
        assert.ok(error.code && referenceId);
      });
});
