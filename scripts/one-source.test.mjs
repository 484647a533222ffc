// Tests the facts that have one source: the match of a path with a page, the paths, events and names of
// remotes, and mechanisms that several packages use.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { matchRoute } from '../shared-contracts/src/pages/route-match.ts';
import { remoteNames, root } from './packages.mjs';

// The router that the host runs.
const { matchRoutes } = createRequire(join(root, 'host', 'package.json'))('react-router-dom');
const routes = remoteNames.flatMap(
  (name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')).routes,
);

describe('the one matcher of server, host and titles', () => {
  const addresses = routes.flatMap(({ path, example = path }) => {
    const [address] = example.split('?');
    return [
      address,
      ...(address === '/' ? [] : [`${address}/`]),
      `${address}/more`,
      `${address}/a/b/c`,
      address.toUpperCase(),
    ];
  });
  for (const address of new Set(addresses))
    it(`finds the page that React Router would find at ${address}`, () => {
      const matches = matchRoutes(
        routes.map(({ path }) => ({ path })),
        address,
      );
      assert.equal(matchRoute(routes, address)?.path, matches?.at(-1)?.route.path);
    });
});

describe('a path, an event or the name of a remote', () => {
  const refusedIn = async (filePath, text) => {
    const [{ messages }] = await new ESLint({ cwd: root }).lintText(`${text}\n`, { filePath });
    return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
  };
  for (const [text, because] of [
    ["export const a = '/menu/cart';", 'a path'],
    ['export const a = (card: string) => `/account/cards/${card}`;', 'the beginning of a path'],
    ["export const a = '/gift?from=home';", 'a path with a query'],
    ["export const a = 'order-placed';", 'an event of a remote'],
    ["export const a = 'mfe-ordering';", 'the name of a remote'],
  ])
    it(`is refused by lint in host and remote-kit: ${because}`, async () => {
      assert.equal(await refusedIn('host/src/start-host.tsx', text), 1);
      assert.equal(await refusedIn('remote-kit/src/signal.ts', text), 1);
    });

  it('is allowed in a remote, in tests, and where a word only begins the same', async () => {
    const path = "export const a = '/menu/cart';";
    assert.equal(await refusedIn('mfe-ordering/src/remote.tsx', path), 0);
    assert.equal(await refusedIn('host/src/shell/shell.test.tsx', path), 0);
    assert.equal(await refusedIn('host/src/start-host.tsx', "export const a = '/menus';"), 0);
  });
});

describe('a second validator of what people type, D-167', () => {
  const refusedIn = async (filePath, text) => {
    const [{ messages }] = await new ESLint({ cwd: root }).lintText(`${text}\n`, { filePath });
    return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
  };
  for (const [filePath, text] of [
    ['mfe-gift/src/features/send-gift/send-gift.schema.ts', 'export const a = string().email();'],
    ['mfe-account/src/features/sign-in/sign-in.schema.ts', 'export const a = string().matches(b);'],
    ['mfe-cards/src/money/reload/add-money.schema.ts', 'export const a = /^\\d+$/;'],
    ['apiproxy/src/identity/sign-up/sign-up.rules.ts', "export const a = new RegExp('@');"],
    ['apiproxy/src/ordering/submission/submit-input.ts', 'export const a = /^[0-9 +()-]{10,30}$/;'],
    ['apiproxy/src/gifts/send-gift.endpoint.ts', "export const a = Type.String({ format: 'email' });"],
  ])
    it(`is refused by lint in ${filePath}: ${text}`, async () => {
      assert.equal(await refusedIn(filePath, text), 1);
    });
  it('is not refused where the shared one is called', async () => {
    const text =
      "import { validateEmail } from '@crema/shared-contracts';\nexport const a = validateEmail('a');";
    assert.equal(await refusedIn('mfe-gift/src/features/send-gift/send-gift.schema.ts', text), 0);
  });
});

const isProduct = (file) =>
  /\.(?:ts|tsx|mjs|cjs|js)$/.test(file) && !/\.test\.|\/testing\/|^(?:e2e|bench)\/|\/generated\//.test(file);
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => isProduct(file) && existsSync(join(root, file)));
const textOf = (file) => readFileSync(join(root, file), 'utf8');

describe('a mechanism that several packages use', () => {
  for (const [what, sign, home] of [
    ['the process lock', /process\.kill\([^)]*, 0\)/, 'registry/src/storage/process-identity.ts'],
    ['the client of S3 stores', /new S3Client\(/, 'registry/src/storage/s3-bucket.ts'],
    ['the pattern of a version', /\\d\+\\\.\\d\+\\\.\\d\+/, 'shared-contracts/src/registry/version.ts'],
    ['the address of a trusted query', /persistedQuery: \{ version/, 'shared-contracts/src/trusted-query.ts'],
    ['the pattern of a ZIP code', /\\d\{5\}/, 'shared-contracts/src/input/postal-code.ts'],
    ['the URL of a call', /[`'"]tel:/, 'shared-contracts/src/stores/store-links.ts'],
    ['the URL of directions', /maps\/dir/, 'shared-contracts/src/stores/store-links.ts'],
    ['the matcher of routes', /matchRoutes\b|\bmatchPath\(/, undefined],
  ])
    it(`is in ${home ?? 'shared-contracts/src/pages/route-match.ts alone'}: ${what}`, () => {
      const found = sources.filter((file) => sign.test(textOf(file)));
      assert.deepEqual(found, home ? [home] : []);
    });
});

it('the brand is spelled in one module: texts take it as an argument, D-02', () => {
  // Invented people and reviews, and the window of the development server, belong to no shop.
  const isOwn = (file) =>
    /\/seed\/|\.stories\.tsx$|^scripts\/|^apiproxy\/src\/http\/replies\/openapi\.ts$/.test(file);
  const texts = execFileSync('git', ['ls-files', '*/remote.json', '*/src/**/locales/*.json'], { cwd: root })
    .toString()
    .trim()
    .split('\n');
  const found = [...sources, ...texts].filter(
    (file) => !isOwn(file) && /\bCrema\b/.test(textOf(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  );
  assert.deepEqual(found, ['shared-contracts/src/brand.ts']);
});

it('only the heart of a favorite is shown before the server has answered, never a price or a balance, D-11', () => {
  const found = sources.filter((file) => /\boptimisticResponse:/.test(textOf(file)));
  assert.deepEqual(found, ['mfe-ordering/src/favorites/use-favorite-changes.ts']);
});

describe('the lifecycle of a request, PLT-014', () => {
  const inRemotes = sources.filter((file) => file.startsWith('mfe-'));
  for (const [user, asks, model] of [
    ['locations', /locations: FetchState</, 'locations: FetchState<StoreListing>'],
    ['pricing', /: FetchState<OrderPricing>/, 'request: FetchState<OrderPricing>'],
    ['the gift catalogue', /useQuery\(\s*GetGiftCatalogueDocument/, 'fetchStateOf('],
    ['previous orders', /useFreshList\(\s*GetPreviousOrdersDocument/, 'useFreshList('],
    ['favorite products', /useFreshList\(\s*GetFavoriteProductsDocument/, 'useFreshList('],
    ['a member’s lists', /useFreshList = /, 'fetchStateOf('],
    ['favorite stores', /useQuery\(\s*GetRecommendedStoresDocument/, 'fetchStateOf('],
    ['time slots', /useQuery\(\s*GetStoreTimeSlotsDocument/, 'fetchStateOf('],
  ])
    it(`is the kit’s for ${user}`, () => {
      const files = inRemotes.filter((file) => asks.test(textOf(file)));
      assert.equal(files.length, 1, `${user} are read in one file, found: ${files.join(', ')}`);
      assert.ok(textOf(files[0]).includes(model), `${files[0]} does not contain ${model}`);
    });

  it('is the kit’s wherever a remote reads that a query is loading', () => {
    const own = inRemotes.filter((file) => {
      const text = textOf(file);
      return /\buseQuery\(/.test(text) && /\bloading\b/.test(text) && !text.includes('fetchStateOf(');
    });
    assert.deepEqual(own, []);
  });
});

it('the one observable value of the browser packages, the server and the registry is the signal, D-167', () => {
  const files = globSync(
    '{host,mfe-*,remote-kit,shared-ui,shared-contracts,apiproxy,registry,rendering}/{src,testing,host-services}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  );
  const makers = files.filter(
    (file) =>
      !file.includes('.test.') && readFileSync(join(root, file), 'utf8').includes('new Set<() => void>()'),
  );
  assert.deepEqual(makers, ['shared-contracts/src/signal.ts']);
});

describe('the menu’s head, declared for the shell and for the page', () => {
  const styleOf = (file) => readFileSync(join(root, file), 'utf8').split('@media (min-width: 60rem)');
  const shell = styleOf('host/src/shell/shell.css');
  const page = styleOf('mfe-ordering/src/menu/browse-menu/sections/menu-hero.module.css');
  const valueOf = (style, rule, property) =>
    new RegExp(String.raw`\.${rule} \{[^}]*?\s${property}: ([^;]+);`).exec(style)?.[1];
  for (const { part, width = 0, property } of [
    { part: 'hero', property: 'min-block-size' },
    { part: 'hero', property: 'min-block-size', width: 1 },
    { part: 'hero', property: 'border-radius' },
    { part: 'hero', property: 'background' },
    { part: 'words', property: 'padding' },
  ])
    it(`has one ${property} of .${part}${width ? ' from 60rem' : ''}`, () => {
      const value = valueOf(page[width], part, property);
      assert.ok(value, `menu-hero.module.css declares no ${property} of .${part}`);
      assert.equal(
        valueOf(shell[width], part === 'hero' ? 'crema-opening' : 'crema-opening-line', property),
        value,
      );
    });
  it('has one size of the headline', () => {
    const size = valueOf(page[0], 'title', 'font-size');
    assert.ok(size);
    assert.ok(valueOf(shell[0], 'crema-opening-line', 'font').includes(` ${size} /`));
  });
});
