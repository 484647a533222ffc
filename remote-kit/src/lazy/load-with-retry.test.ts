import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A load that fails after `ms`; returns the number of attempts and the time of the failure that is shown. */
const failingAfter = async (ms: number) => {
  const startedAt = performance.now();
  let attempts = 0;
  let failedAt: number | undefined;
  const load = () =>
    new Promise<never>((_, reject) => {
      attempts += 1;
      setTimeout(() => reject(new Error('ChunkLoadError')), ms);
    });
  loadWithRetry(load, jest.fn(), () => (failedAt = performance.now() - startedAt));
  await jest.advanceTimersByTimeAsync(60_000);
  return { attempts, failedAt };
};

describe('a load that fails, PLT-016', () => {
  it.each([
    { ms: 0, attempts: 3, because: 'the connection was lost for a moment' },
    { ms: 1_000, attempts: 3, because: 'the server was busy' },
    { ms: 8_000, attempts: 1, because: 'no byte came for 8 s: the page waits no longer' },
  ])('after $ms ms is attempted $attempts times, because $because', async ({ ms, attempts }) => {
    const result = await failingAfter(ms);
    expect(result.attempts).toBe(attempts);
    expect(result.failedAt).toBeLessThanOrEqual(8_000);
  });
});
