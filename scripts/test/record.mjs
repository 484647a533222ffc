// Keeps the flaky tests of the last runs in var/flaky.json, and the figures of each complete run in docs/measurements.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, varFolder } from '../packages.mjs';
import { sets } from './suites.mjs';

const flakyPath = join(varFolder, 'flaky.json');
const measurements = join(root, 'docs', 'measurements.md');
const heading = '## Complete runs of the tests';
const mostFlaky = 200;

const readFlaky = () => (existsSync(flakyPath) ? JSON.parse(readFileSync(flakyPath, 'utf8')) : []);

/** A cell ends at a bar that is not escaped. */
const toCell = (text) => text.replaceAll('|', String.raw`\|`);
/** The table's row of a run of every test. Parts that did not run, and those after a build that failed, are named. */
export const rowOf = ({ at, commit, parts, passed, failed, flaky }) => {
  const minutes = Math.round(parts.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const ran = new Set(parts.filter(({ isMissing }) => !isMissing).map(({ name }) => name));
  const notRun = sets.all.filter((name) => !ran.has(name));
  const names = [
    flaky.map(({ title }) => title).join('; ') || 'none',
    ...(notRun.length > 0 ? [`**not run: ${notRun.join(', ')}**`] : []),
  ].join('; ');
  return `| ${at.slice(0, 10)} | ${commit.slice(0, 8)} | ${passed} | ${failed} | ${minutes} | ${toCell(names)} |`;
};
/** The text of docs/measurements.md with another row at the end of the table; undefined if it has no such table. */
export const withRow = (text, row) => {
  const start = text.indexOf(heading);
  const table = start === -1 ? -1 : text.indexOf('| --- ', start);
  if (table === -1) return undefined;
  const end = text.indexOf('\n\n', table);
  const at = end === -1 ? text.trimEnd().length : end;
  return `${text.slice(0, at)}\n${row}${text.slice(at) || '\n'}`;
};
const appendRow = (row) => {
  console.log(`\nThe row for docs/measurements.md:\n${row}`);
  const text = withRow(readFileSync(measurements, 'utf8'), row);
  if (text === undefined)
    return console.error(`${measurements}: found no table under “${heading}”. Add the row by hand.`);
  writeFileSync(measurements, text);
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
