// Runs the suites one after the other, adds up their own figures, and ends with one plain line.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { node, root } from './packages.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const serverTests = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('.tsbuild'))
    .map((name) => join(folder, name));
const nodeTest = (folder, env = {}) => ({
  command: node,
  args: ['--test', '--test-concurrency=2', ...serverTests(folder)],
  env,
  read: readNodeTest,
});

const count = (pattern, text) => Number(pattern.exec(text)?.[1] ?? 0);
const readJest = (text) => {
  const line = /^Tests:.*$/m.exec(text)?.[0] ?? '';
  return { passed: count(/(\d{1,9}) passed/, line), failed: count(/(\d{1,9}) failed/, line) };
};
const readNodeTest = (text) => ({
  passed: count(/^(?:#|ℹ) pass (\d{1,9})/m, text),
  failed: count(/^(?:#|ℹ) fail (\d{1,9})/m, text),
});
const readPlaywright = (text) => ({
  passed: count(/^ {0,8}(\d{1,9}) passed/m, text),
  failed:
    count(/^ {0,8}(\d{1,9}) failed/m, text) +
    count(/^ {0,8}(\d{1,9}) (?:flaky|did not run|interrupted)/m, text),
});

const suites = {
  unit: () => ({
    command: node,
    args: [bin('jest'), '--config', 'jest.config.mjs', '--maxWorkers=2'],
    read: readJest,
  }),
  server: () => nodeTest('apiproxy/src'),
  build: () => ({ command: node, args: ['scripts/build.mjs'], read: () => ({ passed: 0, failed: 0 }) }),
  registry: () => nodeTest('registry/src'),
  generators: () => ({
    command: node,
    args: ['--test', 'scripts/generators/generators.test.mjs', 'scripts/dev/dev.test.mjs'],
    read: readNodeTest,
  }),
  budgets: () => ({
    command: node,
    args: ['scripts/budgets.mjs'],
    read: (text) => ({
      passed: count(/(\d{1,9}) within budget/, text),
      failed: count(/(\d{1,9}) over budget/, text),
    }),
  }),
  browser: () => ({
    command: node,
    args: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    read: readPlaywright,
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
  const { passed, failed } = suite.read(stripVTControlCharacters(text));
  total.passed += passed;
  total.failed += failed || (code === 0 ? 0 : 1);
  console.log(
    `-- ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
  if (name === 'build' && code !== 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
