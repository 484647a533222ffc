const times = (count: number, pauseMs: number): readonly number[] =>
  Array.from({ length: count }, () => pauseMs);

/**
 * The pauses in milliseconds before each question for the decision of a bank: 20 s with one every 2 s, 40 s with one every
 * 5 s, 60 s with one every 15 s (CRD-035, ORD-109).
 */
export const paymentPausesMs: readonly number[] = [
  ...times(10, 2_000),
  ...times(8, 5_000),
  ...times(4, 15_000),
];
