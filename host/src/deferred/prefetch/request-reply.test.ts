import { createReplyRequests } from './request-reply.ts';

const url = '/apiproxy/v1/graphql?hash=abc';
const json = (body: object) => new Response(JSON.stringify(body));

/** Requests whose replies arrive when the test says so. */
const startRequests = () => {
  const replies = new Map<string, { readonly reply: Promise<Response>; readonly data?: unknown }>();
  const arrivals: PromiseWithResolvers<Response>[] = [];
  const fetch = () => {
    const arrival = Promise.withResolvers<Response>();
    arrivals.push(arrival);
    return arrival.promise;
  };
  let changeSession: () => void = () => undefined;
  const dropped: string[] = [];
  const requests = createReplyRequests(
    {
      prefetched: { replies, fetch },
      hostBus: {
        on: (_event: string, listener: () => void) => {
          changeSession = listener;
          return () => undefined;
        },
      },
    } as unknown as Parameters<typeof createReplyRequests>[0],
    (again) => void dropped.push(again),
  );
  return { requests, replies, arrivals, dropped, signIn: () => changeSession() };
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a reply that is requested before a page needs it', () => {
  it('has its data when it arrives', async () => {
    const { requests, replies, arrivals } = startRequests();
    const arrived = requests.start(url);
    arrivals[0]?.resolve(json({ data: { name: 'Ada' } }));
    await expect(arrived).resolves.toBe(true);
    expect(replies.get(url)?.data).toEqual({ name: 'Ada' });
  });

  it('is dropped by a sign-in while it is in flight: a guest’s reply does not answer the member’s page', async () => {
    const { requests, replies, arrivals, dropped, signIn } = startRequests();
    const arrived = requests.start(url);
    signIn();
    expect(dropped).toEqual([url]);
    arrivals[0]?.resolve(json({ data: { name: 'guest' } }));
    await arrived;
    expect(replies.has(url)).toBe(false);
  });

  it('does not replace the reply that was requested after the sign-in, and its time does not end that one', async () => {
    const { requests, replies, arrivals, signIn } = startRequests();
    const first = requests.start(url);
    jest.advanceTimersByTime(30_000);
    signIn();
    const second = requests.start(url);
    arrivals[1]?.resolve(json({ data: { name: 'member' } }));
    await second;
    arrivals[0]?.resolve(json({ data: { name: 'guest' } }));
    await first;
    expect(replies.get(url)?.data).toEqual({ name: 'member' });
    jest.advanceTimersByTime(31_000);
    expect(replies.get(url)?.data).toEqual({ name: 'member' });
    jest.advanceTimersByTime(30_000);
    expect(replies.has(url)).toBe(false);
  });

  it('has arrived once its whole body has, which a page can still read', async () => {
    const { requests, replies, arrivals } = startRequests();
    let end: () => void = () => undefined;
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"stores":'));
        end = () => {
          controller.enqueue(new TextEncoder().encode('[]}'));
          controller.close();
        };
      },
    });
    let isDone = false;
    const arrived = requests.startRequest(url).then((ok) => {
      isDone = true;
      return ok;
    });
    arrivals[0]?.resolve(new Response(body));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isDone).toBe(false);
    end();
    await expect(arrived).resolves.toBe(true);
    await expect(replies.get(url)?.reply.then((reply) => reply.json())).resolves.toEqual({ stores: [] });
  });

  it('has arrived when a page has read it meanwhile', async () => {
    const { requests, replies, arrivals } = startRequests();
    const arrived = requests.startRequest(url);
    const read = replies.get(url)?.reply.then((reply) => reply.json());
    arrivals[0]?.resolve(json({ stores: [] }));
    await expect(arrived).resolves.toBe(true);
    await expect(read).resolves.toEqual({ stores: [] });
  });
});
