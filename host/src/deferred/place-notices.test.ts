import { fireEvent } from '@testing-library/dom';
import { placeNotices } from './place-notices.ts';

const measured: (() => void)[] = [];
class Observer {
  constructor(measure: () => void) {
    measured.push(measure);
  }
  observe() {}
  disconnect() {}
}
const measure = () => {
  for (const report of measured) report();
};
/** jsdom has no layout: an element is where its attribute says, as `left top right bottom`. */
const boxOf = function boxOf(this: Element): DOMRect {
  const [left = 0, top = 0, right = 0, bottom = 0] = (this.getAttribute('data-box') ?? '')
    .split(' ')
    .map(Number);
  return { left, top, right, bottom, width: right - left, height: bottom - top } as DOMRect;
};
let stop: () => void = () => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { ResizeObserver: Observer, innerWidth: 390, innerHeight: 664 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  document.documentElement.style.setProperty('--covered-header', '64px');
});
afterEach(() => {
  stop();
  measured.length = 0;
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Reflect.deleteProperty(globalThis, 'visualViewport');
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

const open = (page: string) => {
  document.body.innerHTML = `<main>${page}</main><section aria-relevant="additions" data-box="0 592 390 664"><ol></ol></section>`;
  const [region, list] = ['section', 'ol'].map((name) => document.querySelector<HTMLElement>(name));
  stop = placeNotices();
  return {
    place: () => region?.style.insetBlockStart,
    show: () => {
      if (list) list.innerHTML = '<li data-box="16 600 374 656">Saved</li>';
      measure();
    },
    hide: () => {
      list?.replaceChildren();
      measure();
    },
  };
};

describe('a notice of a page, L-15', () => {
  it('is at the foot of the window, where the style sheet puts it, if nothing is there', () => {
    const page = open('<h1 data-box="16 80 300 110">Your cart</h1>');
    page.show();
    expect(page.place()).toBe('');
  });

  it('is above a control that would be below it, until the notices are gone', () => {
    const page = open('<a href="#add-money" data-box="16 600 200 644">Add money</a>');
    page.show();
    expect(Number.parseInt(page.place() ?? '', 10)).toBeLessThanOrEqual(528);
    page.hide();
    expect(page.place()).toBe('');
  });

  it('is not over the present step of an order', () => {
    const page = open('<ul><li aria-current="step" data-box="16 600 374 640">Picked up</li></ul>');
    page.show();
    expect(Number.parseInt(page.place() ?? '', 10)).toBeLessThanOrEqual(528);
  });

  it('is below a header that scrolls with the page, although the focused title is there, and at the foot if there is no room', () => {
    document.documentElement.style.setProperty('--covered-header', '0px');
    const title = '<h1 tabindex="-1" data-box="16 560 374 600">Your order</h1>';
    const below = open(`<header data-box="0 0 390 580"></header>${title}`);
    document.querySelector('h1')?.focus();
    below.show();
    expect(below.place()).toBe('592px');
    stop();
    const filled = open(`<header data-box="0 0 390 700"></header>${title}`);
    filled.show();
    expect(filled.place()).toBe('592px');
  });

  it.each(['pointerDown', 'keyDown'] as const)(
    'is not over the words beside the pressed button, %s',
    (press) => {
      const page = open(
        '<ul><li data-box="16 560 374 660">Send this link <button data-box="16 610 120 650">Copy</button></li></ul>',
      );
      fireEvent[press](document.querySelector('button') as HTMLButtonElement);
      page.show();
      expect(Number.parseInt(page.place() ?? '', 10)).toBeLessThanOrEqual(488);
    },
  );

  it('leaves the control to which focus moves', () => {
    const page = open('<input data-box="16 300 374 344">');
    page.show();
    document.querySelector('input')?.setAttribute('data-box', '16 600 374 644');
    fireEvent.focusIn(document.querySelector('input') as HTMLInputElement);
    jest.runAllTimers();
    expect(Number.parseInt(page.place() ?? '', 10)).toBeLessThanOrEqual(528);
  });

  it('is above the keyboard', () => {
    const visualViewport = Object.assign(new EventTarget(), { scale: 1, height: 380, offsetTop: 0 });
    Object.assign(globalThis, { visualViewport });
    const page = open('');
    page.show();
    expect(page.place()).toBe('308px');
  });
});
