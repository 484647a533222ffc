// The last lines of a run of the tests: the time of each part, the flaky tests, and last the failed ones.

/** More failures than this in one suite are not repeated: they have one cause, which a repetition cannot change. */
const mostRepeated = 25;
export const isRepeated = ({ suite, failures }) =>
  suite.repeat !== undefined && failures.length > 0 && failures.length <= mostRepeated;

const titleOf = ({ file, title }) => `${file} › ${title}`;

/**
 * Returns what a suite counts after its failed files were repeated. A test fails the run when it failed twice. A test that failed
 * once is flaky and counts as passed, also one that passed at first and failed in the repetition of its file.
 * A repetition that did not end, or ran no test, changes nothing.
 */
export const mergeRepetition = (part, repeated) => {
  const seconds = part.seconds + repeated.seconds;
  if (repeated.fault && repeated.failures.length === 0) return { seconds };
  const titlesOf = (failures) => new Set(failures.map(titleOf));
  const [first, second] = [titlesOf(part.failures), titlesOf(repeated.failures)];
  const failures = repeated.failures.filter((failure) => first.has(titleOf(failure)));
  const flaky = [
    ...part.failures.filter((failure) => !second.has(titleOf(failure))),
    ...repeated.failures.filter((failure) => !first.has(titleOf(failure))),
  ];
  // Failures without a title can't be compared with those of the first run.
  const failed = failures.length + Math.max(0, repeated.failed - repeated.failures.length);
  return {
    seconds,
    flaky,
    failures,
    failed,
    passed: part.passed + Math.max(0, part.failed - failed),
    fault: failed > 0 ? part.fault : undefined,
  };
};

export const reportLines = (parts) => [
  '',
  ...parts.map(({ name, isMissing, passed, failed, fault, seconds }) =>
    isMissing
      ? `-- ${name}: NOT RUN, because its requirements are not installed`
      : `-- ${name}: ${passed} passed, ${failed} failed${fault ? ` (${fault})` : ''}, ${seconds} s`,
  ),
  ...parts.flatMap(({ name, flaky = [] }) =>
    flaky.map((test) => `flaky: ${name}: ${titleOf(test)}: ${test.error}`),
  ),
  ...parts.flatMap(({ name, failed, failures }) =>
    failed === 0
      ? []
      : failures.length === 0
        ? [`FAILED ${name}`]
        : failures.map((test) => `FAILED ${name}: ${titleOf(test)}: ${test.error}`),
  ),
];
