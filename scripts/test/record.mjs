// Keeps the flaky tests of the last runs in var/flaky.json, and the figures of each complete run in docs/measurements.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, varFolder } from '../packages.mjs';

const flakyPath = join(varFolder, 'flaky.json');
const measurements = join(root, 'docs', 'measurements.md');
const heading = '## Complete runs of the tests';
const mostFlaky = 200;

const readFlaky = () => (existsSync(flakyPath) ? JSON.parse(readFileSync(flakyPath, 'utf8')) : []);

/** The table's row of a complete run. */
const rowOf = ({ at, commit, parts, passed, failed, flaky }) => {
  const minutes = Math.round(parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const names = flaky.map(({ title }) => title).join('; ') || 'none';
  return `| ${at.slice(0, 10)} | ${commit.slice(0, 8)} | ${passed} | ${failed} | ${minutes} | ${names} |`;
};
const appendRow = (row) => {
  const text = readFileSync(measurements, 'utf8');
  const start = text.indexOf(heading);
  if (start === -1) throw new Error(`${measurements}: found no heading “${heading}”. Add it with its table.`);
  const end = text.indexOf('\n\n', text.indexOf('| --- ', start));
  const at = end === -1 ? text.trimEnd().length : end;
  writeFileSync(measurements, `${text.slice(0, at)}\n${row}${text.slice(at) || '\n'}`);
};

/** `set`: the set that ran as a whole, `gate` or `all`; undefined for named suites, which are not recorded. */
export const recordRun = ({ set, parts, passed, failed }) => {
  const flaky = parts.flatMap(({ name, flaky: tests = [] }) =>
    tests.map((test) => ({ suite: name, ...test })),
  );
  const at = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  if (flaky.length > 0) {
    mkdirSync(varFolder, { recursive: true });
    const all = [...readFlaky(), ...flaky.map((test) => ({ at, commit, ...test }))];
    writeFileSync(flakyPath, `${JSON.stringify(all.slice(-mostFlaky), null, 2)}\n`);
  }
  if (set === 'all') appendRow(rowOf({ at, commit, parts, passed, failed, flaky }));
};
