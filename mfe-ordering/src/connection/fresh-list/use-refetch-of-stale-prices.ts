import { useEffect, useEffectEvent } from 'react';
import { useHost } from '@crema/remote-kit';
import { pricesStaleAfter } from './fresh-list.rules.ts';

/** Requests a reply with prices again when it is five minutes old and still shown (ORD-086). A failure leaves it shown. */
export const useRefetchOfStalePrices = (reply: object | undefined, refetch: () => Promise<unknown>): void => {
  const { productRetryAfter } = useHost().configuration;
  const again = useEffectEvent(() => refetch());
  useEffect(() => {
    if (!reply) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const plan = (ms: number) => {
      if (current) due = setTimeout(load, ms);
    };
    // An equal reply is the same object, which starts no new effect.
    const load = () =>
      void again().then(
        () => plan(pricesStaleAfter),
        () => plan(productRetryAfter),
      );
    plan(pricesStaleAfter);
    return () => {
      current = false;
      clearTimeout(due);
    };
  }, [reply, productRetryAfter]);
};
