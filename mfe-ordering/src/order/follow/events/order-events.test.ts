import { FakeEventSource } from '../../../testing/fake-event-source.ts';
import { followOrderEvents } from './order-events.ts';
import { nextPause } from './polling.rules.ts';

describe('the moves of an order, pushed to its page', () => {
  const received: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    FakeEventSource.install();
    received.length = 0;
    stop = followOrderEvents('/events?token=t', (status) => received.push(status));
  });
  afterEach(() => {
    stop();
    FakeEventSource.uninstall();
    jest.useRealTimers();
  });

  it('are passed on; what is not a status is not, ORD-066', () => {
    for (const data of ['{"status":"RECEIVED"}', 'no JSON', '{"status":"LOST"}', '{"status":"READY"}'])
      FakeEventSource.last.send(data);
    expect(FakeEventSource.last.url).toBe('/events?token=t');
    expect(received).toEqual(['RECEIVED', 'READY']);
  });

  it('are asked for again after growing pauses when the server refuses the connection, D-35', () => {
    for (const round of [0, 1, 2]) {
      FakeEventSource.last.refuse();
      jest.advanceTimersByTime(nextPause(round) - 1);
      expect(FakeEventSource.opened).toHaveLength(round + 1);
      jest.advanceTimersByTime(1);
      expect(FakeEventSource.opened).toHaveLength(round + 2);
    }
    FakeEventSource.last.send('{"status":"READY"}');
    FakeEventSource.last.refuse();
    jest.advanceTimersByTime(nextPause(0));
    expect(FakeEventSource.opened).toHaveLength(5);
  });

  it('are left to the browser when a connection is lost, which opens it again', () => {
    FakeEventSource.last.lose();
    jest.advanceTimersByTime(nextPause(20));
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('end with the page', () => {
    FakeEventSource.last.refuse();
    stop();
    jest.advanceTimersByTime(nextPause(20));
    expect(FakeEventSource.opened).toHaveLength(1);
  });
});

test('a browser without server-sent events polls only, D-35', () => {
  expect(followOrderEvents('/events', () => undefined)).not.toThrow();
});
