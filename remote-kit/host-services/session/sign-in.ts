import { createSignal } from '@crema/shared-contracts';

export interface SignInRequestState {
  readonly returnUrl: string;
  /** True when the URL opened the sheet (`#pay`): Back removes the hash. */
  readonly hasOwnAddress: boolean;
  readonly close: (signedIn: boolean) => void;
}
/** The sign-in sheet (ACC-012). `ask` opens it and resolves with true if a visitor signed in. */
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
