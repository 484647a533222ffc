import { createSignal } from '@crema/shared-contracts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { followRegistry, type RegistryFeed } from './registry-feed.ts';

let feed: RegistryFeed;
const setUp = (hasEvents = true) => {
  const received: (number | 'poll')[] = [];
  feed = followRegistry({
    connect: hasEvents ? () => new FakeEventSource() as unknown as EventSource : undefined,
    onNotice: ({ sequence }) => received.push(sequence),
    onPoll: () => received.push('poll'),
    random: () => 1,
    createSignal,
  });
  return { received, source: () => FakeEventSource.all.at(-1) as FakeEventSource };
};
const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  feed.stop();
  FakeEventSource.closeAll();
  jest.useRealTimers();
});

describe('the registry feed of an open page, PLT-005', () => {
  it('gets notices from the server and does not poll meanwhile', () => {
    const { received, source } = setUp();
    source().send(7);
    jest.advanceTimersByTime(60_000);
    expect(received).toEqual([7]);
    expect(feed.connection.get()).toBe('events');
  });

  it('polls every 5 s until the first notice arrives: a proxy may buffer them', () => {
    const { received, source } = setUp();
    jest.advanceTimersByTime(10_000);
    expect(received).toEqual(['poll', 'poll']);
    source().send(7);
    jest.advanceTimersByTime(60_000);
    expect(received).toEqual(['poll', 'poll', 7]);
  });

  it('polls after the connection broke, and reconnects after growing pauses', () => {
    const { received, source } = setUp();
    source().send(7);
    source().fail();
    expect(feed.connection.get()).toBe('polling');
    jest.advanceTimersByTime(5000);
    expect(received).toEqual([7, 'poll']);
    jest.advanceTimersByTime(5000);
    expect(FakeEventSource.all).toHaveLength(2);
    source().fail();
    jest.advanceTimersByTime(19_999);
    expect(FakeEventSource.all).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(3);
    source().send(8);
    expect(feed.connection.get()).toBe('events');
  });

  it('polls always in a browser without server-sent events', () => {
    const { received } = setUp(false);
    jest.advanceTimersByTime(15_000);
    expect(received).toEqual(['poll', 'poll', 'poll']);
    expect(feed.connection.get()).toBe('polling');
  });

  it('keeps neither connection nor timer while the page is hidden, and polls at once when it is visible', () => {
    const { received, source } = setUp();
    source().send(7);
    show('hidden');
    expect(source().closed).toBe(true);
    jest.advanceTimersByTime(600_000);
    expect(received).toEqual([7]);
    expect(jest.getTimerCount()).toBe(0);
    show('visible');
    expect(received).toEqual([7, 'poll']);
    source().send(8);
    expect(received).toEqual([7, 'poll', 8]);
  });

  it('ignores a malformed notice', () => {
    const { received, source } = setUp();
    source().send('x' as never);
    expect(received).toEqual([]);
    expect(feed.connection.get()).toBe('connecting');
  });
});
