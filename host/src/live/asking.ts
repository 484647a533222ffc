import type { CompositionNotice, CompositionReply } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';

const lagMs = 2000;

/** Asks for the registry, once at a time; asks again while the answers lag behind what the server told of. */
export const createAsking = (
  { http, paths }: Host,
  accept: (reply: CompositionReply) => void,
  sequence: () => number,
) => {
  let told = 0;
  let asking: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(again);
    asking ??= http<CompositionReply>(paths.composition)
      // What this one missed, the next look or notice brings.
      .then(accept, () => undefined)
      .finally(() => {
        asking = undefined;
        // Another server than the one that told answered, or the answer was on its way when it told.
        if (told > sequence()) again = setTimeout(look, lagMs);
      });
  };
  return {
    look,
    hear: (notice: CompositionNotice) => {
      told = notice.sequence;
      if (told > sequence()) look();
    },
    stop: () => clearTimeout(again),
  };
};
