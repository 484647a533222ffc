import type { AttemptLimit } from '../../http/limits/rate-limit.ts';

/**
 * The limits of D-121, per known browser and per IP address. Attempts at an account are delayed instead:
 * account-delay.ts.
 */
export const signInLimits = {
  browser: { name: 'sign-in', max: 5, windowMs: 5 * 60_000 },
  ip: { name: 'sign-in-address', max: 60, windowMs: 5 * 60_000 },
} as const satisfies Record<string, AttemptLimit>;
