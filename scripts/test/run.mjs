// Runs test suites one after the other, repeats failed files once when all have ended, and prints one line at the end.
// `node scripts/test/run.mjs` runs the gate, `--all` everything, names run the named suites.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, varFolder } from '../packages.mjs';
import { readFailures } from './failures.mjs';
import { recordRun } from './record.mjs';
import { recordTested } from './slow-scripts.mjs';
import { isRepeated, mergeRepetition, reportLines } from './report.mjs';
import { judgeSuite } from './results.mjs';
import { sets, suites } from './suites.mjs';

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
    child.on('close', (code) => resolve({ code, text: stripVTControlCharacters(text) }));
  });

/** Runs one command and returns { passed, failed, fault, failures, seconds, isMissing }. */
const runSuite = async (suite, command) => {
  if (command.report) rmSync(command.report, { force: true });
  const start = performance.now();
  const { code, text } = await run(command);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (code === suite.unavailableCode) return { isMissing: true, seconds, passed: 0, failed: 0, failures: [] };
  const { runner } = suite;
  const judged = judgeSuite({ runner, code, text });
  const failures = judged.failed > 0 ? readFailures({ runner, path: command.report }) : [];
  return { ...judged, failures, seconds };
};

const startedAt = performance.now();
const words = process.argv.slice(2);
const set = words.includes('--all') ? 'all' : 'gate';
const named = words.filter((word) => word !== '--all');
const unknown = named.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`Found the suite ${unknown.join(', ')}. Expected one of ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

const parts = [];
for (const name of named.length > 0 ? named : sets[set]) {
  console.log(`\n== ${name}`);
  const suite = suites[name]();
  const part = { name, suite, ...(await runSuite(suite, suite)) };
  parts.push(part);
  console.log(`-- ${name}: ${part.passed} passed, ${part.failed} failed, ${part.seconds} s`);
  if (suite.isRequired && part.failed > 0) break;
  if (suite.slowScripts && part.failed === 0) recordTested(suite.slowScripts);
}

// The machine is quiet now: what fails again is a defect, what passes is listed as flaky.
for (const part of parts.filter(isRepeated)) {
  console.log(`\n== ${part.name}, failed files repeated`);
  const command = part.suite.repeat(part.failures);
  Object.assign(part, mergeRepetition(part, await runSuite(part.suite, command)));
}

const failed = parts.reduce((sum, part) => sum + part.failed, 0);
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
recordRun({ set: named.length > 0 ? undefined : set, parts, passed, failed });
const installSeconds = Number(process.env.GATE_INSTALL_SECONDS ?? 0);
console.log(`\n-- all parts: ${installSeconds + Math.round((performance.now() - startedAt) / 1000)} s`);
for (const line of reportLines(parts)) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
