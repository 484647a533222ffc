import { useEffect, useEffectEvent } from 'react';
import { skipToken, useQuery } from '@apollo/client/react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@crema/remote-kit';
import { selectLines } from '../../cart/cart.selectors.ts';
import { availabilityCorrected } from '../../cart/cart.slice.ts';
import { menuVariables } from '../../catalogue/use-menu.ts';
import { GetMenuDocument } from '../../generated/operations.ts';
import { selectPlacement, selectPricingState } from '../../order/order.selectors.ts';
import { selectOrderStore } from '../../order-store/order-store.slice.ts';
import { readAvailability } from './availability.conversions.ts';

/** ORD-043: the cart's availability follows the order store's menu, and is read again when the server refuses an item. */
export const useAvailabilityCorrection = (): void => {
  const dispatch = useDispatch();
  const locale = useLocale();
  const storeNumber = useSelector(selectOrderStore)?.storeNumber;
  const lines = useSelector(selectLines);
  const { fault } = useSelector(selectPricingState);
  const placement = useSelector(selectPlacement);
  const { data, refetch } = useQuery(
    GetMenuDocument,
    storeNumber ? { variables: menuVariables(storeNumber, locale), fetchPolicy: 'cache-first' } : skipToken,
  );
  const correct = useEffectEvent(() => {
    if (data) dispatch(availabilityCorrected(readAvailability(data.menu.menus, lines)));
  });
  useEffect(() => correct(), [data, lines.length]);

  const refused =
    fault?.code === 'ITEMS_UNAVAILABLE' ||
    (placement.status === 'refused' && placement.fault.code === 'ITEMS_UNAVAILABLE');
  useEffect(() => {
    if (refused) void refetch().catch(() => undefined);
  }, [refused, refetch]);
};
