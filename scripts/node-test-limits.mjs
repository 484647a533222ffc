/** The time limit of a test. The slowest takes a minute on a machine that is four times slower. */
export const nodeTestTimeoutMs = 300_000;

/**
 * Arguments of every `node --test`. The time limit alone is not enough: what such a test left behind (a timer, a socket)
 * would keep its process alive after it has failed.
 */
export const nodeTestLimits = [`--test-timeout=${nodeTestTimeoutMs}`, '--test-force-exit'];
