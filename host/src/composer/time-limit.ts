/** An operation exceeded its time limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
  readonly operation: string;
  /** Bytes came meanwhile: the network is slow, and nothing is broken. */
  readonly isSlow: boolean;
  constructor(operation: string, limitMs: number, isSlow = false) {
    super(`${operation} took longer than ${limitMs} ms`);
    this.operation = operation;
    this.isSlow = isSlow;
  }
}

/** Returns the promise's result, or rejects with a TimeLimitError after `limitMs`. */
export const withTimeLimit = <T>(limitMs: number, operation: string, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(operation, limitMs)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};
