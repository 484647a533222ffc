import { fetchStateOf, useLocale, useQuery } from '@crema/remote-kit';
import { GetPreviousOrdersDocument } from '../../generated/operations.ts';
import { useStorePricing } from '../../order-store/use-store-pricing.ts';

/** The page size of the source (ORD-140). */
const limit = 10;

/**
 * The list is requested again whenever the page opens, and when locale or store change (ORD-142); the last
 * list remains meanwhile.
 */
export const usePreviousOrders = () => {
  const locale = useLocale();
  const pricing = useStorePricing();
  const { data, previousData, error, loading, refetch } = useQuery(GetPreviousOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    variables: {
      locale,
      limit,
      ...pricing,
    },
  });
  const request = fetchStateOf({ data: (data ?? previousData)?.previousOrders, error, loading });
  return {
    orders: request.data?.filter(({ basket }) => basket.items.length > 0),
    failed: request.status === 'failed' && !request.data,
    retry: () => void refetch().catch(() => undefined),
  };
};
