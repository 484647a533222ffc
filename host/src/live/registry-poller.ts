import type { CompositionNotice, CompositionReply } from '@crema/shared-contracts';
import type { Host } from '../services/host.ts';

const lagMs = 2000;

/** Requests the registry, one request at a time; repeats it while the reply is older than the last notice. */
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
      // A failed request is not repeated here: the next poll or notice requests the registry again.
      .then(accept, () => undefined)
      .finally(() => {
        request = undefined;
        // The reply came from a server that does not know the change yet, or was sent before the notice.
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
