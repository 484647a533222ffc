import { renderHook } from '@testing-library/react';
import { useResize } from './use-resize.ts';
import { useScrollToCard } from './use-scroll-to-card.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the size of the map', () => {
  /** jsdom has no layout: the test reports the changes of the size. */
  const observed: { report?: () => void; isObserved: boolean } = { isObserved: false };
  class ResizeObserverDouble {
    constructor(report: () => void) {
      observed.report = report;
    }
    observe() {
      observed.isObserved = true;
    }
    disconnect() {
      observed.isObserved = false;
    }
  }
  beforeEach(() => Object.assign(globalThis, { ResizeObserver: ResizeObserverDouble }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

  const setup = () => {
    const map = { resize: jest.fn() };
    const element = { current: document.createElement('div') };
    return { map, ...renderHook(() => useResize(element, map)) };
  };

  it('reaches the map once it has not changed for 200 ms, LOC-013', () => {
    const { map } = setup();
    for (let change = 0; change < 3; change += 1) {
      observed.report?.();
      jest.advanceTimersByTime(199);
    }
    expect(map.resize).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(map.resize).toHaveBeenCalledTimes(1);
  });
  it('is not watched any more after the map has gone, LOC-013', () => {
    const { map, unmount } = setup();
    observed.report?.();
    unmount();
    jest.advanceTimersByTime(1_000);
    expect(observed.isObserved).toBe(false);
    expect(map.resize).not.toHaveBeenCalled();
  });
});

describe('the card of a chosen pin', () => {
  const setup = () => {
    const card = document.createElement('li');
    card.dataset['store'] = '1001-100001';
    card.scrollIntoView = jest.fn();
    document.body.append(card);
    return { scrollIntoView: card.scrollIntoView, ...renderHook(() => useScrollToCard()) };
  };
  afterEach(() => document.body.replaceChildren());

  it('is scrolled to after 500 ms, LOC-013', () => {
    const { scrollIntoView, result } = setup();
    result.current('1001-100001');
    jest.advanceTimersByTime(499);
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'smooth' });
  });
  it('is scrolled to without an animation when motion is reduced, D-52', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { scrollIntoView, result } = setup();
    result.current('1001-100001');
    jest.advanceTimersByTime(500);
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center', behavior: 'auto' });
  });
  it('is the newest one, and none after the page was left, LOC-013', () => {
    const { scrollIntoView, result, unmount } = setup();
    result.current('1001-100001');
    result.current('none');
    jest.advanceTimersByTime(500);
    result.current('1001-100001');
    unmount();
    jest.advanceTimersByTime(500);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
