/** The time limit of a test. The slowest takes a minute on a machine that is four times slower. */
export const nodeTestTimeoutMs = 300_000;

/**
 * The arguments of every `node --test`. The time limit alone is not enough: a timer or a socket of such a
 * test would keep its process alive after it has failed.
 */
export const nodeTestLimits = [`--test-timeout=${nodeTestTimeoutMs}`, '--test-force-exit'];
