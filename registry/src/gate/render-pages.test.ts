import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { RemoteManifest, RouteDeclaration } from '@crema/shared-contracts';
import type { Bundle } from '../rendering/renderer-protocol.ts';
import type { Build } from './gather-facts.ts';
import { cards } from './testing/parties.ts';
import { checkBuild } from './publish-gate.ts';
import { readHostBundle, renderPages } from './render-pages.ts';

const work = mkdtempSync(join(tmpdir(), 'crema-render-gate-'));
after(() => rmSync(work, { recursive: true, force: true }));

const hostBundle: Bundle = {
  key: 'host@test',
  code: `exports.provided = {}; exports.renderPage = async (module, request) => ({ markup: String(await module(request)) });`,
};
const route = (changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id: 'cards',
  path: '/cards/:id',
  example: '/cards/one',
  titleId: 'title',
  access: 'anyone',
  navigation: 'full',
  render: 'server',
  ...changes,
});
/** A build whose server bundle runs `body` for each render. */
const buildOf = (
  body: string,
  routes: readonly RouteDeclaration[] = [route()],
  { hasBundle = true, document }: { readonly hasBundle?: boolean; readonly document?: string } = {},
): Build => {
  const folder = mkdtempSync(join(work, 'build-'));
  const code = `module.exports = { default: async (request) => { ${body} } };`;
  const server = 'server/remote.00000001.cjs';
  mkdirSync(join(folder, 'server'));
  if (hasBundle) writeFileSync(join(folder, server), code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const { manifest, contract } = cards();
  const own: RemoteManifest = { ...manifest, routes: [...routes], locales: ['en-US', 'fr-CA'] };
  return {
    manifest: own,
    ...(contract && { contract }),
    version: '1.0.0-00000001',
    folder,
    files: {
      entry: 'entry.js',
      integrity: hasBundle ? { [server]: integrity } : {},
      bytes: {},
      module: [],
      styles: [],
      messages: {},
      routes: {},
      ...(hasBundle && { server }),
      queries: { GetMenu: { hash, variables: { locale: 'String!' } } },
    },
    ...(document && { documents: { [hash]: document } }),
  };
};
const hash = 'a'.repeat(64);
const document =
  'query GetMenu($locale: String!) { menu(locale: $locale) { menus { name children { picture } } } }';
/** A page whose markup depends on its data. */
const withData = (body: string, text: string | undefined = document): Build =>
  buildOf(
    `const [query] = request.queries; if (!query) return 'Loading';
     const { menus } = query.data.menu; ${body}`,
    [route({ preload: ['GetMenu'] })],
    { ...(text && { document: text }) },
  );
const rules = [
  'rendered-pages-are-public',
  'server-bundle-built',
  'pages-render',
  'pages-render-in-time',
  'pages-render-the-same',
  'pages-style-by-classes',
  'host-renders',
];
/** The sentences of the rules for rendered pages. */
const judged = async (build: Build, host: Bundle | undefined = hostBundle): Promise<readonly string[]> => {
  const rendered = host && (await renderPages(build, undefined, host));
  const { findings } = checkBuild(build, undefined, undefined, rendered);
  return findings
    .filter(({ rule }) => rules.includes(rule))
    .map(({ weight, message }) => `${weight}: ${message}`);
};

describe('the publish gate renders the example of each route with "render"', () => {
  it('in every locale, several times, at a fixed time and without data', async () => {
    const build = buildOf(
      'return [request.pathname, request.boot.locale, request.now, request.queries.length, request.boot.registry.remotes.length].join()',
    );
    const rendered = await renderPages(build, undefined, hostBundle);
    assert.deepEqual(
      rendered.map(({ route: id, locale, isStable, error }) => ({ id, locale, isStable, error })),
      ['en-US', 'fr-CA'].map((locale) => ({ id: 'cards', locale, isStable: true, error: undefined })),
    );
    assert.deepEqual(await judged(build), []);
  });

  it('with the address that its files will have, as the server renders it', async () => {
    // The gate returns of the markup only the first style attribute.
    const build = buildOf(
      `return '<p style="' + cremaPublicPath + 'cup.svg ' + request.boot.registry.remotes[0].url + '">'`,
    );
    const addresses = async (published: Build) =>
      new Set((await renderPages(published, undefined, hostBundle)).map(({ style }) => style));
    const own = `/assets/remotes/${build.manifest.name}/${build.version}/`;
    assert.deepEqual(await addresses(build), new Set([`${own}cup.svg ${own}`]));
    const url = 'https://cdn.example.test/cards/1/';
    assert.deepEqual(await addresses({ ...build, url }), new Set([`${url}cup.svg ${url}`]));
  });

  it('and nothing else', async () => {
    const { render: _render, ...plain } = route();
    assert.deepEqual(await renderPages(buildOf("throw new Error('no')", [plain]), undefined, hostBundle), []);
  });

  for (const [body, sentence] of [
    [
      'return window.innerWidth',
      'refused: route cards reads window while it is rendered, and the server has none; read it in an effect',
    ],
    [
      'return document.cookie',
      'refused: route cards reads document while it is rendered, and the server has none; read it in an effect',
    ],
    [
      "return localStorage.getItem('a')",
      'refused: route cards reads localStorage while it is rendered, and the server has none; read it in an effect',
    ],
    [
      "throw new TypeError('no page')",
      'refused: route cards cannot be rendered on the server: TypeError: no page',
    ],
    [
      "const end = performance.now() + 230; while (performance.now() < end); return ''",
      'refused: route cards takes NNN ms to render in en-US; the limit is 200 ms',
    ],
    [
      'return Math.random()',
      'refused: route cards renders different markup each time; the browser could not continue from it. Take the time from the host’s clock, ids from useId, and nothing from Math.random',
    ],
    [
      'return \'<i style="color:red">red</i>\'',
      'refused: route cards renders style="color:red", which the page’s policy blocks; set it by a class of a style sheet',
    ],
  ] as const)
    it(`and refuses ${body}`, async () => {
      const [first = ''] = await judged(buildOf(body));
      assert.equal(first.replace(/takes \d+ ms/, 'takes NNN ms').replace(/(host|page)'s/, '$1’s'), sentence);
    });

  it('and renders the other pages after one that ends its process', async () => {
    const body =
      "if (request.pathname === '/cards/one') { queueMicrotask(() => { throw new Error('out'); }); await new Promise(() => {}); } return ''";
    const rendered = await renderPages(
      buildOf(body, [route(), route({ id: 'more', path: '/more', example: '/more' })]),
      undefined,
      hostBundle,
    );
    assert.deepEqual(
      rendered.map(({ route: id, error }) => [id, error !== undefined]),
      [
        ['cards', true],
        ['cards', true],
        ['more', false],
        ['more', false],
      ],
    );
  });

  it('and refuses a page that not everybody may open, and a build without a server bundle', async () => {
    assert.deepEqual(await judged(buildOf("return ''", [route({ access: 'member' })])), [
      'refused: route cards has "render", but its access is member: only a page that anyone may open is rendered',
    ]);
    assert.deepEqual(await judged(buildOf('', [route()], { hasBundle: false })), [
      'refused: routes have "render", but the build has no server bundle; build the remote again',
    ]);
  });

  it('but warns only, if the deployed host cannot render', async () => {
    const { findings } = checkBuild(buildOf("throw new Error('no')"), undefined, undefined, undefined);
    assert.deepEqual(
      findings.filter(({ rule }) => rules.includes(rule)).map(({ weight, rule }) => [weight, rule]),
      [['warning', 'host-renders']],
    );
  });
});

describe('the publish gate renders each route with "preload" also with generated data', () => {
  it('with lists of three and of one, with an order store and without, in every locale', async () => {
    const body = `throw new Error([request.boot.locale, query.url.includes('${hash}'), query.variables.locale, menus.length,
      menus[0].children[0].picture, request.orderStore?.storeNumber].join())`;
    const rendered = await renderPages(withData(body), undefined, hostBundle);
    assert.deepEqual(
      rendered.map(({ locale, data, error }) => [locale, data, error]),
      ['en-US', 'fr-CA'].flatMap((locale) => [
        [locale, undefined, undefined],
        [
          locale,
          'lists of three',
          `Error: ${locale},true,${locale},3,/pictures/sample.0a1b2c3d.svg,1001-100001`,
        ],
        [locale, 'lists of one, and null where it is allowed', `Error: ${locale},true,${locale},1,,`],
      ]),
    );
  });

  for (const [body, sentence] of [
    [
      'return menus.map(() => window.innerWidth).join()',
      'refused: route cards, with lists of three, reads window while it is rendered, and the server has none; read it in an effect',
    ],
    [
      'return menus[2].name',
      'refused: route cards, with lists of one, and null where it is allowed, cannot be rendered on the server: TypeError: Cannot read properties of undefined (reading ‘name’)',
    ],
    [
      'return menus.map(({ children }) => children[0].picture.length).join()',
      'refused: route cards, with lists of one, and null where it is allowed, cannot be rendered on the server: TypeError: Cannot read properties of null (reading ‘length’)',
    ],
    [
      'return menus.map(() => Math.random()).join()',
      'refused: route cards, with lists of three, renders different markup each time; the browser could not continue from it. Take the time from the host’s clock, ids from useId, and nothing from Math.random',
    ],
  ] as const)
    it(`and refuses ${body}`, async () => {
      const [first = ''] = await judged(withData(body));
      assert.equal(first.replace(/host's/, 'host’s').replace(/'(\w+)'/, '‘$1’'), sentence);
    });

  it('and accepts a page that shows all of it', async () => {
    assert.deepEqual(
      await judged(
        withData("return menus.map(({ name, children }) => name + (children[0].picture ?? '')).join()"),
      ),
      [],
    );
  });

  it('and refuses a query without its text, or one that the schema lacks', async () => {
    const sentences = async (build: Build) => new Set(await judged(build));
    const prefix = 'refused: route cards, with lists of three, cannot be rendered on the server:';
    assert.ok(
      (await sentences(withData("return ''", ''))).has(
        `${prefix} persisted-documents.json lacks the query GetMenu. Build the remote again.`,
      ),
    );
    const unknown = 'query GetMenu($locale: String!) { menu(locale: $locale) { weather } }';
    assert.ok(
      (await sentences(withData("return ''", unknown))).has(
        `${prefix} Cannot query field "weather" on type "MenuView".`,
      ),
    );
  });
});

describe('the server bundle of the deployed host', () => {
  it('is read from its folder by build.json', async () => {
    const folder = mkdtempSync(join(work, 'host-'));
    assert.equal(await readHostBundle(folder), undefined);
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'build.json'), JSON.stringify({ server: 'server/host.1.cjs' }));
    writeFileSync(join(folder, 'server', 'host.1.cjs'), 'exports.provided = {};');
    assert.deepEqual(await readHostBundle(folder), {
      key: 'host@server/host.1.cjs',
      code: 'exports.provided = {};',
    });
  });
});
