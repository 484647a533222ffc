/** The target of a fault: the remote's entry, its module's chunk, or its requests to the server. */
export const faultTargets = ['entry', 'chunk', 'api'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/**
 * The faults (issue "Release control"). On the server's side the last five are: a body that breaks off, a
 * body that is not JSON, an error without data, data of another shape, and an empty body.
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
  /** The name of the remote, such as `mfe-gift`. */
  readonly remote: string;
  readonly target: FaultTarget;
  readonly fault: Fault;
}
