// Imports run one way (architecture): shared-contracts ← shared-ui ← remote-kit ← remotes and host; nobody
// imports the host or another remote; a feature imports no sibling feature. In the server, the shared layers
// come first, from the bottom up, then the modules. `app/` connects them.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const foundation = '(storage|i18n)';
const services = '(jobs|mail|operations|simulator-pages|personal-data|shop)';
// The modules of the server in their order: each imports only those before it, types too (docs/architecture.md, The server).
const moduleOrder = require('./apiproxy/module-order.json');
const modules = `(${moduleOrder.join('|')}|composition)`;
const testFiles = '\\.test\\.ts$|^apiproxy/src/testing/';
// The providers of payments: each is a folder, which only one list names (PAY-001).
const providers = 'apiproxy/src/payments/(sandbox|stripe)/';
const packages =
  '(host|mfe-[a-z][a-z0-9-]*|shared-contracts|shared-ui|remote-kit|rendering|registry|apiproxy|e2e|bench)';
const testsOfRemotes = '\\.test\\.tsx?$|^mfe-[a-z-]+/src/testing/';
const paths = (folders) => `(${folders.join('|')})`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
/**
 * The rules of an order of folders: each imports only those before it. An entry that is a list has siblings, which do not import each
 * other, nor the folders inside of each other.
 */
const importsInOrder = ({ base, order, own = '/', ruleName, pathNot }) =>
  order.flatMap((entry, index) => {
    const folders = [entry].flat();
    const name = ruleName(folders[0]);
    const before = order.slice(0, index).flat();
    const siblings = `^(${base}/${paths(folders)})/`;
    return [
      before.length > 0 &&
        forbid(
          name,
          { path: `^${base}/${paths(before)}${own}`, pathNot },
          { path: `^${base}/${paths(folders)}${own}` },
        ),
      folders.length > 1 &&
        forbid(
          `${name}-nor-siblings-each-other`,
          { path: siblings, pathNot },
          { path: siblings, pathNot: '^$1/' },
        ),
    ].filter(Boolean);
  });
// The rooms of a remote in their order: each folder is one, and imports only those before it, so that no circle of folders is possible
// (docs/architecture.md, The rooms of a remote).
const roomRules = readdirSync(__dirname)
  .filter((name) => existsSync(join(__dirname, name, 'rooms.json')))
  .flatMap((remote) => {
    const order = require(`./${remote}/rooms.json`);
    return [
      ...importsInOrder({
        base: `${remote}/src`,
        order,
        own: '/[^/]+$',
        ruleName: (room) => `${remote}-rooms-before-${room}-do-not-import-it`,
        pathNot: testsOfRemotes,
      }),
      forbid(
        `${remote}-rooms-do-not-import-its-root`,
        { path: `^${remote}/src/[^/]+/`, pathNot: testsOfRemotes },
        { path: `^${remote}/src/([^/]+$|testing/)` },
      ),
      forbid(
        `${remote}-folders-are-rooms`,
        {},
        {
          path: `^${remote}/src/[^/]+/`,
          pathNot: [
            `^${remote}/src/${paths(order.flat())}/[^/]+$`,
            `^${remote}/src/(testing|locales)/`,
            testsOfRemotes,
          ],
        },
      ),
    ];
  });
module.exports = {
  forbidden: [
    // Type imports count too: two files that need each other's types become one file, or a third file
    // declares the shared types.
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^shared-contracts/src', pathNot: '\\.test\\.' },
      to: { pathNot: '^(shared-contracts|node_modules/typebox)/' },
    },
    {
      // TypeBox would add its library to a page: pages have the types, and the validators in shared-contracts/src/generated (decision 170).
      name: 'pages-load-no-schemas',
      severity: 'error',
      from: {
        path: '^(host|mfe-[a-z][a-z0-9-]*|remote-kit|shared-ui|shared-contracts)/',
        pathNot: '^shared-contracts/src/wire/|^remote-kit/build/|\\.test\\.',
      },
      to: { path: '^(shared-contracts/src/wire|node_modules/typebox)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-only-contracts',
      severity: 'error',
      from: { path: '^shared-ui/src' },
      to: { path: `^${packages}/`, pathNot: '^(shared-ui|shared-contracts)/' },
    },
    {
      name: 'kit-knows-ui-and-contracts',
      severity: 'error',
      from: { path: '^remote-kit/' },
      to: { path: `^${packages}/`, pathNot: '^(remote-kit|shared-ui|shared-contracts)/' },
    },
    {
      name: 'only-the-host-and-tests-make-host-services',
      severity: 'error',
      from: { path: '^(mfe-[a-z][a-z0-9-]*/src|remote-kit/src)/' },
      to: { path: '^remote-kit/host-services/' },
    },
    {
      name: 'host-services-have-no-ui',
      severity: 'error',
      from: { path: '^remote-kit/host-services/' },
      to: { path: ['^shared-ui/', 'node_modules/react/', 'node_modules/react-'] },
    },
    {
      // One bench composes the host's code in other ways, and scripts use parts of its build.
      name: 'nobody-imports-the-host',
      severity: 'error',
      from: { pathNot: '^(host|bench/compose)/' },
      to: { path: '^host/', pathNot: '^host/build/' },
    },
    {
      name: 'no-remote-imports-a-remote',
      severity: 'error',
      from: { path: '^(mfe-[a-z][a-z0-9-]*)/' },
      to: { path: '^mfe-[a-z][a-z0-9-]*/', pathNot: '^$1/' },
    },
    { name: 'nobody-imports-a-remote', severity: 'error', from: { pathNot: '^mfe-' }, to: { path: '^mfe-' } },
    {
      name: 'rendering-knows-only-contracts',
      severity: 'error',
      from: { path: '^rendering/' },
      to: { path: `^${packages}/`, pathNot: '^(rendering|shared-contracts)/' },
    },
    {
      name: 'registry-knows-contracts-and-rendering',
      severity: 'error',
      from: { path: '^registry/src' },
      to: { path: `^${packages}/`, pathNot: '^(registry|rendering|shared-contracts)/' },
    },
    {
      // Of the registry and of rendering it imports the files that their package.json exports.
      name: 'server-knows-contracts-rendering-and-registry',
      severity: 'error',
      from: { path: '^apiproxy/src' },
      to: { path: `^${packages}/`, pathNot: '^(apiproxy|shared-contracts|rendering|registry)/' },
    },
    {
      name: 'server-foundation-imports-nothing-above',
      severity: 'error',
      from: { path: `^apiproxy/src/${foundation}/`, pathNot: testFiles },
      to: { path: '^apiproxy/src/', pathNot: `^apiproxy/src/${foundation}/` },
    },
    {
      name: 'server-http-imports-no-module',
      severity: 'error',
      from: { path: '^apiproxy/src/(http|generated)/', pathNot: testFiles },
      to: { path: '^apiproxy/src/', pathNot: `^apiproxy/src/(http|generated|storage|i18n)/` },
    },
    {
      name: 'server-services-import-no-module',
      severity: 'error',
      from: { path: `^apiproxy/src/${services}/`, pathNot: testFiles },
      to: {
        path: '^apiproxy/src/',
        pathNot: `^apiproxy/src/(http|generated|storage|i18n|jobs|mail|operations|personal-data|shop)/`,
      },
    },
    {
      name: 'server-modules-do-not-import-app',
      severity: 'error',
      from: { path: `^apiproxy/src/${modules}/`, pathNot: testFiles },
      to: { path: '^apiproxy/src/(app/|testing/|[^/]+$)' },
    },
    {
      name: 'server-modules-meet-in-public-files',
      severity: 'error',
      from: { path: `^apiproxy/src/${modules}/`, pathNot: testFiles },
      to: { path: `^apiproxy/src/${modules}/`, pathNot: '^apiproxy/src/($1/|([^/]+)/\\2\\.public\\.ts$)' },
    },
    {
      name: 'server-names-payment-providers-in-one-list',
      severity: 'error',
      from: {
        pathNot: [`^${providers}`, '^apiproxy/src/payments/providers\\.ts$', testFiles, '^(bench|e2e)/'],
      },
      to: { path: `^${providers}` },
    },
    {
      name: 'tests-use-the-testing-files-of-payment-providers',
      severity: 'error',
      from: { path: [testFiles, '^(bench|e2e)/'], pathNot: `^${providers}` },
      to: { path: `^${providers}`, pathNot: '\\.testing\\.ts$' },
    },
    {
      name: 'payment-providers-import-no-sibling',
      severity: 'error',
      from: { path: `^${providers}` },
      to: { path: `^${providers}`, pathNot: '^apiproxy/src/payments/$1/' },
    },
    {
      name: 'server-imports-no-testing-file-of-payment-providers',
      severity: 'error',
      from: { path: '^apiproxy/src/', pathNot: testFiles },
      to: { path: `^${providers}.*\\.testing\\.ts$` },
    },
    ...importsInOrder({
      base: 'apiproxy/src',
      order: moduleOrder,
      ruleName: (name) => `server-modules-before-${name}-do-not-import-it`,
      pathNot: testFiles,
    }),
    {
      name: 'server-folders-have-a-layer',
      severity: 'error',
      from: {},
      to: {
        path: '^apiproxy/src/[^/]+/',
        pathNot: `^apiproxy/src/(app|testing|http|generated|${foundation}|${services}|${modules})/`,
      },
    },
    {
      name: 'no-sibling-features',
      severity: 'error',
      from: { path: '^(mfe-[a-z][a-z0-9-]*/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    ...roomRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild|storybook-static|node_modules)/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
