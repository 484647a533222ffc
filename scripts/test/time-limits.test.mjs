import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import playwright, { journeyLimits } from '../../e2e/playwright.config.ts';
import jest from '../../jest.config.mjs';
import { testTimeoutMs } from '../../remote-kit/build/jest/jest-preset.mjs';
import { nodeTestLimits, nodeTestTimeoutMs } from './node-test-limits.mjs';
import { root } from '../packages.mjs';
import { suites } from './suites.mjs';

/** On a quarter of two cores a file of unit tests took up to 103 s, a journey about a minute. */
const least = { unitMs: 120_000, serverMs: 180_000, journeyMs: 180_000, factMs: 36_000 };

/** The restrictions of a journey's lint that the text breaks. */
const restrictionsOf = async (text) => {
  const [{ messages }] = await new ESLint({ cwd: root }).lintText(`${text}\n`, {
    filePath: 'e2e/journeys/remotes/remote-down.spec.ts',
  });
  return messages.map(({ ruleId }) => ruleId).filter((id) => id?.startsWith('no-restricted-'));
};

describe('the time limits of tests, on a machine that is four times slower', () => {
  it('give a unit test time: Jest ignores the limit that a package sets for itself', () => {
    assert.equal(jest.testTimeout, testTimeoutMs);
    assert.ok(testTimeoutMs >= least.unitMs);
  });

  it('give a journey time, and each fact that it waits for', () => {
    assert.equal(playwright.timeout, journeyLimits.all.journeyMs);
    assert.ok(journeyLimits.all.journeyMs >= least.journeyMs);
    assert.ok(journeyLimits.all.factMs >= least.factMs);
  });

  it('give a journey of the gate a minute', () => {
    assert.equal(journeyLimits.gate.journeyMs, 60_000);
  });

  it('end a test of the server that never ends, and the process that it keeps alive', () => {
    assert.ok(nodeTestTimeoutMs >= least.serverMs);
    const folder = mkdtempSync(join(tmpdir(), 'crema-hanging-'));
    const file = join(folder, 'hanging.test.mjs');
    writeFileSync(
      file,
      `import { it } from 'node:test';
       it('waits for a fact that never comes', async () => {
         for (;;) await new Promise((resolve) => setTimeout(resolve, 5));
       });`,
    );
    const limits = nodeTestLimits.map((argument) => argument.replace(String(nodeTestTimeoutMs), '500'));
    // Without this variable the child process counts as a test file without tests.
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    const { status, signal, stdout } = spawnSync(process.execPath, ['--test', ...limits, file], {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    rmSync(folder, { recursive: true });
    assert.deepEqual([status, signal], [1, null]);
    assert.match(stdout, /timed out after 500ms/);
  });

  it('let every result of a process that is ended reach the report', () => {
    const folder = mkdtempSync(join(tmpdir(), 'crema-reports-'));
    const files = Array.from({ length: 12 }, (_, index) => join(folder, `many-${index}.test.mjs`));
    const title = 'a title that is long enough to fill the pipe to the runner with the results of one file';
    for (const file of files)
      writeFileSync(
        file,
        `import { it } from 'node:test';
         for (let index = 0; index < 100; index += 1) it(\`\${index} ${title}\`, () => {});`,
      );
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    const args = ['--test', ...nodeTestLimits, '--test-concurrency=2', '--test-reporter=spec', ...files];
    const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
    rmSync(folder, { recursive: true });
    assert.match(stdout, /tests 1200\n/);
  });

  for (const suite of ['server', 'embedded', 'embedded-all', 'registry', 'bucket', 'scripts', 'generators'])
    it(`are given to every test of the suite ${suite}`, () => {
      const { args } = suites[suite]();
      for (const limit of nodeTestLimits) assert.ok(args.includes(limit), limit);
    });

  const tagged = (body) => `test('order', { tag: ['@gate', '@long'] }, async () => { ${body} });`;
  for (const { text, rule, because } of [
    {
      text: 'test.setTimeout(60_000);',
      rule: 'no-restricted-properties',
      because: 'a journey with more steps calls test.slow()',
    },
    {
      text: 'journey.setTimeout(60_000);',
      rule: 'no-restricted-properties',
      because: 'each test object has the same limit',
    },
    {
      text: 'await page.waitForTimeout(500);',
      rule: 'no-restricted-properties',
      because: 'a journey waits for a fact',
    },
    {
      text: "await page.waitForLoadState('networkidle');",
      rule: 'no-restricted-syntax',
      because: 'it waits half a second after the last request',
    },
    {
      text: tagged('journey.slow();'),
      rule: 'no-restricted-syntax',
      because: 'a journey of the gate has a minute',
    },
    {
      text: `test.slow(); ${tagged('')}`,
      rule: 'no-restricted-syntax',
      because: 'the call is for every journey of the file',
    },
    {
      text: `test.describe('a guest', () => { test.slow(); ${tagged('')} });`,
      rule: 'no-restricted-syntax',
      because: 'the call is for every journey of the group',
    },
  ])
    it(`are not set in a journey: ${text} is refused because ${because}`, async () => {
      assert.deepEqual(await restrictionsOf(text), [rule]);
    });

  it('may be three times as long in a journey outside of the gate', async () => {
    assert.deepEqual(await restrictionsOf(`test('codes', async () => { test.slow(); }); ${tagged('')}`), []);
  });
});
