import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The time limit of `waitFor` on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

// An unexpected console.error fails the test that caused it (house style 18).
const unexpected: string[] = [];
beforeEach(() => {
  unexpected.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  if (unexpected.length)
    throw new Error(
      `Found an unexpected console.error. Remove its cause, or expect it in the test:\n${unexpected.join('\n')}`,
    );
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
performance.mark ??= (() => undefined) as never;
performance.measure ??= (() => undefined) as never;
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as never;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom has no dialog methods; these are sufficient to test focus and closing.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
