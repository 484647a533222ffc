// The suites of `npm test`: the commands of each, and the parsers of their results.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lernaCommand } from './tasks/lerna.mjs';
import { nodeTestLimits } from './node-test-limits.mjs';
import { node, root } from './packages.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const serverTests = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('.tsbuild'))
    .map((name) => join(folder, name));
const nodeTest = (folder, args = []) => ({
  command: node,
  args: ['--test', ...nodeTestLimits, '--test-concurrency=2', ...args, ...serverTests(folder)],
  runner: 'nodeTest',
});
/** The parts that differ most between the embedded database and a server: claims, locks, outages. CI runs all parts. */
const needsServer = /^apiproxy\/src\/(?:jobs|storage)\/|\/http\/errors\/outages\.test\.ts$/;

export const suites = {
  /** Packages are tested one at a time, because Jest itself uses both cores. */
  unit: () => ({
    ...lernaCommand('test', { ignore: ['@crema/apiproxy', '@crema/registry'], concurrency: 1 }),
    runner: 'jest',
  }),
  /** Fails also when the tests together made the server answer too few of its error codes (D-163). */
  server: () => nodeTest('apiproxy/src', ['--test-global-setup=scripts/unused-contracts/answered-codes.mjs']),
  postgres: () => ({
    command: 'bash',
    args: [
      'scripts/with-postgres.sh',
      node,
      '--test',
      ...nodeTestLimits,
      '--test-concurrency=2',
      ...serverTests('apiproxy/src').filter(
        (path) => process.env.POSTGRES_TESTS === 'all' || needsServer.test(path),
      ),
    ],
    runner: 'nodeTest',
    // This suite runs if there is no PostgreSQL server and it cannot be installed.
    unavailableCode: 69,
  }),
  build: () => ({ command: node, args: ['scripts/build.mjs'], runner: 'step' }),
  registry: () => nodeTest('registry/src'),
  generators: () => ({
    command: node,
    args: [
      '--test',
      ...nodeTestLimits,
      'scripts/boundaries.test.mjs',
      'scripts/one-source.test.mjs',
      'scripts/pictures/pictures.test.mjs',
      'scripts/doc-paths.test.mjs',
      'scripts/time-limits.test.mjs',
      'scripts/browser-minimum/browser-minimum.test.mjs',
      'scripts/test-results.test.mjs',
      'scripts/tasks/build-stamps.test.mjs',
      'scripts/folder-sizes/folder-sizes.test.mjs',
      'scripts/plain-words/plain-words.test.mjs',
      'scripts/unused-contracts/unused-contracts.test.mjs',
      'bench/options.test.mjs',
      'bench/crash/money-audit.test.mjs',
      'bench/compose/page-edits.test.mjs',
      'bench/lighthouse/goals.test.mjs',
      'bench/lighthouse/record.test.mjs',
      'scripts/budgets/contents.test.mjs',
      'scripts/generators/generators.test.mjs',
      'scripts/dev/dev.test.mjs',
      'host/build/server-bundle.test.mjs',
    ],
    runner: 'nodeTest',
  }),
  budgets: () => ({
    command: node,
    args: ['scripts/budgets.mjs'],
    runner: 'budgets',
  }),
  browser: () => ({
    command: node,
    args: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    runner: 'playwright',
  }),
};
