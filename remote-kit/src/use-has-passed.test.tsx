import { act, render, screen } from '@testing-library/react';
import { createTestHost } from '../testing/test-host.tsx';
import { HostProvider } from './remote-context.ts';
import { useHasPassed } from './use-has-passed.ts';

const time = Date.UTC(2026, 0, 1);
const Offer = () => <p>{useHasPassed(time) ? 'over' : 'open'}</p>;
const open = (clock: ReturnType<typeof createTestHost>['services']['clock']) =>
  render(
    <HostProvider value={{ ...createTestHost('mfe-gift').services, clock }}>
      <Offer />
    </HostProvider>,
  );

describe('a time that passes while the page is open, PLT-019', () => {
  beforeEach(() => jest.useFakeTimers({ now: time - 600_000 }));
  afterEach(() => jest.useRealTimers());

  it('renders the component again when it passes', () => {
    open({ now: Date.now, monotonic: () => performance.now() });
    act(() => jest.advanceTimersByTime(599_999));
    expect(screen.getByText('open')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('over')).toBeVisible();
  });

  it('renders it again when the host corrects its time, in both directions', () => {
    let offset = 0;
    let adjusted = () => {};
    const stop = jest.fn();
    const { unmount } = open({
      now: () => Date.now() + offset,
      monotonic: () => performance.now(),
      onAdjusted: (listener) => {
        adjusted = listener;
        return stop;
      },
    });
    const correct = (to: number) => {
      offset = to;
      act(() => adjusted());
    };
    correct(600_000);
    expect(screen.getByText('over')).toBeVisible();
    correct(-1);
    expect(screen.getByText('open')).toBeVisible();
    act(() => jest.advanceTimersByTime(600_001));
    expect(screen.getByText('over')).toBeVisible();
    stop.mockClear();
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
