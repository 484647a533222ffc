import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import {
  startCompositionApp,
  type CompositionApp,
  type CompositionAppOptions,
} from '../../testing/composition-kit.ts';

const demonstration = { PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' };
const notices = {
  en: 'This shop is a demonstration. No money moves.',
  fr: 'Cette boutique est une démonstration. Aucun paiement réel n’est effectué.',
};

describe('a page of the shop', () => {
  const started: CompositionApp[] = [];
  after(() => Promise.all(started.map((server) => server.stop())));
  const start = async (options: CompositionAppOptions) => {
    const server = await startCompositionApp(undefined, options);
    started.push(server);
    return server.app;
  };
  const open = { headers: { accept: 'text/html' } };

  it('says in a demonstration that no money moves, above everything else and in both languages, PAY-001', async () => {
    const app = await start({ production: true, environment: demonstration });
    for (const url of ['/', '/gift', '/no-such-page']) {
      const { body } = await app.inject({ url, ...open });
      const [, strip = ''] = /<body>(.*?)<div id="root">/s.exec(body) ?? [];
      for (const [lang, text] of Object.entries(notices))
        assert.match(strip, new RegExp(`<aside [^>]*lang="${lang}"[^>]*>${text}</aside>`), url);
      const [, styles = ''] = /<link rel="stylesheet" href="(\/demonstration[^"]+)">/.exec(body) ?? [];
      const reply = await app.inject({ url: styles, headers: { host: 'localhost' } });
      assert.deepEqual([reply.statusCode, reply.headers['content-type']], [200, 'text/css; charset=utf-8']);
      for (const lang of Object.keys(notices))
        assert.ok(reply.body.includes(`:root:lang(${lang}) .crema-demonstration:lang(${lang})`));
    }
  });

  it('says so without a connection too: the worker of a demonstration keeps an offline page with the strip, PAY-001', async () => {
    const files = {
      'service-worker.js': "const offlinePage = '/assets/host/offline.0123abcd.html';",
      'offline.0123abcd.html': '<html><body><header>Crema</header></body></html>',
    };
    const server = await startCompositionApp(
      undefined,
      { production: true, environment: demonstration },
      files,
    );
    started.push(server);
    const from = { headers: { host: 'localhost' } };
    const worker = await server.app.inject({ url: '/service-worker.js', ...from });
    assert.equal(worker.body, "const offlinePage = '/demonstration/offline.0123abcd.html';");
    const { body } = await server.app.inject({ url: '/demonstration/offline.0123abcd.html', ...from });
    for (const [lang, text] of Object.entries(notices))
      assert.match(body, new RegExp(`<body>.*<aside [^>]*lang="${lang}"[^>]*>${text}</aside>.*<header>`));
    for (const name of ['offline.ffffffff.html', 'service-worker.js', '..%2Foffline.0123abcd.html'])
      assert.equal((await server.app.inject({ url: `/demonstration/${name}`, ...from })).statusCode, 404);
  });

  for (const { where, options } of [
    { where: 'with real payments', options: { production: true } },
    { where: 'outside production', options: { environment: demonstration } },
  ])
    it(`says nothing about it ${where}, PAY-001`, async () => {
      const app = await start(options);
      const { body } = await app.inject({ url: '/gift', ...open });
      assert.doesNotMatch(body, /demonstration/);
      assert.equal((await app.inject({ url: '/demonstration.css', ...open })).statusCode, 404);
    });
});
