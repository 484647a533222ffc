// The suites of the tests: the command of each, the runner whose report is read, and the command that repeats failed files.
// `gate` is what `npm test` runs, `all` what `npm run test:all` runs (docs/guides/testing.md).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root, varFolder } from '../packages.mjs';
import { nodeTestLimits } from './node-test-limits.mjs';
import { changedSlowScripts, slowScripts } from './slow-scripts.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const reportFolder = join(varFolder, 'tests');
/** The file in which a runner writes its results for `readFailures`. */
const reportOf = (name) => {
  mkdirSync(reportFolder, { recursive: true });
  return join(reportFolder, `${name}.json`);
};

const testFiles = (folder, ending = '.test.ts') =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending) && !/\.tsbuild|node_modules/.test(name))
    .map((name) => join(folder, name));

/**
 * Writes files that import `count` test files each, and returns their paths: Node's runner starts a process for each file that
 * it is given, and loading the server takes a process longer than most of its tests. A failure still names its own file.
 */
const joinFiles = (name, files, count) => {
  const folder = join(reportFolder, `${name}-files`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const processes = Math.ceil(files.length / count);
  return Array.from({ length: processes }, (_, index) => {
    const path = join(folder, `${index + 1}.test.mjs`);
    // Neighbours, which are often of one length, go to different processes.
    const chosen = files.filter((_file, position) => position % processes === index);
    writeFileSync(path, chosen.map((file) => `import '${pathToFileURL(join(root, file))}';\n`).join(''));
    return path;
  });
};

const nodeTestArgs = ({ report, files, args = [], concurrency = 2 }) => [
  '--test',
  ...nodeTestLimits,
  `--test-concurrency=${concurrency}`,
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  `--test-reporter=${join(root, 'scripts', 'test', 'failures-reporter.mjs')}`,
  `--test-reporter-destination=${report}`,
  ...args,
  ...files,
];
/**
 * A suite of Node's test runner. `wrapper`: the command that gives the tests what they need, such as a database server.
 * `filesPerProcess`: how many files share a process; a repetition gives each its own.
 * `concurrency`: how many processes run at once.
 */
const nodeTest = (name, { files, args, wrapper = [], filesPerProcess, concurrency = 2, ...rest }) => {
  const command = (report, chosen, processes, ownArgs) => {
    const [first, ...others] = [
      ...wrapper,
      node,
      ...nodeTestArgs({ report, files: chosen, args: ownArgs, concurrency: processes }),
    ];
    return { command: first, args: others, report };
  };
  return {
    ...command(
      reportOf(name),
      filesPerProcess ? joinFiles(name, files, filesPerProcess) : files,
      concurrency,
      args,
    ),
    runner: 'nodeTest',
    repeat: (failures) => command(reportOf(`${name}-repeated`), filesOf(failures), 1),
    ...rest,
  };
};
const filesOf = (failures) => [...new Set(failures.map(({ file }) => file))];

const jestCommand = (report, args) => ({
  command: node,
  args: [bin('jest'), ...args, '--json', `--outputFile=${report}`],
  report,
});

/** The parts that differ most between a server and the embedded database: claims, locks of money and places, outages. */
const differByDatabase = new RegExp(
  [
    '^apiproxy/src/(?:jobs|storage)/',
    '/http/errors/outages',
    '/oauth/parallel-exchanges',
    '/cards/(?:ledger|transfer)',
    '/gifts/claim/claim',
    '/submission/(?:offer-use|slots)',
  ]
    .map((path) => (path.endsWith('/') ? path : String.raw`${path}\.test\.ts$`))
    .join('|'),
);

const journeys = (name, args, env = {}) => {
  const command = (report, rest, more) => ({
    command: node,
    args: [
      bin('playwright'),
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      ...rest,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env, ...more },
    report,
  });
  return {
    ...command(reportOf(name), args, {}),
    runner: 'playwright',
    repeat: () =>
      command(reportOf(`${name}-repeated`), ['--last-failed', '--workers=1'], { JOURNEY_TRACE: 'on' }),
  };
};

/** Checks the packages that the teams would publish: needs a build. */
const afterBuild = ['scripts/test/publishable.test.mjs'];
/** The other tests of scripts, benches and builds, which take seconds: found by their names, so that none is left out. */
const quickScripts = ['scripts', 'bench', 'host/build', 'pictures']
  .flatMap((folder) => testFiles(folder, '.test.mjs'))
  .filter((file) => !slowScripts.includes(file) && !afterBuild.includes(file));

const unit = (name, env = {}) => ({
  ...jestCommand(reportOf(name), ['--maxWorkers=2']),
  env,
  runner: 'jest',
  repeat: (failures) => ({
    ...jestCommand(reportOf(`${name}-repeated`), ['--runInBand', '--runTestsByPath', ...filesOf(failures)]),
    env,
  }),
});

export const suites = {
  verify: () => ({ command: 'bash', args: ['scripts/verify.sh'], runner: 'step' }),
  unit: () => unit('unit'),
  /** Mounts and ends each remote 50 times. */
  'unit-all': () => unit('unit-all', { LEAK_ROUNDS: '50' }),
  /** Fails also when the tests together made the server answer too few of its error codes (D-163). */
  server: () =>
    nodeTest('server', {
      files: testFiles('apiproxy/src'),
      filesPerProcess: 12,
      // A third of a process's time is waiting: for the database, for a renderer, for a counter that is written every second.
      concurrency: 3,
      args: ['--test-global-setup=scripts/unused-contracts/answered-codes.mjs'],
      // A new database takes a fifth of the time on PostgreSQL. Where there is none, the embedded database serves.
      wrapper: ['bash', 'scripts/with-postgres.sh', '--or-without'],
    }),
  embedded: () =>
    nodeTest('embedded', {
      files: testFiles('apiproxy/src').filter((path) => differByDatabase.test(path)),
      filesPerProcess: 4,
    }),
  'embedded-all': () => nodeTest('embedded-all', { files: testFiles('apiproxy/src') }),
  build: () => ({ command: node, args: ['scripts/build.mjs'], runner: 'step', isRequired: true }),
  /** The packages as the teams would publish them, and the tests of the registry. */
  registry: () =>
    nodeTest('registry', {
      files: [
        ...afterBuild,
        ...['registry/src', 'rendering/src']
          .flatMap((folder) => testFiles(folder))
          .filter((file) => !slowScripts.includes(file)),
      ],
    }),
  bucket: () =>
    nodeTest('bucket', {
      files: [
        'registry/src/storage/registry-store.test.ts',
        'apiproxy/src/composition/registry/registry-origin.test.ts',
      ],
      wrapper: ['bash', 'scripts/with-s3.sh'],
      unavailableCode: 69,
    }),
  scripts: () => nodeTest('scripts', { files: quickScripts }),
  generators: () => nodeTest('generators', { files: slowScripts, slowScripts }),
  'changed-generators': () => {
    const files = changedSlowScripts();
    return nodeTest('changed-generators', { files, slowScripts: files });
  },
  budgets: () => ({ command: node, args: ['scripts/budgets.mjs'], runner: 'budgets' }),
  'gate-browser': () => journeys('gate-browser', ['--grep', '@gate'], { JOURNEY_LIMITS: 'gate' }),
  browser: () => journeys('browser', []),
  /** A short form of each bench that a promise rests on (scripts/test/benches.mjs). */
  benches: () => ({ command: node, args: ['scripts/test/benches.mjs'], runner: 'step' }),
};

/** The parts of each set, in their order. Code that cannot be built is not tested in a browser. */
export const sets = {
  gate: [
    'verify',
    'unit',
    'server',
    'embedded',
    'build',
    'registry',
    'scripts',
    ...(changedSlowScripts().length > 0 ? ['changed-generators'] : []),
    'budgets',
    'gate-browser',
  ],
  all: [
    'verify',
    'unit-all',
    'server',
    'embedded-all',
    'build',
    'registry',
    'bucket',
    'scripts',
    'generators',
    'budgets',
    'browser',
    'benches',
  ],
};
