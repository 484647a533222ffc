import type { PageHead, Unsubscribe } from '@crema/shared-contracts';
import { createSignal } from '@crema/shared-contracts';

/** What a remote's page says of itself, and the path it said it for. */
export interface StatedHead extends PageHead {
  readonly pathname: string;
}

/** Keeps the head of the page that is open; a statement made for another path counts no more. */
export const createHeadService = () => {
  const head = createSignal<StatedHead | undefined>(undefined);
  return {
    head,
    set: (pageHead: PageHead): Unsubscribe => {
      const stated = { ...pageHead, pathname: location.pathname };
      head.set(stated);
      return () => {
        if (head.get() === stated) head.set(undefined);
      };
    },
  };
};
