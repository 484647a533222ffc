import { createSlowRequests, slowAfterMs } from './slow-requests.ts';

describe('slow requests', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const work = () => {
    let end: (value: string) => void = () => undefined;
    const promise = new Promise<string>((resolve) => (end = resolve));
    return { promise, end };
  };

  it('are not counted when they end in time', async () => {
    const { slowCount, watch } = createSlowRequests();
    const quick = work();
    const watched = watch(quick.promise);
    jest.advanceTimersByTime(slowAfterMs - 1);
    quick.end('here');
    expect(await watched).toBe('here');
    jest.advanceTimersByTime(slowAfterMs);
    expect(slowCount.get()).toBe(0);
  });

  it('are counted within three seconds, until the last one has ended, PLT-006', async () => {
    const { slowCount, watch } = createSlowRequests();
    const [one, other] = [work(), work()];
    const watched = [watch(one.promise), watch(other.promise)];
    jest.advanceTimersByTime(3000);
    expect(slowCount.get()).toBe(2);
    one.end('');
    await watched[0];
    expect(slowCount.get()).toBe(1);
    other.end('');
    await watched[1];
    expect(slowCount.get()).toBe(0);
  });

  it('end with an error too, which is passed on', async () => {
    const { slowCount, watch } = createSlowRequests();
    let fail: (cause: Error) => void = () => undefined;
    const watched = watch(new Promise<never>((_, reject) => (fail = reject)));
    jest.advanceTimersByTime(slowAfterMs);
    fail(new Error('offline'));
    await expect(watched).rejects.toThrow('offline');
    expect(slowCount.get()).toBe(0);
  });
});
