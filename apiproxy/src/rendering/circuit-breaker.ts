import type { Clock } from '../http/system.ts';

/**
 * Stops trying what keeps failing: after `failures` in a row a key is paused for `pauseMs`. Then one try decides, and the key
 * stays open to nobody else until that try has succeeded.
 */
export interface CircuitBreaker {
  /** True during the pause, and while the one try after it runs. */
  isOpen(key: string): boolean;
  /** A try of the key begins. Call it only if the circuit is not open, and report how the try ended. */
  begins(key: string): void;
  succeeded(key: string): void;
  failed(key: string): void;
  /** The try ended and says nothing about the key: another one may decide. */
  abandoned(key: string): void;
}
interface Circuit {
  readonly failures: number;
  readonly pausedUntil: number;
  /** The try after the pause runs. */
  readonly isTried: boolean;
}

export const createCircuitBreaker = (
  clock: Clock,
  { failures: limit = 5, pauseMs = 60_000 } = {},
): CircuitBreaker => {
  const circuits = new Map<string, Circuit>();
  const setTried = (key: string, isTried: boolean) => {
    const circuit = circuits.get(key);
    if (circuit && circuit.failures >= limit) circuits.set(key, { ...circuit, isTried });
  };
  return {
    isOpen: (key) => {
      const circuit = circuits.get(key);
      return circuit !== undefined && (circuit.isTried || circuit.pausedUntil > clock.now().getTime());
    },
    begins: (key) => setTried(key, true),
    succeeded: (key) => void circuits.delete(key),
    failed: (key) => {
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const pausedUntil = failures >= limit ? clock.now().getTime() + pauseMs : 0;
      circuits.set(key, { failures, pausedUntil, isTried: false });
    },
    abandoned: (key) => setTried(key, false),
  };
};
