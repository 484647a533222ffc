// Imports run one way (architecture): shared-contracts ← shared-ui ← remote-kit ← remotes and host; nobody imports the host
// or another remote; a feature imports no sibling feature.
const packages =
  '(host|mfe-[a-z][a-z0-9-]*|shared-contracts|shared-ui|remote-kit|registry|apiproxy|e2e|bench)';
module.exports = {
  forbidden: [
    // Types count too: two files that need each other's types are one file, or have a third for what they share.
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^apiproxy/' }, to: { circular: true } },
    {
      name: 'no-cycles-of-values',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^shared-contracts/src', pathNot: '\\.test\\.' },
      to: { pathNot: '^shared-contracts/' },
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
      name: 'nobody-imports-the-host',
      severity: 'error',
      from: { pathNot: '^host/' },
      to: { path: '^host/' },
    },
    {
      name: 'no-remote-imports-a-remote',
      severity: 'error',
      from: { path: '^(mfe-[a-z][a-z0-9-]*)/' },
      to: { path: '^mfe-[a-z][a-z0-9-]*/', pathNot: '^$1/' },
    },
    { name: 'nobody-imports-a-remote', severity: 'error', from: { pathNot: '^mfe-' }, to: { path: '^mfe-' } },
    {
      name: 'server-knows-only-contracts',
      severity: 'error',
      from: { path: '^apiproxy/src' },
      to: { path: `^${packages}/`, pathNot: '^(apiproxy|shared-contracts)/' },
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
