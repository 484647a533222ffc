let onResize: () => void = () => undefined;
class FakeResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    onResize = () => callback([], this);
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => {
    onResize = () => undefined;
  };
}
/** Runs the script in the head of a page. */
const openDocument = () => jest.isolateModules(() => void jest.requireActual('./scroll-position.inline.ts'));
/** The document's height allows positions up to this one. */
let lowest = 0;
const scrollPage = ({ top = 0 }: ScrollToOptions) => {
  window.scrollY = Math.min(top, lowest);
  dispatchEvent(new Event('scroll'));
};
const growTo = (end: number) => {
  lowest = end;
  onResize();
};
const leave = () => dispatchEvent(new Event('pagehide'));
/** Scrolls to 900 px, and reloads the page, which begins without its content. */
const reloadAt900 = () => {
  lowest = 2_000;
  openDocument();
  scrollPage({ top: 900 });
  leave();
  lowest = 0;
  window.scrollY = 0;
  openDocument();
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = FakeResizeObserver;
  window.scrollTo = scrollPage as typeof window.scrollTo;
  document.elementFromPoint = () => null;
  history.replaceState(null, '');
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  // Ends a restoration that a test leaves running.
  dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

describe('the position of a reloaded page, R-13', () => {
  it('is reached when the content has arrived, in any number of parts', () => {
    reloadAt900();
    growTo(300);
    expect(window.scrollY).toBe(300);
    growTo(1_500);
    expect(window.scrollY).toBe(900);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left to the visitor after %s', (type) => {
    reloadAt900();
    growTo(300);
    dispatchEvent(new Event(type));
    growTo(1_500);
    expect(window.scrollY).toBe(300);
    expect(history.scrollRestoration).toBe('auto');
  });

  it('is restored while a part of the page loads, and not once the page has settled', () => {
    reloadAt900();
    document.body.innerHTML = '<main><p aria-busy="true"></p></main>';
    growTo(300);
    jest.advanceTimersByTime(9_000);
    growTo(950);
    expect(window.scrollY).toBe(900);
    document.body.innerHTML = '<main></main>';
    jest.advanceTimersByTime(3_000);
    scrollPage({ top: 100 });
    growTo(1_500);
    expect(window.scrollY).toBe(100);
  });

  it('is kept by a second reload before the content has arrived', () => {
    reloadAt900();
    growTo(300);
    leave();
    openDocument();
    growTo(1_500);
    expect(window.scrollY).toBe(900);
  });

  it('follows the link that was in view, because sections out of view have estimated heights', () => {
    document.body.innerHTML = '<main><a href="/menu/product/2010/hot">House Blend</a></main>';
    const link = document.querySelector('a') as Element;
    document.elementFromPoint = () => link;
    let place = 1_200;
    link.getBoundingClientRect = () => new DOMRect(0, place - window.scrollY, 100, 20);
    reloadAt900();
    place = 1_050;
    growTo(1_500);
    expect(window.scrollY).toBe(750);
  });

  it('follows the link that was pressed, and not one in the middle, though its frame ends with a scroll event', () => {
    document.body.innerHTML =
      '<main><a href="/account/history/1">Order at Wabash</a><a href="/account/history/2">Order at Pike</a></main>';
    const [link, middle] = document.querySelectorAll('a') as unknown as [Element, Element];
    // The row of the pressed link is 30 px higher afterwards.
    let below = 100;
    middle.getBoundingClientRect = () => new DOMRect(0, place + below - window.scrollY, 100, 20);
    let place = 1_200;
    link.getBoundingClientRect = () => new DOMRect(0, place - window.scrollY, 100, 20);
    lowest = 2_000;
    openDocument();
    scrollPage({ top: 900 });
    document.elementFromPoint = () => middle;
    link.dispatchEvent(new Event('click', { bubbles: true }));
    dispatchEvent(new Event('scroll'));
    document.elementFromPoint = () => null;
    leave();
    place = 1_221;
    below = 130;
    openDocument();
    growTo(2_000);
    expect(window.scrollY).toBe(921);
  });

  it('is the top in a browser without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    expect(reloadAt900).not.toThrow();
    growTo(1_500);
    expect(window.scrollY).toBe(0);
    jest.restoreAllMocks();
  });
});

describe('the position of another page of this document', () => {
  it('is the top of a new one, and where one was for Back, R-13', () => {
    lowest = 2_000;
    openDocument();
    const first = history.state as unknown;
    scrollPage({ top: 900 });
    history.pushState({ key: 'next' }, '');
    window.arriveAt?.(false);
    expect(window.scrollY).toBe(0);
    history.replaceState(first, '');
    dispatchEvent(new PopStateEvent('popstate'));
    lowest = 400;
    window.arriveAt?.(true);
    expect(window.scrollY).toBe(400);
    growTo(2_000);
    expect(window.scrollY).toBe(900);
  });
});
