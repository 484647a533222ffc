import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { readTrustedProxies } from './trust-proxy.ts';

const addressSeen = async (wish: string | undefined) => {
  const app = fastify({ trustProxy: readTrustedProxies(wish) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.9' };
  const { body } = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  await app.close();
  return body;
};

describe('TRUST_PROXY', () => {
  for (const { wish, seen } of [
    { wish: undefined, seen: '10.0.0.1' },
    { wish: '', seen: '10.0.0.1' },
    { wish: 'false', seen: '10.0.0.1' },
    { wish: '0', seen: '10.0.0.1' },
    { wish: '1', seen: '10.0.0.9' },
    { wish: '2', seen: '203.0.113.7' },
    { wish: 'true', seen: '203.0.113.7' },
    { wish: '10.0.0.0/8', seen: '203.0.113.7' },
    { wish: '10.0.0.1, loopback', seen: '10.0.0.9' },
    { wish: 'uniquelocal,::1', seen: '203.0.113.7' },
  ])
    it(`${wish === undefined ? 'unset' : `"${wish}"`} sees the visitor at ${seen}`, async () => {
      assert.equal(await addressSeen(wish), seen);
    });

  for (const wish of ['yes', '-1', '1.5', '10.0.0.0/33', '10.0.0.1,,', '10.0.0.0/8/8', '300.1.1.1'])
    it(`is rejected with an error: "${wish}"`, () => {
      assert.throws(
        () => readTrustedProxies(wish),
        /^Error: TRUST_PROXY: ".*" is not an IP address or range; expected true/,
      );
    });
});
