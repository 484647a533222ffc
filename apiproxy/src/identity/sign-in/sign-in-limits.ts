import type { AttemptLimit } from '../../http/limits/rate-limit.ts';

/**
 * The limit of D-121 per known browser. Attempts of a network and at an account are delayed instead: account-delay.ts.
 */
export const signInLimits = {
  browser: { name: 'sign-in', max: 5, windowMs: 5 * 60_000 },
} as const satisfies Record<string, AttemptLimit>;
