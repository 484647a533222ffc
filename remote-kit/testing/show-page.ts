import { act } from '@testing-library/react';

/** The customer leaves the page for another tab or app, or comes back to it. */
export const showPage = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
