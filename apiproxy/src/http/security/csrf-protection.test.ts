import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';

const probe: ServerModule = {
  name: 'probe',
  register: (app) => {
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/apiproxy/v1/probe',
      handler: () => ({ ok: true }),
    });
    app.post('/apiproxy/v1/events', { config: { crossSite: 'no-header' } }, () => ({ ok: true }));
    app.post('/apiproxy/v1/oauth-reply', { config: { crossSite: 'form-post' } }, () => ({ ok: true }));
    app.post('/apiproxy/v1/webhook', { config: { crossSite: 'webhook' } }, () => ({ ok: true }));
  },
};
const named = { 'x-crema-request': '1' };
const own = 'http://localhost:3000';

describe('a write', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [probe] });
  });
  after(() => server.stop());

  for (const { from, headers, method = 'POST', path = 'probe', allowed } of [
    { from: 'our own page', headers: { ...named, 'sec-fetch-site': 'same-origin' }, allowed: true },
    {
      from: 'our own page behind a proxy that removes x- headers, PLT-018,',
      headers: { 'sec-fetch-site': 'same-origin' },
      allowed: true,
    },
    {
      from: 'an older browser on our page behind such a proxy, PLT-018,',
      headers: { origin: own },
      allowed: true,
    },
    {
      from: 'another site behind such a proxy',
      headers: { 'sec-fetch-site': 'cross-site', origin: own },
      allowed: false,
    },
    {
      from: 'a sibling subdomain behind such a proxy',
      headers: { 'sec-fetch-site': 'same-site', origin: own },
      allowed: false,
    },
    {
      from: 'an older browser on another page behind such a proxy',
      headers: { origin: 'https://evil.example' },
      allowed: false,
    },
    { from: 'a sandboxed frame behind such a proxy', headers: { origin: 'null' }, allowed: false },
    { from: 'an address that a visitor opened', headers: { 'sec-fetch-site': 'none' }, allowed: false },
    {
      from: 'our own page by DELETE behind such a proxy',
      headers: { 'sec-fetch-site': 'same-origin' },
      method: 'DELETE' as const,
      allowed: true,
    },
    { from: 'another site', headers: { ...named, 'sec-fetch-site': 'cross-site' }, allowed: false },
    { from: 'a sibling subdomain', headers: { ...named, 'sec-fetch-site': 'same-site' }, allowed: false },
    { from: 'an older browser on our page', headers: { ...named, origin: own }, allowed: true },
    {
      from: 'an older browser on another page',
      headers: { ...named, origin: 'https://evil.example' },
      allowed: false,
    },
    { from: 'a sandboxed frame', headers: { ...named, origin: 'null' }, allowed: false },
    {
      from: 'another site with a forged origin',
      headers: { ...named, origin: own, 'sec-fetch-site': 'cross-site' },
      allowed: false,
    },
    { from: 'a form on another site', headers: { 'content-type': 'text/plain' }, allowed: false },
    { from: 'a program that names the header', headers: named, allowed: true },
    {
      from: 'another site by DELETE',
      headers: { ...named, 'sec-fetch-site': 'cross-site' },
      method: 'DELETE' as const,
      allowed: false,
    },
    {
      from: 'our own sendBeacon call',
      headers: { 'sec-fetch-site': 'same-origin' },
      path: 'events',
      allowed: true,
    },
    {
      from: 'a sendBeacon call of another site',
      headers: { 'sec-fetch-site': 'cross-site' },
      path: 'events',
      allowed: false,
    },
    {
      from: 'an OAuth provider that submits a form',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://accounts.example' },
      path: 'oauth-reply',
      allowed: true,
    },
    { from: 'a payment provider’s webhook', headers: {}, path: 'webhook', allowed: true },
    {
      from: 'a browser that posts to a webhook',
      headers: { 'sec-fetch-site': 'cross-site' },
      path: 'webhook',
      allowed: false,
    },
    {
      from: 'our own page that posts to a webhook',
      headers: { ...named, 'sec-fetch-site': 'same-origin' },
      path: 'webhook',
      allowed: false,
    },
    { from: 'a webhook to a route that accepts none', headers: {}, allowed: false },
  ])
    it(`from ${from} is ${allowed ? 'accepted' : 'rejected'}`, async () => {
      const reply = await server.app.inject({
        method,
        url: `/apiproxy/v1/${path}`,
        headers: headers as Record<string, string>,
        payload: method === 'POST' && !('content-type' in headers) ? {} : undefined,
      });
      assert.equal(reply.statusCode, allowed ? 200 : 403);
      if (!allowed) assert.equal(reply.json().error.code, 'ORIGIN_REFUSED');
    });

  it('that is rejected is a security event, without the full address of the sender', async () => {
    const before = server.logged.length;
    await server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/probe',
      remoteAddress: '203.0.113.7',
      payload: {},
    });
    assert.deepEqual(
      server.logged.slice(before).map(({ message, facts }) => ({ message, ...facts })),
      [
        {
          message: 'security event',
          event: 'write refused',
          network: '203.0.113.0/24',
          detail: '/apiproxy/v1/probe',
        },
      ],
    );
  });

  it('is protected, a read is not: it may come from anywhere', async () => {
    const reply = await server.app.inject({
      url: '/apiproxy/v1/probe',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    assert.equal(reply.statusCode, 200);
  });
});
