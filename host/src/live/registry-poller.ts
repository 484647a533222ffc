import type { CompositionNotice, CompositionReply } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';

const lagMs = 2000;

/** Asks for the registry, once at a time; asks again while the answers lag behind what the server told of. */
export const createRegistryPoller = (
  { http, paths }: Host,
  accept: (reply: CompositionReply) => void,
  sequence: () => number,
) => {
  let notifiedSequence = 0;
  let request: Promise<void> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const poll = () => {
    clearTimeout(retryTimer);
    request ??= http<CompositionReply>(paths.composition)
      // What this one missed, the next look or notice brings.
      .then(accept, () => undefined)
      .finally(() => {
        request = undefined;
        // Another server than the one that told answered, or the answer was on its way when it told.
        if (notifiedSequence > sequence()) retryTimer = setTimeout(poll, lagMs);
      });
  };
  return {
    poll: poll,
    onNotice: (notice: CompositionNotice) => {
      notifiedSequence = notice.sequence;
      if (notifiedSequence > sequence()) poll();
    },
    stop: () => clearTimeout(retryTimer),
  };
};
