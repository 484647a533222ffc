import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import {
  startCompositionApp,
  testManifest,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';
import { openBrowser } from '../../testing/browser.ts';

const gift = { ...testManifest.routes[0]!, descriptionId: 'description.gift', shareImage: 'gifts' } as const;
const manifest = {
  ...testManifest,
  routes: [
    gift,
    { ...gift, id: 'mine', path: '/gift/mine', access: 'member' } as const,
    { ...testManifest.routes[0]!, descriptionId: undefined, id: 'done', path: '/gift/done' } as const,
  ],
  titles: {
    'en-US': { 'title.gift': 'Gifts', 'description.gift': 'Cards for "every" day & taste.' },
    'en-CA': { 'title.gift': 'Gifts', 'description.gift': 'Cards.' },
    'fr-CA': { 'title.gift': 'Cadeaux', 'description.gift': 'Des cartes pour toutes les occasions.' },
  },
};
const record = testRecord();
const remotes = {
  'mfe-gift': { ...record, versions: { '1.0.0': { ...record.versions['1.0.0']!, manifest } } },
};

describe('the head of a page', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(remotes);
  });
  after(() => server.stop());
  const open = async (url: string, language = 'en-US') =>
    (await server.app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })).body;

  it('names, describes and pictures the page by its route', async () => {
    const page = await open('/gift?from=mail');
    assert.match(page, /<title>Gifts · Crema<\/title>/);
    assert.match(page, /<meta name="description" content="Cards for &quot;every&quot; day &amp; taste\.">/);
    assert.ok(page.includes(`<link rel="canonical" href="${server.deps.publicOrigin}/gift">`));
    assert.match(page, /<meta property="og:title" content="Gifts">/);
    assert.ok(
      page.includes(`property="og:image" content="${server.deps.publicOrigin}/assets/host/share-gifts.png"`),
    );
    assert.doesNotMatch(page, /noindex/);
  });

  it('is in the visitor’s language, PLT-011', async () => {
    const page = await open('/gift', 'fr-CA');
    assert.match(page, /<title>Cadeaux · Crema<\/title>/);
    assert.match(page, /content="Des cartes pour toutes les occasions\."/);
  });

  for (const [because, url] of [
    ['nothing is there, D-141', '/nope'],
    ['it is a member’s', '/gift/mine'],
    ['it is a step of a visit, without a description', '/gift/done'],
  ] as const)
    it(`keeps search engines away when ${because}`, async () => {
      assert.match(await open(url), /<meta name="robots" content="noindex">/);
    });

  it('says nothing to search engines in a signed-in member’s page: they have no session', async () => {
    const member = openBrowser(server.app);
    assert.equal((await member.signIn('green')).statusCode, 200);
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
    const { body } = await server.app.inject({ url: '/gift/mine', headers: { accept: 'text/html', cookie } });
    assert.match(body, /data-member=/);
    assert.doesNotMatch(body, /noindex/);
  });

  it('never names another host than our own', async () => {
    assert.ok(
      (await open('//evil.test/gift')).includes(
        `<link rel="canonical" href="${server.deps.publicOrigin}//evil.test/gift">`,
      ),
    );
  });

  it('answers the connection check of a page with 204 and no body, uncached', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: restPaths.reachability });
    assert.deepEqual([reply.statusCode, reply.body, reply.headers['cache-control']], [204, '', 'no-store']);
  });

  it('states the server’s time in the headers of replies and pages, PLT-019', async () => {
    const now = server.deps.clock.now();
    const reply = await server.app.inject({ method: 'HEAD', url: restPaths.reachability });
    assert.equal(reply.headers['date'], now.toUTCString());
    const page = await server.app.inject('/menu');
    assert.equal(page.headers['server-timing'], `now;dur=${now.getTime()}`);
  });
});
