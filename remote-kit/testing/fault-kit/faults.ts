/** Where a fault strikes: the remote's entry, its module's chunk, or what it asks of the server. */
export const faultTargets = ['entry', 'chunk', 'api'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/**
 * What can go wrong (issue "Release control"). On the server's side the last five mean: a body that breaks off,
 * one that is not JSON, an error without data, data of another shape, and no body at all.
 */
export const faults = [
  'refused',
  'reset',
  'not-found',
  'server-error',
  'html',
  'hang',
  'slow',
  'wrong-integrity',
  'syntax-error',
  'throws-init',
  'throws-render',
  'throws-effect',
] as const;
export type Fault = (typeof faults)[number];

export interface FaultPlan {
  /** `mfe-gift`. */
  readonly remote: string;
  readonly target: FaultTarget;
  readonly fault: Fault;
}
