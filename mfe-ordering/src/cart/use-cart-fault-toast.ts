import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useHost } from '@crema/remote-kit';
import type { CartFault } from './cart.rules.ts';
import { selectCartFault } from './cart.selectors.ts';
import { faultTold } from './cart.slice.ts';

const messages = {
  AT_MAX: 'ordering.cart.atMax',
  INCOMPLETE_EDIT: 'ordering.cart.editIncomplete',
} as const satisfies Record<CartFault['code'], string>;

/** Says what the cart refused, each time it does (ORD-041, ORD-044). */
export const useCartFaultToast = (): void => {
  const intl = useIntl();
  const fault = useSelector(selectCartFault);
  const { toast, configuration } = useHost();
  const dispatch = useDispatch();
  const told = useRef<CartFault>(undefined);
  const tell = useEffectEvent((news: CartFault) => {
    if (told.current === news) return;
    told.current = news;
    toast({
      kind: 'warning',
      text: intl.formatMessage({ id: messages[news.code] }, { limit: configuration.maximumItemAmount }),
    });
    dispatch(faultTold());
  });
  useEffect(() => {
    if (fault) tell(fault);
  }, [fault]);
};
