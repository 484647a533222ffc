import { useCallback } from 'react';
import type { DomainEvents } from '@crema/shared-contracts';
import { useGraphqlClient, useHost } from '@crema/remote-kit';
import { GetPaymentMethodsDocument } from '../generated/get-payment-methods.ts';

/** Reads payment methods and addresses again. A failed read changes nothing: the next page that shows them reads again. */
const useRefreshPaymentMethods = () => {
  const client = useGraphqlClient();
  return useCallback(
    () =>
      client.query({ query: GetPaymentMethodsDocument, fetchPolicy: 'network-only' }).then(
        () => undefined,
        () => undefined,
      ),
    [client],
  );
};

/**
 * Call it after a change of a payment method or billing address: emits payment-methods-updated, which other tabs and remotes
 * follow, and reads both lists again.
 */
export const useAnnouncePaymentMethods = () => {
  const { bus } = useHost();
  const refresh = useRefreshPaymentMethods();
  return useCallback(
    (change: DomainEvents['payment-methods-updated']): Promise<void> => {
      bus.emit('payment-methods-updated', change);
      return refresh();
    },
    [bus, refresh],
  );
};

/** The action of a refusal that names the payment method: the list is read again, because it may be older than the refusal. */
export const useChooseAgain = (clear: () => void) => {
  const refresh = useRefreshPaymentMethods();
  return () => {
    clear();
    void refresh();
  };
};
