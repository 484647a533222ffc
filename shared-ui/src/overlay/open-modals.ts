import { useSyncExternalStore } from 'react';

/** The open modals, the topmost last. All else in the document is inert while one is open. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const change = (next: typeof open) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Records an open modal; returns the function that removes it. */
export const recordModal = (dialog: HTMLDialogElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The topmost open modal. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open[open.length - 1],
    () => undefined,
  );
