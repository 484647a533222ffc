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

describe('how an open page hears of the registry, PLT-005', () => {
  it('is told by the server and does not look while it is', () => {
    const { heard, source } = setUp();
    source().tell(7);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([7]);
    expect(feed.connection.get()).toBe('events');
  });

  it('looks every 5 s until the first notice comes through: something on the way may hold them back', () => {
    const { heard, source } = setUp();
    jest.advanceTimersByTime(10_000);
    expect(heard).toEqual(['look', 'look']);
    source().tell(7);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual(['look', 'look', 7]);
  });

  it('looks after the connection broke, and returns to it after growing pauses', () => {
    const { heard, source } = setUp();
    source().tell(7);
    source().break();
    expect(feed.connection.get()).toBe('polling');
    jest.advanceTimersByTime(5000);
    expect(heard).toEqual([7, 'look']);
    jest.advanceTimersByTime(5000);
    expect(FakeEventSource.all).toHaveLength(2);
    source().break();
    jest.advanceTimersByTime(19_999);
    expect(FakeEventSource.all).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(3);
    source().tell(8);
    expect(feed.connection.get()).toBe('events');
  });

  it('looks for good in a browser without server-sent events', () => {
    const { heard } = setUp(false);
    jest.advanceTimersByTime(15_000);
    expect(heard).toEqual(['look', 'look', 'look']);
    expect(feed.connection.get()).toBe('polling');
  });

  it('keeps neither connection nor timer while nobody looks, and looks at once when somebody does', () => {
    const { heard, source } = setUp();
    source().tell(7);
    show('hidden');
    expect(source().closed).toBe(true);
    jest.advanceTimersByTime(600_000);
    expect(heard).toEqual([7]);
    expect(jest.getTimerCount()).toBe(0);
    show('visible');
    expect(heard).toEqual([7, 'look']);
    source().tell(8);
    expect(heard).toEqual([7, 'look', 8]);
  });

  it('passes over a notice that makes no sense', () => {
    const { heard, source } = setUp();
    source().tell('x' as never);
    expect(heard).toEqual([]);
    expect(feed.connection.get()).toBe('connecting');
  });
});
