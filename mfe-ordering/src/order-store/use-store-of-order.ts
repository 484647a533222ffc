import { useGraphqlClient, useHost, useOrderStore } from '@crema/remote-kit';
import { GetStoreByNumberDocument } from '../generated/get-store-by-number.ts';
import { toOrderStore } from './to-order-store.ts';

/**
 * Makes the store of a past order the order store if none is chosen, before the order is put into the cart again (L-07). A chosen store
 * stays. If the store cannot be read, as without a connection, the cart asks for one, as it does without this.
 */
export const useStoreOfOrder = (storeNumber: string): (() => Promise<void>) => {
  const client = useGraphqlClient();
  const { orderStore, connection } = useHost();
  const chosen = useOrderStore();
  return async () => {
    if (chosen || connection.get() === 'offline') return;
    const reply = await client
      .query({ query: GetStoreByNumberDocument, variables: { storeNumber } })
      .catch(() => undefined);
    if (reply?.data) await orderStore.choose(toOrderStore(reply.data.storeByNumber));
  };
};
