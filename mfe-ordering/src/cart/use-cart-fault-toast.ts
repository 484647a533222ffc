import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useHost } from '@crema/remote-kit';
import type { CartFault } from './cart.rules.ts';
import { selectCartFault } from './cart.selectors.ts';

const messages = {
  AT_MAX: 'ordering.cart.atMax',
  INCOMPLETE_EDIT: 'ordering.cart.editIncomplete',
} as const satisfies Record<CartFault['code'], string>;

/** Says what the cart refused, each time it does (ORD-041, ORD-044). */
export const useCartFaultToast = (): void => {
  const intl = useIntl();
  const fault = useSelector(selectCartFault);
  const { toast, configuration } = useHost();
  const tell = useEffectEvent(({ code }: CartFault) =>
    toast({
      kind: 'warning',
      text: intl.formatMessage({ id: messages[code] }, { limit: configuration.maximumItemAmount }),
    }),
  );
  useEffect(() => {
    if (fault) tell(fault);
  }, [fault]);
};
