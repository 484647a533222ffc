import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judgeSuite } from './results.mjs';

const nodeSummary = ({ pass = 10, fail = 0, cancelled = 0 }) =>
  `ℹ tests ${pass + fail + cancelled}\nℹ suites 2\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled ${cancelled}\nℹ skipped 0\n`;

describe('what came of a suite', () => {
  for (const { because, runner, code = 0, text, passed = 10, failed, fault } of [
    { because: 'all passed', runner: 'nodeTest', text: nodeSummary({}), failed: 0 },
    { because: 'one failed', runner: 'nodeTest', code: 1, text: nodeSummary({ fail: 1 }), failed: 1 },
    {
      because: 'cancelled tests have failed',
      runner: 'nodeTest',
      code: 1,
      text: nodeSummary({ cancelled: 10 }),
      failed: 10,
    },
    {
      because: 'cancelled and failed add up',
      runner: 'nodeTest',
      code: 1,
      text: nodeSummary({ fail: 2, cancelled: 3 }).replaceAll('ℹ', '#'),
      failed: 5,
    },
    {
      because: 'a test prints the summary of a run of its own',
      runner: 'nodeTest',
      text: nodeSummary({ pass: 1, fail: 7, cancelled: 7 }) + nodeSummary({}),
      failed: 0,
    },
    {
      because: 'it broke off before its summary',
      runner: 'nodeTest',
      text: '✔ first\n✔ second\n',
      passed: 0,
      failed: 1,
      fault: 'printed no summary',
    },
    {
      because: 'it was killed',
      runner: 'nodeTest',
      code: null,
      text: nodeSummary({}),
      failed: 1,
      fault: 'ended by a signal',
    },
    {
      because: 'no file matched',
      runner: 'nodeTest',
      text: nodeSummary({ pass: 0 }),
      passed: 0,
      failed: 1,
      fault: 'ran no test',
    },
    {
      because: 'its exit code says so',
      runner: 'nodeTest',
      code: 7,
      text: nodeSummary({}),
      failed: 1,
      fault: 'ended with an exit code',
    },
    {
      because: 'all passed, some skipped',
      runner: 'jest',
      text: 'Test Suites: 2 passed, 2 total\nTests:       1 skipped, 10 passed, 11 total\n',
      failed: 0,
    },
    {
      because: 'two failed',
      runner: 'jest',
      code: 1,
      text: 'Test Suites: 1 failed, 2 total\nTests:       2 failed, 10 passed, 12 total\n',
      failed: 2,
    },
    {
      because: 'a suite cannot be loaded',
      runner: 'jest',
      code: 1,
      text: 'Test Suites: 1 failed, 1 passed, 2 total\nTests:       10 passed, 10 total\n',
      failed: 1,
    },
    {
      because: 'it crashed',
      runner: 'jest',
      text: 'RUNS a.test.ts\n',
      passed: 0,
      failed: 1,
      fault: 'printed no summary',
    },
    { because: 'all passed', runner: 'playwright', text: '\n  10 passed (1.2m)\n', failed: 0 },
    {
      because: 'everything that is not passed has failed, skipped excepted',
      runner: 'playwright',
      code: 1,
      text: '  1 error was not a part of any test, see above for details\n  1 failed\n    [x] a.spec.ts\n  1 interrupted\n  2 skipped\n  3 did not run\n  10 passed (1.2m)\n',
      failed: 6,
    },
    {
      because: 'the server did not start',
      runner: 'playwright',
      code: 1,
      text: 'Error: Timed out waiting 60000ms from config.webServer.\n',
      passed: 0,
      failed: 1,
      fault: 'printed no summary',
    },
    {
      because: 'one is over',
      runner: 'budgets',
      code: 1,
      text: '10 within budget, 1 over budget',
      failed: 1,
    },
    { because: 'a step is done', runner: 'step', text: '', passed: 0, failed: 0 },
    {
      because: 'a step failed',
      runner: 'step',
      code: 1,
      text: '',
      passed: 0,
      failed: 1,
      fault: 'ended with an exit code',
    },
  ])
    it(`${runner}: ${failed} failed because ${because}`, () => {
      assert.deepEqual(judgeSuite({ runner, code, text }), { passed, failed, fault });
    });
});
