/** Something took longer than it may. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
  readonly what: string;
  constructor(what: string, limitMs: number) {
    super(`${what} took longer than ${limitMs} ms`);
    this.what = what;
  }
}

/** The work's result, or a failure after `limitMs`. */
export const within = <T>(limitMs: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(what, limitMs)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};
