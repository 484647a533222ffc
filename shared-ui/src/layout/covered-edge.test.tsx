import { render, screen } from '@testing-library/react';
import { StickyBar } from './sticky-bar.tsx';

/**
 * jsdom has no layout: the test sets an element's height and notifies the observers, once before the first frame and
 * then of each change.
 */
const observers = new Set<() => void>();
class FakeResizeObserver {
  private readonly changed: () => void;
  constructor(changed: () => void) {
    this.changed = changed;
  }
  observe() {
    observers.add(this.changed);
  }
  disconnect() {
    observers.delete(this.changed);
  }
}
let height = 0;
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ height }) as unknown as DOMRect);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));
const frame = () => {
  for (const changed of observers) changed();
};
const covered = () => document.documentElement.style.getPropertyValue('--covered-bar');

describe('a bar at the edge of the window', () => {
  it('makes room for its real height, as it changes and until it is gone', () => {
    height = 71.5;
    const { unmount } = render(<StickyBar>Add</StickyBar>);
    expect(screen.getByText('Add')).toBeVisible();
    frame();
    expect(covered()).toBe('72px');
    height = 96;
    frame();
    expect(covered()).toBe('96px');
    unmount();
    expect(covered()).toBe('0px');
    expect(observers.size).toBe(0);
  });

  it('needs no room while it is a part of the page, as the tab bar is on a desktop', () => {
    height = 44;
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    render(<StickyBar>Add</StickyBar>);
    frame();
    expect(covered()).toBe('0px');
  });

  it('is not measured while React builds the page, nor written when its height is the same', () => {
    height = 71.5;
    const layout = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
    render(<StickyBar>Add</StickyBar>);
    expect(layout).not.toHaveBeenCalled();
    const write = jest.spyOn(document.documentElement.style, 'setProperty');
    frame();
    frame();
    expect(write).toHaveBeenCalledTimes(1);
  });
});
