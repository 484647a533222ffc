import { useSyncExternalStore } from 'react';
import { createSignal } from '@crema/shared-contracts';

/** The open modals, the topmost last. All else in the document is inert while one is open. */
const open = createSignal<readonly HTMLDialogElement[]>([]);

/** Records an open modal; returns the function that removes it. */
export const recordModal = (dialog: HTMLDialogElement): (() => void) => {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
};

const topmost = (): HTMLDialogElement | undefined => open.get().at(-1);
/** The topmost open modal. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(open.subscribe, topmost, () => undefined);
