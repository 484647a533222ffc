/**
 * D-162: `active` and `multiplier` with `isNew`: the member has opted in now. `already-active`, `choice` (one of several was chosen
 * before) and `multiplier` without `isNew`: nothing changed. `expired`, for a multiplier `event-over`: too late. `error`: the offer is
 * unknown, paused, of another market, or has not begun.
 */
export const optInOutcomes = [
  'active',
  'already-active',
  'choice',
  'multiplier',
  'expired',
  'event-over',
  'error',
] as const;
export type OptInOutcome = (typeof optInOutcomes)[number];
export * from './partner.ts';
export { rewardsRestPaths } from './paths/rewards-paths.ts';
