// Reads which tests failed, from the file that each runner writes next to its report: { file, title, error } each.
import { existsSync, readFileSync } from 'node:fs';

const longestError = 400;
const firstLines = (text = '') => {
  const plain = text.trim().split('\n').slice(0, 4).join(' ');
  return plain.length > longestError ? `${plain.slice(0, longestError)}…` : plain;
};

/** Tests of different groups may have the same title: a failed test is known by the titles of its groups too. */
const joinTitles = (groups, title) => [...groups, title].join(' › ');

/** @returns the failed tests of Jest's `--json` file; a file that cannot be loaded is one failure. */
const ofJest = (text) =>
  JSON.parse(text)
    .testResults.filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [{ file: name, title: 'cannot be loaded', error: message }]
        : failed.map(({ ancestorTitles, title, failureMessages }) => ({
            file: name,
            title: joinTitles(ancestorTitles, title),
            error: failureMessages[0],
          }));
    });

const ofNodeTest = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The specs of a file or group, each with the titles of the groups around it. */
const specsOf = ({ specs = [], suites = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, groups })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title])),
];
const ofPlaywright = (text) =>
  JSON.parse(text)
    // The outermost groups are the files.
    .suites.flatMap((file) => specsOf(file))
    .filter(({ ok }) => !ok)
    .map(({ file, groups, title, tests }) => ({
      file: `e2e/journeys/${file}`,
      title: joinTitles(groups, title),
      error: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
    }));

const readers = { jest: ofJest, nodeTest: ofNodeTest, playwright: ofPlaywright };

/** Returns the failed tests in a runner's file; none if the runner wrote no file, because it ended before. */
export const readFailures = ({ runner, path }) => {
  const read = readers[runner];
  if (!read || !path || !existsSync(path)) return [];
  return read(readFileSync(path, 'utf8')).map(({ file, title, error }) => ({
    file,
    title,
    error: firstLines(error),
  }));
};
