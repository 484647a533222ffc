/**
 * A failure of a request: `lost` does it and ends the connection without a reply; `unreachable` ends the connection before;
 * `error` answers 500 without doing it, `error-after` after doing it (both are stored under the key); `rate-limit` answers 429;
 * `slow` waits `delayMs`, then does it.
 */
export interface Fault {
  readonly kind: 'lost' | 'unreachable' | 'error' | 'error-after' | 'rate-limit' | 'slow';
  readonly delayMs?: number;
}
/** `request` is the method and the path, such as `POST /v1/refunds`. */
export type FaultRule = (request: string) => Fault | undefined;

/** A rule that hits the next `times` requests that match. */
export const nextRequests = (pattern: RegExp, fault: Fault, times = 1): FaultRule => {
  let left = times;
  return (request) => {
    if (left === 0 || !pattern.test(request)) return undefined;
    left -= 1;
    return fault;
  };
};
