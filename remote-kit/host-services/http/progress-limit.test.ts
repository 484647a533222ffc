import { fetchWithProgress, progressLimitMs } from './progress-limit.ts';

const parts = (...sizes: readonly number[]) => sizes.map((after) => ({ after, text: 'x' }));
/** A server that sends the head after `headMs`, and each part so long after the one before; without `ends` it keeps the connection open. */
const serve = (headMs: number, body: ReturnType<typeof parts>, ends = true) => {
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const leave = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave);
    });
  globalThis.fetch = async (_input, init) => {
    const signal = init!.signal!;
    await wait(headMs, signal);
    return new Response(
      new ReadableStream({
        start: async (controller) => {
          try {
            for (const { after, text } of body) {
              await wait(after, signal);
              controller.enqueue(new TextEncoder().encode(text));
            }
            await wait(ends ? 0 : 1_000_000, signal);
            controller.close();
          } catch (cause) {
            controller.error(cause);
          }
        },
      }),
      { status: 201, headers: { 'x-kept': 'yes' } },
    );
  };
};
const realFetch = globalThis.fetch;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const outcomeOf = async (init?: RequestInit) => {
  let outcome = 'waiting';
  fetchWithProgress('/x', init)
    .then((reply) => reply.text())
    .then(
      (text) => (outcome = text),
      (cause: Error) => (outcome = cause.name),
    );
  await jest.advanceTimersByTimeAsync(120_000);
  return outcome;
};

describe('the time that a request is waited for, PLT-016', () => {
  it.each([
    { server: 'answers at once', head: 0, body: parts(0), ends: true, outcome: 'x' },
    { server: 'answers just in time', head: 7900, body: parts(0), ends: true, outcome: 'x' },
    { server: 'never answers', head: 1_000_000, body: parts(), ends: true, outcome: 'TimeoutError' },
    { server: 'sends the head only', head: 0, body: parts(), ends: false, outcome: 'TimeoutError' },
    { server: 'stops half-way', head: 10, body: parts(7000, 7000), ends: false, outcome: 'TimeoutError' },
    {
      server: 'is slow but keeps sending',
      head: 7000,
      body: parts(7000, 7000, 7000, 7000, 7000),
      ends: true,
      outcome: 'xxxxx',
    },
  ])('of a server that $server ends with $outcome', async ({ head, body, ends, outcome }) => {
    serve(head, body, ends);
    expect(await outcomeOf()).toBe(outcome);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends when the caller leaves, also while the body comes', async () => {
    serve(0, parts(5000, 5000, 5000));
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 6000);
    expect(await outcomeOf({ signal: caller.signal })).toBe('AbortError');
    expect(await outcomeOf({ signal: caller.signal })).toBe('AbortError');
  });

  it('keeps status and headers', async () => {
    serve(0, parts());
    const reply = fetchWithProgress('/x');
    await jest.advanceTimersByTimeAsync(progressLimitMs - 1);
    expect((await reply).status).toBe(201);
    expect((await reply).headers.get('x-kept')).toBe('yes');
  });
});
