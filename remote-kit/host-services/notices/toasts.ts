import { createSignal, type Toast } from '@crema/shared-contracts';

export interface ShownToast extends Toast {
  readonly id: number;
}
const shownForMs = 7000;
const maxToasts = 3;

/** Toasts of all remotes, the newest last. Errors stay until they are closed. A navigation clears all toasts. */
export const createToastService = () => {
  const toasts = createSignal<readonly ShownToast[]>([]);
  let nextId = 1;
  const dismiss = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));
  return {
    toasts,
    dismiss,
    /** Removes the toasts of the previous page. A toast with keepOnNavigation stays for one navigation. */
    clearForNavigation: () =>
      toasts.set(
        toasts
          .get()
          .filter(({ keepOnNavigation }) => keepOnNavigation)
          .map((toast) => ({ ...toast, keepOnNavigation: false })),
      ),
    show: (toast: Toast) => {
      const id = nextId++;
      const isReplaced = (other: Toast) =>
        other.text === toast.text || (toast.subject !== undefined && other.subject === toast.subject);
      toasts.set([...toasts.get().filter((other) => !isReplaced(other)), { ...toast, id }].slice(-maxToasts));
      if (toast.kind !== 'error') setTimeout(() => dismiss(id), shownForMs);
    },
  };
};
