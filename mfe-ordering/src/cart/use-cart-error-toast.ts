import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../state/ordering.hooks.ts';
import type { CartError } from './cart.rules.ts';
import { selectCartError } from './cart.selectors.ts';
import { errorShown } from './cart.slice.ts';

const messages = {
  AT_MAX: 'ordering.cart.atMax',
  INCOMPLETE_EDIT: 'ordering.cart.editIncomplete',
} as const satisfies Record<CartError['code'], string>;

/** Shows a toast for each error of the cart (ORD-041, ORD-044). */
export const useCartErrorToast = (): void => {
  const intl = useIntl();
  const error = useAppSelector(selectCartError);
  const { toast, configuration } = useHost();
  const dispatch = useAppDispatch();
  const shownError = useRef<CartError>(undefined);
  const showOnce = useEffectEvent((newError: CartError) => {
    if (shownError.current === newError) return;
    shownError.current = newError;
    toast({
      kind: 'warning',
      text: intl.formatMessage({ id: messages[newError.code] }, { limit: configuration.maximumItemAmount }),
    });
    dispatch(errorShown());
  });
  useEffect(() => {
    if (error) showOnce(error);
  }, [error]);
};
