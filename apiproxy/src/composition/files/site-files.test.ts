import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';
import type { TestAppOptions } from '../../testing/test-app.ts';

const accept = 'text/html';
const withServer = async (options: TestAppOptions, check: (server: CompositionApp) => Promise<void>) => {
  const server = await startCompositionApp(undefined, options, {
    'service-worker.js': 'keep the offline page',
    'page-messages.json': JSON.stringify({
      'en-US': { notFoundTitle: 'Not on the menu', switchedOffTitle: 'Off', description: 'Order ahead.' },
      'fr-CA': {
        notFoundTitle: 'Pas au menu',
        switchedOffTitle: 'Fermé',
        description: 'Commandez d’avance.',
      },
    }),
  });
  try {
    await check(server);
  } finally {
    await server.stop();
  }
};

describe('the service worker', () => {
  it('is served from the deployed host and revalidated at every visit', () =>
    withServer({}, async ({ app, folders }) => {
      const reply = await app.inject('/service-worker.js');
      assert.equal(reply.body, 'keep the offline page');
      assert.match(String(reply.headers['content-type']), /^text\/javascript/);
      assert.equal(reply.headers['cache-control'], 'no-cache');
      writeFileSync(join(folders.host, 'service-worker.js'), 'a newer worker');
      assert.equal((await app.inject('/service-worker.js')).body, 'a newer worker');
    }));

  it('unregisters itself and deletes its caches if the configuration switches it off, PLT-013', () =>
    withServer({ overrides: { serviceWorker: false } }, async ({ app }) => {
      const { body } = await app.inject('/service-worker.js');
      assert.match(body, /caches\.delete/);
      assert.match(body, /registration\.unregister/);
      assert.doesNotMatch(body, /'fetch'/);
    }));

  it('may run in a page: the policy allows our own workers and no others', () =>
    withServer({}, async ({ app }) => {
      const { headers } = await app.inject({ url: '/gift', headers: { accept } });
      assert.match(String(headers['content-security-policy']), /worker-src 'self'(;|$)/);
    }));
});

describe('the web app manifest', () => {
  it('is in the visitor’s language, with our icons', () =>
    withServer({}, async ({ app }) => {
      const reply = await app.inject({
        url: '/manifest.webmanifest',
        headers: { 'accept-language': 'fr-CA' },
      });
      const manifest = reply.json();
      assert.equal(manifest.lang, 'fr-CA');
      assert.equal(manifest.description, 'Commandez d’avance.');
      assert.ok(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable'));
      assert.match(String(reply.headers['content-type']), /^application\/manifest\+json/);
      assert.match(String(reply.headers['vary']), /accept-language/);
    }));

  it('is linked in every page', () =>
    withServer({}, async ({ app }) => {
      const { body } = await app.inject({ url: '/gift', headers: { accept } });
      assert.match(
        body,
        /<link rel="manifest" href="\/manifest\.webmanifest" crossorigin="use-credentials">/,
      );
      assert.match(body, /<link rel="apple-touch-icon" href="\/assets\/host\/apple-touch-icon\.png">/);
    }));
});

describe('a page of no remote', () => {
  for (const { language, title } of [
    { language: 'en-US', title: 'Not on the menu' },
    { language: 'fr-CA', title: 'Pas au menu' },
  ])
    it(`is called “${title}” and answers 404, PLT-010, D-141`, () =>
      withServer({}, async ({ app }) => {
        const reply = await app.inject({ url: '/nope', headers: { accept, 'accept-language': language } });
        assert.equal(reply.statusCode, 404);
        assert.ok(reply.body.includes(`<title>${title} · Crema</title>`));
      }));
});
