import { createFetchQueue, maxPrefetchedBytes } from './fetch-queue.ts';

/** Fetches that end when the test finishes them; `started` lists their URLs. */
const setup = () => {
  const started: string[] = [];
  const finish = new Map<string, (hasArrived: boolean) => void>();
  const fetchOf = (url: string, bytes = 1) => ({
    url,
    bytes,
    start: () => {
      started.push(url);
      return new Promise<boolean>((resolve) => finish.set(url, resolve));
    },
  });
  const end = async (url: string, hasArrived = true) => {
    finish.get(url)?.(hasArrived);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue: createFetchQueue(), started, fetchOf, end };
};

describe('the queue of prefetches', () => {
  it('starts three at once, and each URL once', async () => {
    const { queue, started, fetchOf, end } = setup();
    void queue.add(
      ['a', 'b', 'c', 'd'].map((url) => fetchOf(url)),
      false,
    );
    void queue.add([fetchOf('a'), fetchOf('d')], false);
    expect(started).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts an urgent fetch before those that wait, also when it waits itself', async () => {
    const { queue, started, fetchOf, end } = setup();
    void queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((url) => fetchOf(url)),
      false,
    );
    void queue.add([fetchOf('e'), fetchOf('new')], true);
    for (const url of ['a', 'b', 'c']) await end(url);
    expect(started.slice(3)).toEqual(['e', 'new', 'd']);
  });

  it('says whether all have arrived, also those that were added before', async () => {
    const { queue, fetchOf, end } = setup();
    void queue.add([fetchOf('a')], false);
    const all = queue.add([fetchOf('a'), fetchOf('b')], true);
    await end('a');
    await end('b');
    await expect(all).resolves.toBe(true);
  });

  it('fetches again what has failed', async () => {
    const { queue, started, fetchOf, end } = setup();
    const all = queue.add([fetchOf('a')], false);
    await end('a', false);
    await expect(all).resolves.toBe(false);
    void queue.add([fetchOf('a')], false);
    expect(started).toEqual(['a', 'a']);
  });

  it('starts an urgent fetch also when links in view have used up the limit', async () => {
    const { queue, started, fetchOf, end } = setup();
    void queue.add([fetchOf('all', maxPrefetchedBytes)], false);
    await end('all');
    await expect(queue.add([fetchOf('in view')], false)).resolves.toBe(false);
    void queue.add([fetchOf('urgent', maxPrefetchedBytes)], true);
    await end('urgent');
    expect(started).toEqual(['all', 'urgent']);
  });

  it('drops what exceeds the limit of bytes', async () => {
    const { queue, started, fetchOf, end } = setup();
    const all = queue.add([fetchOf('large', maxPrefetchedBytes + 1), fetchOf('small')], false);
    await end('small');
    await expect(all).resolves.toBe(false);
    expect(started).toEqual(['small']);
  });
});
