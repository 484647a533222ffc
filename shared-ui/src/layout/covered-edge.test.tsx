import { render, screen } from '@testing-library/react';
import { useEdgePart } from './covered-edge.ts';
import { StickyBar } from './sticky-bar.tsx';

/**
 * jsdom has no layout: the test sets the elements' height and reports all of them, once before the first frame and then
 * after each change.
 */
const observed = new Set<Element>();
let report: (entries: readonly { readonly target: Element }[]) => void = () => undefined;
class FakeResizeObserver {
  constructor(changed: typeof report) {
    report = changed;
  }
  observe(element: Element) {
    observed.add(element);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}
let height = 0;
beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ height }) as unknown as DOMRect);
});
const frame = () => report([...observed].map((target) => ({ target })));
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
    expect(observed.size).toBe(0);
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

  it('measures all elements before it writes, and writes none whose default is its height', () => {
    height = 61;
    document.documentElement.style.setProperty('--covered-tabs', '61px');
    document.documentElement.style.setProperty('--covered-bar', '0px');
    const done: string[] = [];
    jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => {
      done.push('measured');
      return null;
    });
    const Tabs = () => <nav ref={useEdgePart('tabs')} />;
    render(
      <>
        <StickyBar>Add</StickyBar>
        <Tabs />
      </>,
    );
    jest
      .spyOn(document.documentElement.style, 'setProperty')
      .mockImplementation((property) => void done.push(property));
    frame();
    expect(done).toEqual(['measured', 'measured', '--covered-bar']);
  });

  it('shows the focused element again after a bar has grown over it, and leaves the focus inside a bar, WCAG 2.4.11, D-12', () => {
    const shown: string[] = [];
    const { prototype } = HTMLElement;
    prototype.scrollIntoView = function show(this: HTMLElement, options) {
      shown.push(`${this.textContent} ${JSON.stringify(options)}`);
    };
    height = 72;
    render(
      <>
        <a href="/legal/privacy">Privacy</a>
        <StickyBar>
          <button type="button">Add</button>
        </StickyBar>
      </>,
    );
    screen.getByRole('link').focus();
    frame();
    expect(shown).toEqual(['Privacy {"block":"nearest"}']);
    screen.getByRole('button').focus();
    height = 96;
    frame();
    expect(shown).toHaveLength(1);
    Reflect.deleteProperty(prototype, 'scrollIntoView');
  });
});
