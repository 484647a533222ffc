import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../packages.mjs';
import { rowOf, withRow } from './record.mjs';
import { sets } from './suites.mjs';

const run = {
  at: '2026-11-28T10:00:00.000Z',
  commit: '0123456789abcdef',
  parts: sets.all.map((name) => ({ name, seconds: 90 })),
  passed: 12,
  failed: 0,
  flaky: [],
};
const minutes = Math.round(sets.all.length * 1.5);
const row = `| 2026-11-28 | 01234567 | 12 | 0 | ${minutes} | none |`;

it('the two sets of tests: whatever the gate runs belongs to all tests too, D-176', () => {
  const whole = {
    unit: 'unit-all',
    embedded: 'embedded-all',
    'gate-browser': 'browser',
    'changed-generators': 'generators',
  };
  assert.deepEqual(
    sets.gate.filter((name) => !sets.all.includes(whole[name] ?? name)),
    [],
  );
  for (const name of ['browser', 'benches', 'bucket', 'embedded-all', 'unit-all'])
    assert.ok(sets.all.includes(name) && !sets.gate.includes(name), name);
});

describe('the row of a run of every test', () => {
  it('has the date, the commit, the counts, the minutes and the flaky tests', () => {
    assert.equal(rowOf(run), row);
    assert.equal(
      rowOf({ ...run, failed: 2, flaky: [{ title: 'a | b' }, { title: 'c' }] }),
      String.raw`| 2026-11-28 | 01234567 | 12 | 2 | ${minutes} | a \| b; c |`,
    );
  });

  it('names the parts that did not run', () => {
    const build = sets.all.indexOf('build') + 1;
    assert.match(rowOf({ ...run, parts: run.parts.slice(0, build) }), /not run: registry, .*benches\*\* \|$/);
    const parts = run.parts.map((part) => ({ ...part, isMissing: part.name === 'bucket' }));
    assert.match(rowOf({ ...run, parts }), /\| none; \*\*not run: bucket\*\* \|$/);
  });

  it('is added at the end of the table, whatever follows it', () => {
    const table = '## Complete runs of the tests\n\n| date |\n| --- |\n| 1 |';
    assert.equal(withRow(`a\n\n${table}\n`, row), `a\n\n${table}\n${row}\n`);
    assert.equal(withRow(`${table}\n\n## Next\n\n| b |\n`, row), `${table}\n${row}\n\n## Next\n\n| b |\n`);
    assert.equal(withRow('a\n', row), undefined);
  });

  it('has its table in docs/measurements.md', () => {
    const text = readFileSync(join(root, 'docs', 'measurements.md'), 'utf8');
    assert.ok(withRow(text, row).includes(row));
  });
});
