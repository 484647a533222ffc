import type { PageHead, Unsubscribe } from '@crema/shared-contracts';
import { changeable } from './readable.ts';

/** What a remote's page says of itself, and the path it said it for. */
export interface StatedHead extends PageHead {
  readonly pathname: string;
}

/** Keeps the head of the page that is open; a statement made for another path counts no more. */
export const createHeadService = () => {
  const head = changeable<StatedHead | undefined>(undefined);
  return {
    head,
    set: (stated: PageHead): Unsubscribe => {
      const own = { ...stated, pathname: location.pathname };
      head.set(own);
      return () => {
        if (head.get() === own) head.set(undefined);
      };
    },
  };
};
