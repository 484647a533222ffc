import { useLocale, useQuery } from '@crema/remote-kit';
import { GetUsualItemsDocument } from '../../../generated/operations.ts';
import { useStorePricing } from '../../../order-store/use-store-pricing.ts';
import type { BasketItem } from '../../../cart/reorder.conversions.ts';

/**
 * The member's usual lines with the order store's availability (D-36); undefined until they are known. They are requested again whenever
 * a page with them opens. Without a connection the last reply stays; there is nothing to say about a failure.
 */
export const useUsualItems = (): readonly BasketItem[] | undefined => {
  const locale = useLocale();
  const pricing = useStorePricing();
  const { data, previousData } = useQuery(GetUsualItemsDocument, {
    fetchPolicy: 'cache-and-network',
    variables: { locale, ...pricing },
  });
  return (data ?? previousData)?.usualItems;
};
