import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { trustedQueryUrl, type BuildFiles, type RouteDeclaration } from '@crema/shared-contracts';
import {
  startCompositionApp,
  testFiles,
  testManifest,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';

const query = {
  operation: 'GetProduct',
  variables: { productNumber: ':productNumber', storeNumber: 'store', locale: 'locale' },
};
const product: RouteDeclaration = {
  ...testManifest.routes[0]!,
  id: 'product',
  path: '/product/:productNumber',
  preload: [query],
};
const files: BuildFiles = {
  ...testFiles,
  integrity: {
    ...testFiles.integrity,
    '7.js': 'sha384-seven',
    '7.css': 'sha384-style',
    '8.js': 'sha384-8',
    'client.js': 'sha384-client',
  },
  routes: { product: ['7.js', '7.css'], gift: ['8.js'] },
  libraries: ['rxjs'],
  queryClient: { files: ['client.js'], libraries: ['@apollo/client'] },
  queries: {
    GetProduct: {
      hash: 'f00',
      variables: { productNumber: 'Int!', storeNumber: 'String', locale: 'String!' },
    },
  },
};
const hostBuild: BuildFiles = {
  ...testFiles,
  entry: 'main.js',
  integrity: {
    'data.js': 'sha384-data',
    'query.js': 'sha384-query',
    'forms.js': 'sha384-forms',
    'figtree-latin.0.woff2': 'sha384-text',
    'fraunces-crema.0.woff2': 'sha384-headline',
  },
  module: [],
  provides: { rxjs: ['data.js'], '@apollo/client': ['data.js', 'query.js'], formik: ['forms.js'] },
};
const record = testRecord();
const version = {
  ...record.versions['1.0.0']!,
  files,
  manifest: { ...testManifest, routes: [...testManifest.routes, product] },
};
const folder = '/assets/remotes/mfe-gift/1.0.0/';

describe('what the page of a route preloads', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(
      { 'mfe-gift': { ...record, versions: { ...record.versions, '1.0.0': version } } },
      {},
      { 'build.json': JSON.stringify(hostBuild) },
    );
  });
  after(() => server.stop());
  const open = async (url: string, cookie = '') => {
    const { body } = await server.app.inject({ url, headers: { accept: 'text/html', cookie } });
    return [...body.matchAll(/<link rel="preload" as="(\w+)" href="([^"]*)"([^>]*)>/g)].map(
      ([, kind, href = '', rest = '']) => ({ kind, href: href.replaceAll('&amp;', '&'), rest }),
    );
  };
  const queriesOf = async (...request: Parameters<typeof open>) =>
    (await open(...request)).filter(({ kind }) => kind === 'fetch').map(({ href }) => href);

  it('is the code and the styles of the route’s own chunk, with their integrity', async () => {
    const links = await open('/product/2014');
    const find = (file: string) => links.find(({ href }) => href === folder + file);
    assert.equal(find('7.js')?.kind, 'script');
    assert.match(find('7.js')?.rest ?? '', /crossorigin integrity="sha384-seven"/);
    assert.equal(find('7.css')?.kind, 'style');
    assert.match(find('7.css')?.rest ?? '', /integrity="sha384-style"/);
    assert.equal(find('8.js'), undefined);
  });

  it('is the file of each shared library that the remote needs, once, with its integrity', async () => {
    const libraries = (await open('/product/2014')).filter(
      ({ href, kind }) => href.startsWith('/assets/host/') && kind === 'script',
    );
    assert.deepEqual(
      libraries.map(({ href }) => href),
      ['/assets/host/data.js', '/assets/host/query.js'],
    );
    assert.match(libraries[0]?.rest ?? '', /integrity="sha384-data"/);
  });

  it('is the headline’s font, and not that of the text', async () => {
    const fonts = (await open('/product/2014')).filter(({ kind }) => kind === 'font');
    assert.deepEqual(
      fonts.map(({ href }) => href),
      ['/assets/host/fraunces-crema.0.woff2'],
    );
  });

  it('is the query client, because the data of this page is not in the HTML', async () => {
    const client = (await open('/product/2014')).find(({ href }) => href === `${folder}client.js`);
    assert.equal(client?.kind, 'script');
    assert.match(client?.rest ?? '', /integrity="sha384-client"/);
  });

  it('leaves the integrity of every later library in the page, for the host’s chunk loader', async () => {
    const { body } = await server.app.inject({ url: '/product/2014', headers: { accept: 'text/html' } });
    const boot = /id="crema-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    assert.deepEqual(JSON.parse(boot).libraryIntegrity, {
      '/assets/host/data.js': 'sha384-data',
      '/assets/host/query.js': 'sha384-query',
      '/assets/host/forms.js': 'sha384-forms',
    });
    assert.deepEqual(JSON.parse(boot).libraryFiles, {
      rxjs: ['/assets/host/data.js'],
      '@apollo/client': ['/assets/host/data.js', '/assets/host/query.js'],
      formik: ['/assets/host/forms.js'],
    });
  });

  it('is the query of the route, with the variables of the path and the language', async () => {
    assert.deepEqual(await queriesOf('/product/2014', 'locale=fr-CA'), [
      trustedQueryUrl('f00', { productNumber: 2014, locale: 'fr-CA' }),
    ]);
  });

  it('is the query of the visitor’s order store', async () => {
    assert.deepEqual(await queriesOf('/product/2014', 'store=1001-2'), [
      trustedQueryUrl('f00', { productNumber: 2014, storeNumber: '1001-2', locale: 'en-US' }),
    ]);
  });

  for (const store of ['', '%22%3E%3Cscript%3E', 'a'.repeat(21)])
    it(`is the national query when the remembered store is “${store}”`, async () => {
      assert.deepEqual(await queriesOf('/product/2014', `store=${store}`), [
        trustedQueryUrl('f00', { productNumber: 2014, locale: 'en-US' }),
      ]);
    });

  it('has no query for a path whose parameter has another type', async () => {
    assert.deepEqual(await queriesOf('/product/latte'), []);
  });
});
