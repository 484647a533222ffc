const times = (count: number, pauseMs: number): readonly number[] =>
  Array.from({ length: count }, () => pauseMs);

/** At once, for 20 s every 2 s, for 40 s every 5 s, for 60 s every 15 s. */
const pausesMs: readonly number[] = [0, ...times(10, 2_000), ...times(8, 5_000), ...times(4, 15_000)];

/**
 * The pause in milliseconds before a question for the decision of a bank, the first being 0; undefined after two minutes
 * (CRD-035, ORD-109).
 */
export const paymentPauseMs = (round: number): number | undefined => pausesMs[round];
