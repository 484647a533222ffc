import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import playwright from '../e2e/playwright.config.ts';
import jest from '../jest.config.mjs';
import { testTimeoutMs } from '../remote-kit/build/jest-preset.mjs';
import { root } from './packages.mjs';

/** On a quarter of two cores a file of unit tests took up to 103 s, a journey about a minute. */
const least = { unitMs: 120_000, journeyMs: 180_000, factMs: 36_000 };

describe('the time limits of tests, on a machine that is four times slower', () => {
  it('give a unit test time: Jest ignores the limit that a package sets for itself', () => {
    assert.equal(jest.testTimeout, testTimeoutMs);
    assert.ok(testTimeoutMs >= least.unitMs);
  });

  it('give a journey time, and each fact that it waits for', () => {
    assert.ok(playwright.timeout >= least.journeyMs);
    assert.ok(playwright.expect.timeout >= least.factMs);
  });

  for (const { text, because } of [
    { text: 'test.setTimeout(60_000);', because: 'a journey with more steps calls test.slow()' },
    { text: 'await page.waitForTimeout(500);', because: 'a journey waits for a fact' },
  ])
    it(`are not set in a journey: ${text} is refused because ${because}`, async () => {
      const lint = new ESLint({ cwd: root });
      const [{ messages }] = await lint.lintText(`${text}\n`, {
        filePath: 'e2e/journeys/remote-down.spec.ts',
      });
      assert.deepEqual(
        messages.map(({ ruleId }) => ruleId).filter((id) => id === 'no-restricted-properties'),
        ['no-restricted-properties'],
      );
    });
});
