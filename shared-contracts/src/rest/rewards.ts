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
/** RWD-065: POST rewardsRestPaths.optIn. */
export interface OptInRequest {
  readonly offerId: string;
}
export interface OptInReply {
  readonly outcome: OptInOutcome;
  /** Whether this request has opted the member in. */
  readonly isNew: boolean;
}

export * from './partner.ts';
export { rewardsRestPaths } from './paths/rewards-paths.ts';
