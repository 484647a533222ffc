// Node's test runner loads this around all server tests (--test-global-setup): when they have ended, every error code that
// is not reserved for a feature to come must have been answered without an injected fault (D-163).
import { startCollecting } from '../../apiproxy/src/testing/answered-codes.ts';
import { findFile } from './program.mjs';
import { readTable } from './read-table.mjs';

let collecting;
export const globalSetup = () => {
  collecting = startCollecting();
};

export const globalTeardown = () => {
  const answered = collecting.read();
  collecting.stop();
  const missing = [...readTable(findFile('export const serverErrors'), 'serverErrors')]
    .filter(([code, { reserved }]) => !reserved && !answered.has(code))
    .map(([code]) => code);
  if (missing.length === 0) return;
  console.error(
    `No test made the server answer ${missing.join(', ')} from real state. Add a test, or delete the code from serverErrors.`,
  );
  throw new Error(`${missing.length} error codes were answered by no test.`);
};
