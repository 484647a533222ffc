import { useEffect, useEffectEvent, useMemo } from 'react';
import { skipToken, useLocale, useOrderStore, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../ordering.hooks.ts';
import { GetCartItemsDocument, type GetCartItemsQuery } from '../generated/operations.ts';
import {
  readAvailability,
  readEstimates,
  readStandardItems,
  toCartItemsVariables,
} from './cart-items.conversions.ts';
import { selectLines } from './cart.selectors.ts';
import { availabilityCorrected, standardItemsRead } from './cart.slice.ts';

/**
 * Loads price and availability of one unit of each line when the page opens and when a line, the store or the language
 * changes; after a failure, on request or on reconnecting. Corrects the availability in the cart (ORD-043) and returns
 * the estimates by line.
 */
export const useCartItems = () => {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const storeNumber = useOrderStore()?.storeNumber;
  const lines = useAppSelector(selectLines);
  const { data, previousData, error, refetch } = useQuery(
    GetCartItemsDocument,
    lines.length > 0
      ? { variables: toCartItemsVariables(lines, storeNumber, locale), fetchPolicy: 'network-only' }
      : skipToken,
  );
  const correct = useEffectEvent(({ cartItems }: GetCartItemsQuery) => {
    dispatch(standardItemsRead(readStandardItems(cartItems)));
    dispatch(availabilityCorrected(readAvailability(cartItems)));
  });
  useEffect(() => {
    if (data) correct(data);
  }, [data]);
  const failed = error !== undefined;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  const known = data ?? previousData;
  const estimates = useMemo(() => readEstimates(known?.cartItems ?? []), [known]);
  return { estimates, failed, retry };
};
