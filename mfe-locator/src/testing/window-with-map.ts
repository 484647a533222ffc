/** The test environment has no layout: every element is in the window. */
class SeenObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe() {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
    this.#report(entries, this as unknown as IntersectionObserver);
  }
  disconnect() {
    return undefined;
  }
}
class StillObserver {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** From now on in this test, elements are in the window, and the map has 800 × 600 px and reduced motion. */
export const showMap = (): void => {
  Object.assign(globalThis, { IntersectionObserver: SeenObserver, ResizeObserver: StillObserver });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // The map is at its new place at once.
  const calm = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockReturnValue(calm);
};

/** Call once in a file whose tests show the map: the environment has no observers again after each of them. */
export const hideMapAfterEach = (): void => {
  afterEach(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name);
  });
};
