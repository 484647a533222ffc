import type { Clock } from '../http/system.ts';

/** Stops trying what keeps failing: after `failures` in a row a key is closed to requests for `openMs`, then one try decides. */
export interface CircuitBreaker {
  isOpen(key: string): boolean;
  succeeded(key: string): void;
  failed(key: string): void;
}
interface Circuit {
  failures: number;
  openUntil: number;
}

export const createCircuitBreaker = (
  clock: Clock,
  { failures: limit = 5, openMs = 60_000 } = {},
): CircuitBreaker => {
  const circuits = new Map<string, Circuit>();
  return {
    isOpen: (key) => (circuits.get(key)?.openUntil ?? 0) > clock.now().getTime(),
    succeeded: (key) => void circuits.delete(key),
    failed: (key) => {
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      circuits.set(key, { failures, openUntil: failures >= limit ? clock.now().getTime() + openMs : 0 });
    },
  };
};
