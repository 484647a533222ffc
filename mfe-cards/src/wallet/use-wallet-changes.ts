import { useCallback } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DomainEvents } from '@crema/shared-contracts';
import { useGraphqlClient, useHost } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';

type Reason = DomainEvents['card-updated']['reason'];

/** Sends changes of the wallet and emits card-updated after each success (CRD-011). */
export const useWalletChanges = () => {
  const client = useGraphqlClient();
  const { bus } = useHost();
  /** Sends one mutation. Throws the server's error. */
  const send = useCallback(
    async <D, V extends OperationVariables>(mutation: TypedDocumentNode<D, V>, variables: V): Promise<D> => {
      const { data } = await client.mutate<D>({ mutation, variables });
      if (!data) throw new TypeError('the reply is empty');
      return data;
    },
    [client],
  );
  /** Reads the cards again. A failed read changes nothing: the next page with cards reads again. */
  const refresh = useCallback(
    () =>
      client.query({ query: GetCardsDocument, fetchPolicy: 'network-only' }).then(
        () => undefined,
        () => undefined,
      ),
    [client],
  );
  const announce = useCallback(
    (reason: Reason, cardId: string) => bus.emit('card-updated', { cardId, reason }),
    [bus],
  );
  return { send, refresh, announce };
};
export type WalletChanges = ReturnType<typeof useWalletChanges>;
