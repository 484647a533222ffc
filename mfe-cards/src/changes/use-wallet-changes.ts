import { useCallback } from 'react';
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { DomainEvents } from '@crema/shared-contracts';
import { useGraphqlClient, useHost } from '@crema/remote-kit';
import { GetCardsDocument } from '../generated/get-cards.ts';

type Reason = DomainEvents['card-updated']['reason'];

/** Sends changes of the wallet and emits card-updated after each success (CRD-011). */
export const useWalletChanges = () => {
  const client = useGraphqlClient();
  const { bus } = useHost();
  /** Sends one mutation; `show` writes its result to the cache. Throws the server's error. */
  const send = useCallback(
    async <D, V extends OperationVariables>(
      mutation: TypedDocumentNode<D, V>,
      variables: V,
      show?: (cache: ApolloCache, data: D) => void,
    ): Promise<D> => {
      const { data } = await client.mutate<D>({
        mutation,
        variables,
        update: (cache, reply) => {
          if (reply.data) show?.(cache, reply.data as D);
        },
      });
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
  /** Deletes a card that is not in the wallet any more from every query. */
  const evict = useCallback(
    (cardId: string) => client.evict({ __typename: 'StoredValueCard', cardId }),
    [client],
  );
  const announce = useCallback(
    (reason: Reason, cardId: string) => bus.emit('card-updated', { cardId, reason }),
    [bus],
  );
  return { send, refresh, evict, announce };
};
export type WalletChanges = ReturnType<typeof useWalletChanges>;
