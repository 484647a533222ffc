import { useMemo } from 'react';
import { useLocale } from '@crema/remote-kit';
import { useFreshList } from '../../../connection/fresh-list/use-fresh-list.ts';
import { GetPreviousOrdersDocument, type GetPreviousOrdersQuery } from '../../../generated/operations.ts';
import { selectOpenOrders } from '../../follow/open-orders/open-orders.selectors.ts';
import { useStorePricing } from '../../../order-store/use-store-pricing.ts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';

export type PreviousOrder = GetPreviousOrdersQuery['previousOrders'][number];

/** The page size of the source (ORD-140). */
const limit = 10;

/**
 * The list is kept for two hours. It is requested again before that when locale or store change, and when the most recent order is no
 * longer what the list says: one was placed, in this tab or in another, or one was moved by its store (ORD-142).
 */
export const usePreviousOrders = () => {
  const locale = useLocale();
  const pricing = useStorePricing();
  const variables = useMemo(() => ({ locale, limit, ...pricing }), [locale, pricing]);
  const open = useAppSelector(selectOpenOrders);
  const follows = open.map(({ orderId, status }) => `${orderId} ${status}`).join();
  const { data, ...request } = useFreshList(GetPreviousOrdersDocument, { variables, follows });
  return {
    orders: data?.previousOrders.filter(({ basket }) => basket.items.length > 0),
    ...request,
  };
};
