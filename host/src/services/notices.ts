import type { DialogRequest, Toast } from '@crema/shared-contracts';
import { createSignal } from '@crema/shared-contracts';

export interface ShownToast extends Toast {
  readonly id: number;
}
const shownForMs = 7000;
const maxToasts = 3;

/** Toasts of every remote, the newest last; errors stay until they are closed. A navigation clears them all. */
export const createToastService = () => {
  const toasts = createSignal<readonly ShownToast[]>([]);
  let nextId = 1;
  const dismiss = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));
  return {
    toasts,
    dismiss,
    /** Another page is shown: what belongs to the one before goes; what came with the navigation stays this once. */
    clearForNavigation: () =>
      toasts.set(
        toasts
          .get()
          .filter(({ keepOnNavigation }) => keepOnNavigation)
          .map((toast) => ({ ...toast, keepOnNavigation: false })),
      ),
    show: (toast: Toast) => {
      const id = nextId++;
      toasts.set(
        [...toasts.get().filter((other) => other.text !== toast.text), { ...toast, id }].slice(-maxToasts),
      );
      if (toast.kind !== 'error') setTimeout(() => dismiss(id), shownForMs);
    },
  };
};

export interface OpenDialog extends DialogRequest {
  readonly answer: (confirmed: boolean) => void;
}
/** One question at a time; a second waits for the first one's answer. */
export const createDialogService = () => {
  const open = createSignal<OpenDialog | null>(null);
  let last: Promise<unknown> = Promise.resolve();
  const ask = (request: DialogRequest) =>
    new Promise<boolean>((resolve) =>
      open.set({
        ...request,
        answer: (confirmed) => {
          open.set(null);
          resolve(confirmed);
        },
      }),
    );
  return {
    open,
    confirm: (request: DialogRequest): Promise<boolean> => {
      const answer = last.then(() => ask(request));
      last = answer;
      return answer;
    },
  };
};

export interface SignInRequestState {
  readonly returnUrl: string;
  /** The address itself asked for it (`#pay`): Back leaves that address. */
  readonly hasOwnAddress: boolean;
  readonly close: (signedIn: boolean) => void;
}
/** The sign-in sheet (ACC-012): opened by a gate, answers whether someone signed in. */
export const createSignInService = () => {
  const open = createSignal<SignInRequestState | null>(null);
  return {
    open,
    ask: (returnUrl: string, { hasOwnAddress = false } = {}): Promise<boolean> =>
      new Promise((resolve) => {
        open.get()?.close(false);
        open.set({
          returnUrl,
          hasOwnAddress,
          close: (signedIn) => {
            open.set(null);
            resolve(signedIn);
          },
        });
      }),
  };
};
