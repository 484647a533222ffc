import '@testing-library/jest-dom';
import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  // The time limit of `waitFor` on a busy machine.
  asyncUtilTimeout: 40_000,
  // `waitFor` prints the whole page at each attempt, and again when the time is over: only the last one is read.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? withoutPage(message)
      : getElementError(message, container),
});

// React's development build records a stack trace with every element, a third of the time of a test that types. It stops after
// 10,000 elements, so it is given a count that is always above.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// A test may end while its page still asks. The page is removed first (by the testing library, whose hook is the first one); then each
// request that was begun finds its handler in the next turns, before the file resets its handlers: afterwards it would fail the next test.
const turns = 20;
const nextTurn = setImmediate;
afterEach(async () => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => nextTurn(done));
});

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
