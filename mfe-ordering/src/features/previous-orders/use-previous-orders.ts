import { useQuery } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { useLocale } from '@crema/remote-kit';
import { GetPreviousOrdersDocument } from '../../generated/operations.ts';
import { selectOrderStore } from '../../order-store/order-store.slice.ts';

/** Page size of the source (ORD-140). */
const limit = 10;

/** Read again whenever the page opens, and when locale or store change (ORD-142); the last list stays while it is. */
export const usePreviousOrders = () => {
  const locale = useLocale();
  const store = useSelector(selectOrderStore);
  const { data, previousData, error, refetch } = useQuery(GetPreviousOrdersDocument, {
    fetchPolicy: 'cache-and-network',
    variables: {
      locale,
      limit,
      ...(store && {
        storeNumber: store.storeNumber,
        storePricingInput: {
          timeZone: store.timeZoneId,
          ownershipTypeCode: store.ownershipTypeCode,
          countryCode: store.countryCode,
        },
      }),
    },
  });
  const orders = (data ?? previousData)?.previousOrders;
  return {
    orders: orders?.filter(({ basket }) => basket.items.length > 0),
    failed: !!error && !orders,
    retry: () => void refetch().catch(() => undefined),
  };
};
