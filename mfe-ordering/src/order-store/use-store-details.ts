import { skipToken, useOrderStore, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetStoreByNumberDocument, type OrderStoreFieldsFragment } from '../generated/operations.ts';

export type StoreDetails = OrderStoreFieldsFragment;
export interface StoreDetailsReply {
  readonly store: StoreDetails | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The present details of the order store: hours, pickup options, whether it accepts orders. */
export const useStoreDetails = (): StoreDetailsReply => {
  const storeNumber = useOrderStore()?.storeNumber;
  const { data, error, refetch } = useQuery(
    GetStoreByNumberDocument,
    storeNumber ? { variables: { storeNumber } } : skipToken,
  );
  const failed = !!error && !data;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  return { store: data?.storeByNumber, failed, retry };
};
