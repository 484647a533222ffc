import { useEffect, useEffectEvent, useMemo } from 'react';
import { skipToken, useLocale, useOrderStore, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../state/ordering.hooks.ts';
import { GetCartItemsDocument, type GetCartItemsQuery } from '../generated/operations.ts';
import {
  readAvailability,
  readEstimates,
  readFacts,
  readRenamedLines,
  readStandardItems,
  toCartItemsVariables,
} from './cart-items.conversions.ts';
import { useRefetchOfStalePrices } from '../connection/fresh-list/use-refetch-of-stale-prices.ts';
import { selectLines } from './cart.selectors.ts';
import { availabilityCorrected, lineEdited, standardItemsRead } from './cart.slice.ts';

export type { ItemFacts } from './cart-items.conversions.ts';

/**
 * Loads price and availability of one unit of each line when the page opens, when a line, the store or the language changes,
 * and when the prices are stale (ORD-086); after a failure, on request or on reconnecting. Corrects the availability in the cart (ORD-043) and the
 * names after a change of language, and returns the estimates and the facts by line; `isLoading` until there are some.
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
    for (const renamed of readRenamedLines(lines, cartItems)) dispatch(lineEdited(renamed));
    dispatch(standardItemsRead(readStandardItems(cartItems)));
    dispatch(availabilityCorrected(readAvailability(cartItems)));
  });
  useEffect(() => {
    if (data) correct(data);
  }, [data]);
  const failed = error !== undefined;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  useRefetchOfStalePrices(data, refetch);
  const known = data ?? previousData;
  const estimates = useMemo(() => readEstimates(known?.cartItems ?? []), [known]);
  const facts = useMemo(() => readFacts(known?.cartItems ?? []), [known]);
  return { estimates, facts, isLoading: !known && !failed, failed, retry };
};
