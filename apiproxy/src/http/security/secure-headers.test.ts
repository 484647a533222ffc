import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { createVault } from '../../payments/vault/create-vault.ts';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';
import { workerPolicy } from '../../composition/files/service-worker.endpoint.ts';
import { createApp } from '../../app/create-app.ts';
import { dataPolicy, drawingPolicy } from './secure-headers.ts';

const secure = { publicOrigin: 'https://shop.example', vaultOrigin: 'https://pay.shop.example' };
const hsts = 'max-age=31536000';

describe('the headers of an origin that browsers reach over TLS', () => {
  let plain: CompositionApp;
  let shop: FastifyInstance;
  let vault: FastifyInstance;
  before(async () => {
    plain = await startCompositionApp();
    shop = await createApp({ ...plain.deps, ...secure });
    vault = createVault({ ...plain.deps, ...secure });
  });
  after(async () => {
    await shop.close();
    await vault.close();
    await plain.stop();
  });

  for (const { what, url } of [
    { what: 'a reply of the API', url: restPaths.session },
    { what: 'an API address that is not there', url: '/apiproxy/v1/nothing' },
    { what: 'a refusal before there is a route', url: `${restPaths.favoriteStores}/%` },
  ])
    it(`${what} loads nothing and has HSTS`, async () => {
      const { headers } = await shop.inject({ url });
      assert.equal(headers['strict-transport-security'], hsts);
      assert.equal(headers['content-security-policy'], dataPolicy);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    });

  it('an SVG opened directly may draw itself and nothing else', async () => {
    const { headers } = await shop.inject({ url: '/apiproxy/v1/cards/designs/copper.svg' });
    assert.equal(headers['content-security-policy'], drawingPolicy);
    const icon = await plain.app.inject({ url: '/assets/icon.svg' });
    assert.equal(icon.headers['content-security-policy'], drawingPolicy);
  });

  it('the card form and its tokens have HSTS, are isolated from their opener, and may use payment only', async () => {
    for (const url of ['/card-form', '/card-form.js', '/nothing', '/%']) {
      const { headers } = await vault.inject({ url });
      assert.equal(headers['strict-transport-security'], hsts, url);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.match(String(headers['permissions-policy']), /(?:^|, )payment=\(self\)/);
      assert.match(String(headers['permissions-policy']), /camera=\(\), .*geolocation=\(\)/);
      assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
    }
  });

  it('a page may use the browser features that it needs: geolocation, payment in the vault, wake lock', async () => {
    const { headers } = await plain.app.inject({ url: '/gift', headers: { accept: 'text/html' } });
    const policy = String(headers['permissions-policy']);
    for (const part of [
      'geolocation=(self)',
      'payment=(self "http://localhost:3001")',
      'screen-wake-lock=(self)',
      'camera=()',
    ])
      assert.ok(policy.split(', ').includes(part), `${part} in ${policy}`);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  });

  it('a probe and the service worker may load only what they need', async () => {
    for (const url of ['/livez', '/readyz', '/metrics']) {
      const { headers } = await shop.inject({ url });
      assert.equal(headers['content-security-policy'], dataPolicy, url);
      assert.equal(headers['strict-transport-security'], hsts, url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin', url);
    }
    const worker = await plain.app.inject({ url: '/service-worker.js' });
    assert.equal(worker.statusCode, 200);
    assert.equal(worker.headers['content-security-policy'], workerPolicy);
  });

  it('have no HSTS without TLS', async () => {
    const { headers } = await plain.app.inject({ url: restPaths.session });
    assert.equal(headers['strict-transport-security'], undefined);
  });
});
