interface Clock {
  now(): Date;
}

/**
 * Stops trying what keeps failing: after `failures` in a row a key is paused for `pauseMs`. Then one try decides, and the key
 * stays open to nobody else until that try has succeeded. Failures that cost others something are remembered for five pauses, also
 * if tries between them succeed: as many of them pause the key too.
 */
export interface CircuitBreaker {
  /** True during the pause, and while the one try after it runs. */
  isOpen(key: string): boolean;
  /** A try of the key begins. Call it only if the circuit is not open, and report how the try ended. */
  begins(key: string): void;
  succeeded(key: string): void;
  failed(key: string, costs?: { readonly isCostly: boolean }): void;
  /** The try ended and says nothing about the key: another one may decide. */
  abandoned(key: string): void;
}
interface Circuit {
  readonly failures: number;
  readonly pausedUntil: number;
  /** The try after the pause runs. */
  readonly isTried: boolean;
  /** The times of the costly failures that are remembered. */
  readonly costly: readonly number[];
}
const costlyPauses = 5;

export const createCircuitBreaker = (
  clock: Clock,
  { failures: limit = 5, pauseMs = 60_000 } = {},
): CircuitBreaker => {
  const circuits = new Map<string, Circuit>();
  const setTried = (key: string, isTried: boolean) => {
    const circuit = circuits.get(key);
    if (circuit && circuit.pausedUntil > 0) circuits.set(key, { ...circuit, isTried });
  };
  const costlyOf = (key: string): readonly number[] => {
    const oldest = clock.now().getTime() - costlyPauses * pauseMs;
    return circuits.get(key)?.costly.filter((at) => at > oldest) ?? [];
  };
  return {
    isOpen: (key) => {
      const circuit = circuits.get(key);
      return circuit !== undefined && (circuit.isTried || circuit.pausedUntil > clock.now().getTime());
    },
    begins: (key) => setTried(key, true),
    succeeded: (key) => {
      const costly = costlyOf(key);
      if (costly.length === 0) circuits.delete(key);
      else circuits.set(key, { failures: 0, pausedUntil: 0, isTried: false, costly });
    },
    failed: (key, { isCostly } = { isCostly: false }) => {
      const now = clock.now().getTime();
      const failures = (circuits.get(key)?.failures ?? 0) + 1;
      const costly = isCostly ? [...costlyOf(key), now].slice(-limit) : costlyOf(key);
      const isPaused = failures >= limit || (isCostly && costly.length >= limit);
      circuits.set(key, { failures, pausedUntil: isPaused ? now + pauseMs : 0, isTried: false, costly });
    },
    abandoned: (key) => setTried(key, false),
  };
};
