import { showLatePictures } from './late-pictures.ts';

const root = document.documentElement;
/** Runs the script in the head of a page. */
const openPage = () => {
  jest.isolateModules(() => void jest.requireActual('./late-pictures.inline.ts'));
};
const areLate = () => root.dataset['pictures'] === 'late';

beforeEach(() => {
  jest.useFakeTimers();
  openPage();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete window.showLatePictures;
});

describe('pictures below the first row', () => {
  it('wait until the page is hydrated', () => {
    expect(areLate()).toBe(true);
    showLatePictures();
    expect(areLate()).toBe(false);
  });
  it.each(['scroll', 'pointerdown', 'keydown'])('are shown at once by %s', (type) => {
    document.body.dispatchEvent(new Event(type));
    expect(areLate()).toBe(false);
  });
  it('are shown after 5 s when the page’s code does not arrive', () => {
    jest.advanceTimersByTime(4_999);
    expect(areLate()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(areLate()).toBe(false);
  });
});

it('does nothing in a page without the script', () => {
  delete window.showLatePictures;
  expect(showLatePictures).not.toThrow();
});
