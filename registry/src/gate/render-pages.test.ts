import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { RemoteManifest, RouteDeclaration } from '@crema/shared-contracts';
import type { Bundle } from '@crema/rendering';
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
  'rendered-pages-have-examples',
  'server-bundle-built',
  'pages-render',
  'pages-read-no-window',
  'pages-render-in-time',
  'pages-render-first-in-time',
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
      rendered.map(({ route: id, locale, differs, error }) => ({ id, locale, differs, error })),
      ['en-US', 'fr-CA'].map((locale) => ({ id: 'cards', locale, differs: undefined, error: undefined })),
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
      'refused: route cards renders different markup each time; the browser could not continue from it. Take the time from the host’s clock, ids from useId, and nothing from Math.random; format with the page’s language and the store’s time zone',
    ],
    [
      'return \'<i style="color:red">red</i>\'',
      'refused: route cards renders style="color:red", which the page’s policy blocks; set it by a class of a style sheet',
    ],
  ] as const)
    it(`and refuses ${body}`, async () => {
      const [first = ''] = await judged(buildOf(body));
      assert.equal(
        first.replace(/takes \d+ ms/, 'takes NNN ms').replace(/(host|page|store)'s/g, '$1’s'),
        sentence,
      );
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

  it('and refuses a page behind a second proof, and a build without a server bundle', async () => {
    assert.deepEqual(await judged(buildOf("return ''", [route({ access: 'member+recent' })])), [
      'refused: route cards has "render", but its access is member+recent: only pages with the access anyone or member are rendered',
    ]);
    assert.deepEqual(await judged(buildOf('', [route()], { hasBundle: false })), [
      'refused: routes have "render", but the build has no server bundle; build the remote again',
    ]);
  });

  it('and refuses a path with parameters whose example is missing, or belongs to another path', async () => {
    const path = '/cards/:cardId';
    const sentence = (example: string) =>
      `refused: route cards has "render", but its example ${example} is not an address of /cards/:cardId; write the path of a page that exists`;
    const { example: _example, ...bare } = route({ path });
    for (const [found, expected] of [
      [bare, [sentence('(none)')]],
      [route({ path, example: '/cards/one/two' }), [sentence('/cards/one/two')]],
      [route({ path, example: '/cards/:cardId' }), [sentence('/cards/:cardId')]],
      [route({ path, example: '/cards/one' }), []],
    ] as const)
      assert.deepEqual(await judged(buildOf("return ''", [found])), expected);
  });

  it('but warns only, if the deployed host cannot render', async () => {
    const { findings } = checkBuild(buildOf("throw new Error('no')"), undefined, undefined, undefined);
    assert.deepEqual(
      findings.filter(({ rule }) => rules.includes(rule)).map(({ weight, rule }) => [weight, rule]),
      [['warning', 'host-renders']],
    );
  });
});

describe('the publish gate refuses a page that depends on where it is rendered', () => {
  for (const [what, body] of [
    ['the clock', 'return new Date().getMinutes()'],
    ['the clock by Date.now', 'return Math.floor(Date.now() / 86_400_000)'],
    ['a random number of the module', 'module.mark ??= Math.random(); return module.mark'],
    ['the default language', 'return (1234.5).toLocaleString()'],
    ['the time zone', 'return new Date(request.now).getHours()'],
    ['an id of the process', 'module.mark ??= performance.timeOrigin; return module.mark'],
  ] as const)
    it(`by ${what}`, async () => {
      const [first = ''] = await judged(buildOf(body));
      assert.match(
        first,
        /^refused: route cards renders “.+” instead of “.+” in a process with another clock, time zone, default language/,
      );
    });

  it('by an error that only other surroundings cause', async () => {
    const [first = ''] = await judged(
      buildOf(
        "if (new Date().getFullYear() > new Date(0).getFullYear() + 1) module.isLater = true; if (new Intl.NumberFormat().resolvedOptions().locale !== 'en-US') throw new TypeError('no digits'); return ''",
      ),
    );
    assert.match(first, /renders “TypeError: no digits” instead of “”/);
  });

  it('and accepts one that takes them from its request', async () => {
    const body = `const day = new Intl.DateTimeFormat(request.boot.locale, { timeZone: 'America/Chicago' }).format(new Date(request.now));
      return [day, (1234.5).toLocaleString(request.boot.locale), new Date(2020, 1).getFullYear(), request.now instanceof Date,
        new Date(request.now) instanceof Date].join()`;
    assert.deepEqual(await judged(buildOf(body)), []);
  });
});

/** A host that marks in React's own field, as React does, when the components of a page run. */
const reactHost: Bundle = {
  key: 'host@react',
  code: `
    const internals = { H: null };
    exports.provided = { react: { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } };
    exports.renderPage = async (module, request) => {
      const component = await module(request);
      internals.H = {};
      try { return { markup: String(component()) }; } finally { internals.H = null; }
    };`,
};

describe('the publish gate refuses a page that reads a browser’s globals where they exist', () => {
  const names = {
    'globalThis.window?.innerWidth > 500': 'window.innerWidth',
    "typeof window === 'object' && window.innerWidth > 500": 'window.innerWidth',
    '(() => { try { return window.innerWidth > 500 } catch { return false } })()': 'window.innerWidth',
    "globalThis.matchMedia?.('print').matches === true": 'matchMedia(), matchMedia().matches',
    "globalThis.document?.cookie === 'a'": 'document.cookie',
    "globalThis.navigator?.language === 'fr'": 'navigator.language',
    "globalThis.localStorage?.getItem('a') === 'b'": 'localStorage.getItem, localStorage.getItem()',
    "globalThis.window?.localStorage.getItem('a') === 'b'":
      'window.localStorage, localStorage.getItem, localStorage.getItem()',
  };
  for (const [expression, read] of Object.entries(names))
    it(`by ${expression}`, async () => {
      const [first] = await judged(buildOf(`return ${expression} ? '' : ''`));
      assert.equal(
        first,
        `refused: route cards reads ${read} while it is rendered where a window exists, and the server has none; read it in an effect`,
      );
    });

  for (const expression of [
    "typeof window === 'undefined'",
    "typeof document === 'object'",
    '(() => { try { return Boolean(window) } catch { return false } })()',
    "'window' in globalThis",
    'globalThis.innerWidth > 500',
  ])
    it(`if its markup depends on it: ${expression}`, async () => {
      const [first = ''] = await judged(buildOf(`return ${expression} ? 'one' : 'other'`));
      assert.match(first, /^refused: route cards renders “o.+” instead of “o.+” where a window exists;/);
    });

  it('in a component, and not where the module is evaluated or mounted, as libraries do', async () => {
    const inComponent = "return () => globalThis.window?.innerWidth > 500 ? '' : ''";
    const [first = ''] = await judged(buildOf(inComponent), reactHost);
    assert.match(first, /reads window\.innerWidth while it is rendered where a window exists/);
    const mounted =
      "if (typeof window !== 'undefined') window.addEventListener('online', () => undefined); return () => ''";
    assert.deepEqual(await judged(buildOf(mounted), reactHost), []);
  });

  it('and not because the host or a shared library looks for a window', async () => {
    const host = {
      ...hostBundle,
      key: 'host@looks',
      code: hostBundle.code.replace('String(', 'typeof window + globalThis.document?.cookie + String('),
    };
    assert.deepEqual(await judged(buildOf("return ''"), host), []);
  });

  it('and not if a library of its own only looks whether there is one', async () => {
    assert.deepEqual(
      await judged(buildOf("module.hasWindow = typeof window !== 'undefined'; return ''")),
      [],
    );
  });
});

describe('the publish gate judges the first render of a route in a new process', () => {
  /** More than a second on a processor, whatever else the machine does. */
  const work = 'let sum = 0; for (let step = 0; step < 2e9; step++) sum += step % 7; module.sum = sum;';

  it('and refuses one that takes so long that no server could warm it up', async () => {
    const sentences = await judged(buildOf(`if (!module.sum) { ${work} } return ''`));
    assert.deepEqual(
      sentences.map((sentence) => sentence.replace(/takes \d+ ms/, 'takes NNN ms')),
      [
        'refused: route cards takes NNN ms of processor time for its first render in a new process, in en-US; the limit is 500 ms. Compute less while the code is loaded and first rendered',
      ],
    );
  });

  it('and the first one with data, which a visitor waits for', async () => {
    const sentences = await judged(withData(`if (!module.sum) { ${work} } return ''`));
    assert.deepEqual(
      sentences.map((sentence) => sentence.replace(/takes \d+ ms/, 'takes NNN ms')),
      [
        'refused: route cards, with lists of three, takes NNN ms of processor time for its first render in a process that has rendered the route without data, in en-US; the limit is 200 ms. Compute less while the code is loaded and first rendered',
      ],
    );
  });

  it('of each route', async () => {
    const body = `module.seen ??= {}; if (!module.seen[request.pathname]) { ${work} } module.seen[request.pathname] = true; return ''`;
    const routes = [route(), route({ id: 'more', path: '/more', example: '/more' })];
    assert.equal((await judged(buildOf(body, routes))).length, 2);
  });

  it('and accepts one that takes less', async () => {
    const short = work.replace('2e9', '1e7');
    assert.deepEqual(await judged(buildOf(`if (!module.sum) { ${short} } return ''`)), []);
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
      'refused: route cards, with lists of three, renders different markup each time; the browser could not continue from it. Take the time from the host’s clock, ids from useId, and nothing from Math.random; format with the page’s language and the store’s time zone',
    ],
  ] as const)
    it(`and refuses ${body}`, async () => {
      const [first = ''] = await judged(withData(body));
      assert.equal(first.replace(/(host|page|store)'s/g, '$1’s').replace(/'(\w+)'/, '‘$1’'), sentence);
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

describe('the publish gate renders a route with "requests" with replies to them', () => {
  const withRequest = (body: string): Build =>
    buildOf(
      `const [reply] = request.requests; if (!reply) return 'Loading';
       const { stores = [] } = reply.body; ${body}`,
      [route({ requests: ['locations'] })],
    );

  it('at the URL that the page asks for: lists of three, one and none, and an error', async () => {
    const build = withRequest(`return '<p style="' + [reply.status, stores.length, reply.url] + '">'`);
    const rendered = await renderPages(build, undefined, hostBundle);
    const own = rendered.filter(({ locale }) => locale === 'en-US');
    const around = '/apiproxy/v1/locations?lat=41.885300&lng=-87.640000&view=list';
    const aroundStore = around.replace('?', '?store=1001-100001&');
    assert.deepEqual(
      own.map(({ data, style }) => [data, style]),
      [
        [undefined, undefined],
        ['lists of three', `200,3,${aroundStore}`],
        ['lists of one, and null where it is allowed', `200,1,${around}`],
        ['empty lists', `200,0,${aroundStore}`],
        ['the error NOT_FOUND', `404,0,${aroundStore}`],
      ],
    );
  });

  for (const [body, sentence] of [
    [
      'return stores.map(() => window.innerWidth).join()',
      'refused: route cards, with lists of three, reads window while it is rendered, and the server has none; read it in an effect',
    ],
    [
      'return stores.map(({ store }) => store.distanceMetres.toFixed(1)).join()',
      'refused: route cards, with lists of one, and null where it is allowed, cannot be rendered on the server: TypeError: Cannot read properties of null (reading ‘toFixed’)',
    ],
    [
      'return reply.body.stores.length',
      'refused: route cards, with the error NOT_FOUND, cannot be rendered on the server: TypeError: Cannot read properties of undefined (reading ‘length’)',
    ],
  ] as const)
    it(`and refuses ${body}`, async () => {
      const [first = ''] = await judged(withRequest(body));
      assert.equal(first.replace(/(host|page|store)'s/g, '$1’s').replace(/'(\w+)'/, '‘$1’'), sentence);
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
