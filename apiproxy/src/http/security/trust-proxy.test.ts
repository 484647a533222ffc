import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { readTrustedProxies } from './trust-proxy.ts';

const addressSeen = async (value: string | undefined) => {
  const app = fastify({ trustProxy: readTrustedProxies(value) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.9' };
  const { body } = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  await app.close();
  return body;
};

describe('TRUST_PROXY', () => {
  for (const { value, seen } of [
    { value: undefined, seen: '10.0.0.1' },
    { value: '', seen: '10.0.0.1' },
    { value: 'false', seen: '10.0.0.1' },
    { value: '0', seen: '10.0.0.1' },
    { value: '1', seen: '10.0.0.9' },
    { value: '2', seen: '203.0.113.7' },
    { value: 'true', seen: '203.0.113.7' },
    { value: '10.0.0.0/8', seen: '203.0.113.7' },
    { value: '10.0.0.1, loopback', seen: '10.0.0.9' },
    { value: 'uniquelocal,::1', seen: '203.0.113.7' },
  ])
    it(`${value === undefined ? 'unset' : `"${value}"`} sees the visitor at ${seen}`, async () => {
      assert.equal(await addressSeen(value), seen);
    });

  for (const value of ['yes', '-1', '1.5', '10.0.0.0/33', '10.0.0.1,,', '10.0.0.0/8/8', '300.1.1.1'])
    it(`is rejected with an error: "${value}"`, () => {
      assert.throws(
        () => readTrustedProxies(value),
        /^Error: TRUST_PROXY: ".*" is not an IP address or range; expected true/,
      );
    });
});
