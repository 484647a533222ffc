const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export interface RetryPolicy {
  /** The delay after the first failed attempt. It doubles with each further one, up to `maxDelayMs`. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** A job is dead after failing for this long; 'never': it is retried until it succeeds. */
  readonly givesUpAfterMs: number | 'never';
  /** Each failed attempt after this time writes an alarm to the log. */
  readonly alarmsAfterMs: number;
}

/**
 * Each job names its policy. Payment jobs are retried until they succeed: an abandoned one would leave a
 * payment held or a refund unpaid.
 */
export const retryPolicies = {
  money: {
    firstDelayMs: 500,
    maxDelayMs: hourMs,
    givesUpAfterMs: 'never',
    alarmsAfterMs: 10 * minuteMs,
  },
  mail: {
    firstDelayMs: secondMs,
    maxDelayMs: 15 * minuteMs,
    givesUpAfterMs: 24 * hourMs,
    alarmsAfterMs: hourMs,
  },
  /** A sweep schedules its own next run, so an abandoned sweep would never run again. */
  upkeep: {
    firstDelayMs: 5 * secondMs,
    maxDelayMs: hourMs,
    givesUpAfterMs: 'never',
    alarmsAfterMs: 6 * hourMs,
  },
} as const satisfies Record<string, RetryPolicy>;

/** Varies the delay by 20% in both directions, so that jobs that failed together are not retried together. */
const jitter = { least: 0.8, spread: 0.4 };
const jitterSteps = 1_000;

export interface FailedAttempts {
  /** The number of failed attempts, including the one that just failed. */
  readonly attempts: number;
  /** The first failed attempt since the job last succeeded or was revived. */
  readonly failingSince: Date;
  readonly now: Date;
}
export type RetryDecision =
  { readonly kind: 'dead' } | { readonly kind: 'retry'; readonly runAt: Date; readonly alarm: boolean };

type RandomInteger = (below: number) => number;

/** Milliseconds until the next attempt after `attempts` failed ones, with jitter. */
export const retryDelayMs = (policy: RetryPolicy, attempts: number, randomInteger: RandomInteger): number => {
  const withoutJitter = Math.min(policy.firstDelayMs * 2 ** Math.max(0, attempts - 1), policy.maxDelayMs);
  return Math.round(
    withoutJitter * (jitter.least + (jitter.spread * randomInteger(jitterSteps + 1)) / jitterSteps),
  );
};

/** Decides whether and when a failed job is retried. */
export const decideRetry = (
  policy: RetryPolicy,
  { attempts, failingSince, now }: FailedAttempts,
  randomInteger: RandomInteger,
): RetryDecision => {
  const failingMs = now.getTime() - failingSince.getTime();
  if (policy.givesUpAfterMs !== 'never' && failingMs >= policy.givesUpAfterMs) return { kind: 'dead' };
  return {
    kind: 'retry',
    runAt: new Date(now.getTime() + retryDelayMs(policy, attempts, randomInteger)),
    alarm: failingMs >= policy.alarmsAfterMs,
  };
};
