import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Closes an open modal on the browser's Back; the host provides the implementation. */
export interface ModalHistory {
  /**
   * Call it when a modal opens: the browser's Back then calls `close` instead of leaving the page. Returns a
   * function that undoes this.
   */
  readonly enter: (close: () => void) => () => void;
}
const Context = createContext<ModalHistory>({ enter: () => () => undefined });
export const ModalHistoryProvider = Context.Provider;

/** While `open` is true, Back closes the modal. */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const { enter } = useContext(Context);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enter(() => close()) : undefined), [open, enter]);
};
