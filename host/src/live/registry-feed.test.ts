import { createSignal } from '@crema/shared-contracts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { followRegistry, type RegistryFeed } from './registry-feed.ts';

let feed: RegistryFeed;
const setUp = (hasEvents = true) => {
  const heard: (number | 'look')[] = [];
  feed = followRegistry({
    connect: hasEvents ? () => new FakeEventSource() as unknown as EventSource : undefined,
    onNotice: ({ sequence }) => heard.push(sequence),
    onPoll: () => heard.push('look'),
    random: () => 1,
    createSignal,
  });
  return { heard, source: () => FakeEventSource.all.at(-1) as FakeEventSource };
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
    const { heard, source } = setUp();
    source().send(7);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([7]);
    expect(feed.connection.get()).toBe('events');
  });

  it('polls every 5 s until the first notice arrives: a proxy may buffer them', () => {
    const { heard, source } = setUp();
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual(['look', 'look']);
    source().send(7);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual(['look', 'look', 7]);
  });

  it('polls after the connection broke, and reconnects after growing pauses', () => {
    const { heard, source } = setUp();
    source().send(7);
    source().fail();
    expect(feed.connection.get()).toBe('polling');
    jest.advanceTimersByTime(5000);
    expect(heard).toEqual([7, 'look']);
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
    const { heard } = setUp(false);
    jest.advanceTimersByTime(15_000);
    expect(heard).toEqual(['look', 'look', 'look']);
    expect(feed.connection.get()).toBe('polling');
  });

  it('keeps neither connection nor timer while the page is hidden, and polls at once when it is visible', () => {
    const { heard, source } = setUp();
    source().send(7);
    show('hidden');
    expect(source().closed).toBe(true);
    jest.advanceTimersByTime(600_000);
    expect(heard).toEqual([7]);
    expect(jest.getTimerCount()).toBe(0);
    show('visible');
    expect(heard).toEqual([7, 'look']);
    source().send(8);
    expect(heard).toEqual([7, 'look', 8]);
  });

  it('ignores a malformed notice', () => {
    const { heard, source } = setUp();
    source().send('x' as never);
    expect(heard).toEqual([]);
    expect(feed.connection.get()).toBe('connecting');
  });
});
