import { useCallback } from 'react';
import { useGraphqlClient } from '@crema/remote-kit';
import { GetPaymentMethodsDocument } from '../generated/get-payment-methods.ts';

/** Reads payment methods and addresses again. A failed read changes nothing: the next page that shows them reads again. */
export const useRefreshPaymentMethods = () => {
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
