// Imports run one way (architecture): shared-contracts ← shared-ui ← remote-kit ← remotes and host; nobody
// imports the host or another remote; a feature imports no sibling feature. In the server, the shared layers
// come first, from the bottom up, then the modules. `app/` connects them.
const foundation = '(storage|i18n)';
const services = '(jobs|mail|operations|rendering|simulator-pages|personal-data)';
// The modules of the server in their order: each imports only those before it, types too (docs/architecture.md, The server).
const moduleOrder = require('./apiproxy/module-order.json');
const modules = `(${moduleOrder.join('|')}|composition)`;
const testFiles = '\\.test\\.ts$|^apiproxy/src/testing/';
const packages =
  '(host|mfe-[a-z][a-z0-9-]*|shared-contracts|shared-ui|remote-kit|registry|apiproxy|e2e|bench)';
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
      // These mechanisms of the registry serve the server too (docs/decisions/032, 037, 051).
      name: 'server-knows-only-contracts',
      severity: 'error',
      from: { path: '^apiproxy/src' },
      to: {
        path: `^${packages}/`,
        pathNot:
          '^(apiproxy|shared-contracts)/|^registry/src/(storage/(s3-bucket|process-lock)\\.ts$|rendering/|graphql-schema\\.ts$|testing/render-request\\.ts$)',
      },
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
        pathNot: `^apiproxy/src/(http|generated|storage|i18n|jobs|mail|operations|rendering|personal-data)/`,
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
    ...moduleOrder.slice(1).map((name, index) => ({
      name: `server-modules-before-${name}-do-not-import-it`,
      severity: 'error',
      from: { path: `^apiproxy/src/(${moduleOrder.slice(0, index + 1).join('|')})/`, pathNot: testFiles },
      to: { path: `^apiproxy/src/${name}/` },
    })),
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
