import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { node } from '../packages.mjs';
import { readFailures } from './failures.mjs';
import { mergeRepetition, reportLines } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'crema-failures-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const stored = (name, text) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('the failed tests in the file of a runner', () => {
  it('are read from Jest’s, a file that cannot be loaded too', () => {
    const path = stored(
      'jest.json',
      JSON.stringify({
        testResults: [
          { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
          {
            name: '/b.test.ts',
            status: 'failed',
            message: 'both',
            assertionResults: [
              {
                status: 'failed',
                ancestorTitles: ['a price', 'of a latte'],
                title: 'is shown',
                failureMessages: ['Expected 1\nReceived 2'],
              },
              { status: 'passed', ancestorTitles: [], title: 'another', failureMessages: [] },
            ],
          },
          { name: '/c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        ],
      }),
    );
    assert.deepEqual(readFailures({ runner: 'jest', path }), [
      { file: '/b.test.ts', title: 'a price › of a latte › is shown', error: 'Expected 1 Received 2' },
      { file: '/c.test.ts', title: 'cannot be loaded', error: 'Cannot find module' },
    ]);
  });

  it('are read from what our reporter of Node’s runner writes, each test once', () => {
    const file = join(folder, 'sample.test.mjs');
    writeFileSync(
      file,
      `import { describe, it } from 'node:test';
       describe('a group', () => {
         describe('in it', () => { it('fails', () => { throw new Error('found 2'); }); });
         it('passes', () => {});
         it('fails', () => { throw new Error('found 3'); });
       });
       it('fails', () => { throw new Error('found 4'); });`,
    );
    const path = join(folder, 'node.json');
    // Without this variable the child process counts as a test file without tests.
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    const reporter = join(import.meta.dirname, 'failures-reporter.mjs');
    const args = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${path}`, file];
    assert.equal(spawnSync(node, args, { env }).status, 1);
    assert.deepEqual(readFailures({ runner: 'nodeTest', path }), [
      { file, title: 'a group › in it › fails', error: 'found 2' },
      { file, title: 'a group › fails', error: 'found 3' },
      { file, title: 'fails', error: 'found 4' },
    ]);
  });

  it('are read from Playwright’s, in groups of any depth: the groups distinguish two of the same title', () => {
    const spec = (title, ok) => ({
      file: 'cards/a.spec.ts',
      title,
      ok,
      tests: [{ results: ok ? [{}] : [{ error: { message: 'Timed out' } }] }],
    });
    const path = stored(
      'playwright.json',
      JSON.stringify({
        suites: [
          {
            title: 'cards/a.spec.ts',
            specs: [spec('one', true), spec('three', false)],
            suites: ['menu', 'cart'].map((title) => ({ title, specs: [spec('two', false)] })),
          },
        ],
      }),
    );
    assert.deepEqual(readFailures({ runner: 'playwright', path }), [
      { file: 'e2e/journeys/cards/a.spec.ts', title: 'three', error: 'Timed out' },
      { file: 'e2e/journeys/cards/a.spec.ts', title: 'menu › two', error: 'Timed out' },
      { file: 'e2e/journeys/cards/a.spec.ts', title: 'cart › two', error: 'Timed out' },
    ]);
  });

  it('are none when the runner ended before it wrote its file', () => {
    assert.deepEqual(readFailures({ runner: 'jest', path: join(folder, 'missing.json') }), []);
  });
});

describe('a repetition of failed tests', () => {
  const failure = (title) => ({ file: 'a.test.ts', title, error: 'found 2' });
  const part = {
    name: 'unit',
    passed: 8,
    failed: 2,
    failures: [failure('one'), failure('two')],
    fault: undefined,
    seconds: 10,
  };

  it('makes a test that passes flaky, and the run passes', () => {
    const merged = mergeRepetition(part, { passed: 9, failed: 0, failures: [], seconds: 2 });
    assert.deepEqual([merged.passed, merged.failed, merged.seconds], [10, 0, 12]);
    assert.deepEqual(
      merged.flaky.map(({ title }) => title),
      ['one', 'two'],
    );
    assert.deepEqual(reportLines([{ ...part, ...merged }]), [
      '',
      '-- unit: 10 passed, 0 failed, 12 s',
      'flaky: unit: a.test.ts › one: found 2',
      'flaky: unit: a.test.ts › two: found 2',
    ]);
  });

  it('fails the run when a test fails again, and names it last', () => {
    const merged = mergeRepetition(part, { passed: 8, failed: 1, failures: [failure('two')], seconds: 2 });
    assert.deepEqual([merged.passed, merged.failed], [9, 1]);
    assert.equal(reportLines([{ ...part, ...merged }]).at(-1), 'FAILED unit: a.test.ts › two: found 2');
  });

  it('makes a test flaky that passed before and fails only now: it failed once, as the others', () => {
    const merged = mergeRepetition(part, {
      passed: 7,
      failed: 2,
      failures: [failure('two'), failure('three')],
      seconds: 2,
    });
    assert.deepEqual([merged.passed, merged.failed], [9, 1]);
    assert.deepEqual(
      merged.flaky.map(({ title }) => title),
      ['one', 'three'],
    );
    assert.deepEqual(
      merged.failures.map(({ title }) => title),
      ['two'],
    );
  });

  it('fails the run when it failed without naming each test', () => {
    const merged = mergeRepetition(part, { passed: 7, failed: 2, failures: [failure('two')], seconds: 2 });
    assert.deepEqual([merged.passed, merged.failed], [8, 2]);
  });

  it('changes nothing when it did not end', () => {
    const merged = mergeRepetition(part, {
      passed: 0,
      failed: 1,
      fault: 'ended by a signal',
      failures: [],
      seconds: 2,
    });
    const { passed, failed } = { ...part, ...merged };
    assert.deepEqual([passed, failed], [8, 2]);
  });

  it('is not there for a part without a file of failures: the part is named', () => {
    const verify = {
      name: 'verify',
      passed: 0,
      failed: 1,
      fault: 'ended with an exit code',
      failures: [],
      seconds: 3,
    };
    assert.equal(reportLines([verify]).at(-1), 'FAILED verify');
  });
});
