import { useEffect, useEffectEvent } from 'react';
import { skipToken, useQuery } from '@apollo/client/react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@crema/remote-kit';
import { selectLines } from '../../cart/cart.selectors.ts';
import { availabilityCorrected } from '../../cart/cart.slice.ts';
import { menuVariables } from '../../catalogue/use-menu.ts';
import { GetMenuDocument } from '../../generated/operations.ts';
import { selectOrderStore } from '../../order-store/order-store.slice.ts';
import { readAvailability } from '../../cart/availability.conversions.ts';

/** ORD-043: the cart's availability follows the order store's menu. */
export const useAvailabilityCorrection = (): void => {
  const dispatch = useDispatch();
  const locale = useLocale();
  const storeNumber = useSelector(selectOrderStore)?.storeNumber;
  const lines = useSelector(selectLines);
  const { data } = useQuery(
    GetMenuDocument,
    storeNumber ? { variables: menuVariables(storeNumber, locale), fetchPolicy: 'cache-first' } : skipToken,
  );
  const correct = useEffectEvent(() => {
    if (data) dispatch(availabilityCorrected(readAvailability(data.menu.menus, lines)));
  });
  useEffect(() => correct(), [data, lines.length]);
};
