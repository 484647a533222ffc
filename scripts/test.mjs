// Runs the suites one after the other, adds up their own figures, and ends with one plain line.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lernaCommand } from './lerna.mjs';
import { node, root } from './packages.mjs';
import { judgeSuite } from './test-results.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const serverTests = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('.tsbuild'))
    .map((name) => join(folder, name));
const nodeTest = (folder, env = {}) => ({
  command: node,
  args: ['--test', '--test-concurrency=2', ...serverTests(folder)],
  env,
  runner: 'nodeTest',
});

const suites = {
  /** One package at a time, because Jest itself uses both cores. */
  unit: () => ({
    ...lernaCommand('test', { ignore: ['@crema/apiproxy', '@crema/registry'], concurrency: 1 }),
    runner: 'jest',
  }),
  server: () => nodeTest('apiproxy/src'),
  build: () => ({ command: node, args: ['scripts/build.mjs'], runner: 'step' }),
  registry: () => nodeTest('registry/src'),
  generators: () => ({
    command: node,
    args: [
      '--test',
      'scripts/time-limits.test.mjs',
      'scripts/test-results.test.mjs',
      'scripts/generators/generators.test.mjs',
      'scripts/dev/dev.test.mjs',
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

const run = ({ command, args, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const take = (chunk) => {
      text += chunk;
      process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', (code) => resolve({ code, text }));
  });

const wanted = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(suites);
const total = { passed: 0, failed: 0 };
for (const name of wanted) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const suite = suites[name]();
  const { code, text } = await run(suite);
  const { runner } = suite;
  const { passed, failed, fault } = judgeSuite({ runner, code, text: stripVTControlCharacters(text) });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`-- ${name}: ${passed} passed, ${failed} failed${fault ? ` (${fault})` : ''}, ${seconds} s`);
  if (name === 'build' && code !== 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
