import { createSignal, type DialogRequest } from '@crema/shared-contracts';

export interface OpenDialog extends DialogRequest {
  readonly answer: (confirmed: boolean) => void;
}
/** Shows one dialog at a time; a second one waits for the answer to the first. */
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
