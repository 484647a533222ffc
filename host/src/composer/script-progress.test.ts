import { isSlowness, watchChunk, watchScript, withProgressLimit, withWorkLimit } from './script-progress.ts';

const realFetch = globalThis.fetch;
/** A script whose bytes come when the test calls `send`. */
const setup = (file = 'a.js') => {
  const script = document.createElement('script');
  script.src = `https://a.test/${file}`;
  const chunks: ((value: { done: boolean }) => void)[] = [];
  const read = () => new Promise<{ done: boolean }>((resolve) => chunks.push(resolve));
  const requests: string[] = [];
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    return { body: { getReader: () => ({ read }) } };
  }) as never;
  const send = async () => {
    chunks.shift()?.({ done: false });
    await jest.advanceTimersByTimeAsync(0);
  };
  return { script, send, requests };
};
const outcomeOf = (promise: Promise<unknown>) => {
  const outcome = { value: undefined as unknown };
  promise.then(
    (value) => (outcome.value = value),
    (cause: unknown) => (outcome.value = cause),
  );
  return outcome;
};

describe('the script of a remote or of a page, PLT-016', () => {
  // One clock for all: the module remembers when bytes last came.
  beforeAll(() => jest.useFakeTimers());
  beforeEach(() => jest.advanceTimersByTimeAsync(60_000));
  afterAll(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  it('is requested once if it arrives soon', async () => {
    const { script, requests } = setup();
    const outcome = outcomeOf(watchScript(script));
    await jest.advanceTimersByTimeAsync(2_999);
    script.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([outcome.value, requests]).toEqual(['load', []]);
  });
  it('without a byte is given up after 8 s, as broken', async () => {
    const { script } = setup();
    const outcome = outcomeOf(withProgressLimit('entry', watchScript(script)));
    await jest.advanceTimersByTimeAsync(7_999);
    expect(outcome.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.value).toMatchObject({ name: 'TimeLimitError', isSlow: false });
  });
  it.each([
    { everyMs: 2_000, bytes: 20 },
    { everyMs: 7_000, bytes: 7 },
  ])('whose bytes come every $everyMs ms is waited for', async ({ everyMs, bytes }) => {
    const { script, send } = setup();
    const outcome = outcomeOf(withProgressLimit('entry', watchScript(script)));
    for (let sent = 0; sent < bytes; sent += 1) {
      await jest.advanceTimersByTimeAsync(everyMs);
      await send();
    }
    expect(outcome.value).toBeUndefined();
    script.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(outcome.value).toBe('load');
  });
  it('is given up after 60 s in all, as slow', async () => {
    const { script, send } = setup();
    const outcome = outcomeOf(withProgressLimit('entry', watchScript(script)));
    for (let sent = 0; sent < 12; sent += 1) {
      await jest.advanceTimersByTimeAsync(5_000);
      await send();
    }
    expect(outcome.value).toMatchObject({ isSlow: true });
  });
  it('ends the load of a chunk as webpack ends one that fails, and separates slow from broken', async () => {
    const slow = setup('slow.js');
    const onError = jest.fn();
    slow.script.addEventListener('error', onError);
    watchChunk(slow.script);
    await jest.advanceTimersByTimeAsync(4_000);
    await slow.send();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(onError).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(isSlowness({ name: 'ChunkLoadError', request: slow.script.src })).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    const broken = setup('broken.js');
    watchChunk(broken.script);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(isSlowness({ name: 'ChunkLoadError', request: broken.script.src })).toBe(false);
  });
  it('does not count as work of the code that waits for it; the code’s own 2 s begin again where they were', async () => {
    const texts = setup('texts.js');
    const outcome = outcomeOf(withWorkLimit(2_000, 'init', new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(1_500);
    watchChunk(texts.script);
    await jest.advanceTimersByTimeAsync(7_000);
    texts.script.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(499);
    expect(outcome.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.value).toMatchObject({ name: 'TimeLimitError', operation: 'init' });
  });
  it('that never comes stops the work’s limit only until the chunk is given up', async () => {
    watchChunk(setup('missing.js').script);
    const outcome = outcomeOf(withWorkLimit(2_000, 'init', new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(8_000);
    expect(outcome.value).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2_100);
    expect(outcome.value).toMatchObject({ operation: 'init' });
  });
  it('ends the limit with the work, also when the work fails', async () => {
    expect(await withWorkLimit(2_000, 'init', Promise.resolve('done'))).toBe('done');
    await expect(withWorkLimit(2_000, 'init', Promise.reject(new TypeError('init')))).rejects.toThrow('init');
    expect(jest.getTimerCount()).toBe(0);
  });
});
