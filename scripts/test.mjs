// Runs the suites one after the other, adds up their figures, and prints one line at the end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, varFolder } from './packages.mjs';
import { suites } from './suites.mjs';
import { judgeSuite, nameFailed } from './test-results.mjs';

const run = ({ command, args, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // Most files of the server are loaded by hundreds of processes: Node compiles each of them once.
      env: { NODE_COMPILE_CACHE: join(varFolder, 'compile-cache'), ...process.env, NODE_OPTIONS: '', ...env },
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
const failedTests = [];
for (const name of wanted) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const suite = suites[name]();
  const { code, text } = await run(suite);
  if (code === suite.unavailableCode) {
    console.log(`-- ${name}: NOT RUN, because its requirements are not installed`);
    continue;
  }
  const { runner } = suite;
  const plain = stripVTControlCharacters(text);
  const { passed, failed, fault } = judgeSuite({ runner, code, text: plain });
  // A test of the gates prints reports of failed tests and passes.
  if (failed > 0 || runner === 'playwright')
    failedTests.push(...nameFailed({ runner, text: plain }).map((test) => `${name}: ${test}`));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`-- ${name}: ${passed} passed, ${failed} failed${fault ? ` (${fault})` : ''}, ${seconds} s`);
  if (name === 'build' && code !== 0) break;
}
for (const test of failedTests) console.log(`FAILED OR REPEATED ${test}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
