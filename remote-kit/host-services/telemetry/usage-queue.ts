import type { UsageEvent } from '@crema/shared-contracts';

const mostWaiting = 50;

/** Holds usage events until the sender, which is loaded deferred, takes them. */
export const createUsageQueue = () => {
  const waiting: UsageEvent[] = [];
  let deliver = (event: UsageEvent): void => {
    if (waiting.length < mostWaiting) waiting.push(event);
  };
  return {
    track: (event: UsageEvent): void => deliver(event),
    deliverTo: (next: typeof deliver): void => {
      deliver = next;
      for (const event of waiting.splice(0)) next(event);
    },
  };
};
