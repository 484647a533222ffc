import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** The time limit of a test. The slowest takes a minute on a machine that is four times slower. */
export const nodeTestTimeoutMs = 300_000;

const wholeReports = pathToFileURL(join(import.meta.dirname, 'whole-reports.mjs')).href;

/**
 * The arguments of every `node --test`. The time limit alone is not enough: a timer or a socket of such a
 * test would keep its process alive after it has failed. A process that is ended has sent all its results.
 */
export const nodeTestLimits = [
  `--test-timeout=${nodeTestTimeoutMs}`,
  '--test-force-exit',
  `--import=${wholeReports}`,
];
