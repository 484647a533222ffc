// Reads the summary of each test runner. A test that did not run to its end counts as failed.

/** Returns the last match: a test may print the summary of a runner that it started itself. */
const countLast = (pattern, text) => [...text.matchAll(pattern)].reduce((_, [, figure]) => Number(figure), 0);
const countAll = (pattern, text) =>
  [...text.matchAll(pattern)].reduce((sum, [, figure]) => sum + Number(figure), 0);

/**
 * Each reader has the pattern of its summary, without which the suite has failed, and the patterns of its
 * counts. `failed` adds up all its patterns.
 */
const readers = {
  jest: {
    summary: /^Tests: .*total$/m,
    read: (text) => {
      const sum = (name, word) => countAll(new RegExp(`^${name}: .*?\\b(\\d+) ${word}`, 'gm'), text);
      return {
        passed: sum('Tests', 'passed'),
        // A suite that cannot be loaded reports no tests.
        failed: sum('Tests', 'failed') || sum('Test Suites', 'failed'),
      };
    },
  },
  nodeTest: {
    summary: /^(?:#|ℹ) tests \d+/m,
    read: (text) => ({
      passed: countLast(/^(?:#|ℹ) pass (\d+)/gm, text),
      failed: countLast(/^(?:#|ℹ) fail (\d+)/gm, text) + countLast(/^(?:#|ℹ) cancelled (\d+)/gm, text),
    }),
  },
  playwright: {
    summary: /^ +\d+ (?:passed|failed|did not run|interrupted|skipped)/m,
    read: (text) => ({
      passed: countAll(/^ +(\d+) passed/gm, text),
      failed: countAll(
        /^ +(\d+) (?:failed|did not run|interrupted|errors? (?:was|were) not a part of any test)/gm,
        text,
      ),
    }),
  },
  budgets: {
    summary: /\b\d+ within budget/,
    read: (text) => ({
      passed: countLast(/\b(\d+) within budget/g, text),
      failed: countLast(/\b(\d+) over budget/g, text),
    }),
  },
  /** A suite without tests passes with exit code 0 and fails otherwise. */
  step: { summary: /(?:)/, read: () => ({ passed: 0, failed: 0 }), isStep: true },
};

/**
 * The rules are checked top to bottom when no failed test was counted: other reasons why the suite failed.
 */
const suiteFaults = [
  { fault: 'ended by a signal', isFound: ({ code }) => code === null },
  { fault: 'printed no summary', isFound: ({ reader, text }) => !reader.summary.test(text) },
  { fault: 'ran no test', isFound: ({ reader, passed }) => !reader.isStep && passed === 0 },
  { fault: 'ended with an exit code', isFound: ({ code }) => code !== 0 },
];

/**
 * Returns { passed, failed, fault } of a suite that ended with this exit code and printed this text (without
 * colours).
 */
export const judgeSuite = ({ runner, code, text }) => {
  const reader = readers[runner];
  const { passed, failed } = reader.read(text);
  const fault = suiteFaults.find(({ isFound }) => isFound({ reader, code, text, passed }))?.fault;
  return { passed, failed: failed || (fault ? 1 : 0), fault: failed ? undefined : fault };
};
