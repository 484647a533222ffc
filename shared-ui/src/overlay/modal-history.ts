import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** How an open modal takes part in the browser's history; the host provides it. */
export interface ModalHistory {
  /** A modal opened: from now on the browser's Back calls `close` instead of leaving the page. Returns the end of that. */
  readonly enter: (close: () => void) => () => void;
}
const Context = createContext<ModalHistory>({ enter: () => () => undefined });
export const ModalHistoryProvider = Context.Provider;

/** While `open`, Back closes the modal. */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const { enter } = useContext(Context);
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? enter(() => close()) : undefined), [open, enter]);
};
