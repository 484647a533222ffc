import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { createVault } from '../../payments/vault/create-vault.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { connectionLimits } from './connection-limits.ts';

const served = ['shop', 'vault'] as const;
const bodyPaths = { shop: restPaths.graphql, vault: '/tokens' } as const;

describe('the connections of the main server and the vault', () => {
  let test: TestApp;
  const apps: Partial<Record<(typeof served)[number], FastifyInstance>> = {};
  const opened: Socket[] = [];
  before(async () => {
    test = await startTestApp({ modules: [] });
    apps.shop = test.app;
    apps.vault = createVault(test.deps);
    for (const app of Object.values(apps)) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    for (const socket of opened) socket.destroy();
    await apps.vault?.close();
    await test.stop();
  });
  const open = (app: FastifyInstance) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    opened.push(socket);
    socket.on('error', () => undefined);
    return socket;
  };

  for (const name of served) {
    it(`are given 30 s for a request: ${name}`, () => {
      const server = apps[name]!.server;
      assert.deepEqual(
        [server.requestTimeout, server.headersTimeout, server.timeout],
        [
          connectionLimits.requestTimeout,
          connectionLimits.http.headersTimeout,
          connectionLimits.connectionTimeout,
        ],
      );
      assert.equal(server.requestTimeout, 30_000);
    });

    it(`are closed when a body arrives byte by byte: ${name}`, async () => {
      const app = apps[name]!;
      app.server.headersTimeout = 100;
      app.server.requestTimeout = 200;
      const socket = open(app);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        `POST ${bodyPaths[name]} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\nx-crema-request: 1\r\n` +
          'content-type: application/json\r\ncontent-length: 1000\r\n\r\n',
      );
      const dripping = setInterval(() => socket.write('x'), 20);
      await closed;
      clearInterval(dripping);
      assert.ok(socket.bytesWritten < 1_000);
      assert.deepEqual(
        test.logged.filter(({ level }) => level === 'error'),
        [],
      );
    });

    it(`are limited in number: ${name}`, async () => {
      const app = apps[name]!;
      assert.equal(app.server.maxConnections, 5_000);
      app.server.maxConnections = 2;
      const kept = [open(app), open(app)];
      for (const socket of kept) await once(socket, 'connect');
      const refused = open(app);
      await once(refused, 'close');
      assert.ok(kept.every(({ destroyed }) => !destroyed));
    });
  }
});
