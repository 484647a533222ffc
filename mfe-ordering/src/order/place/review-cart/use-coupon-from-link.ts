import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import { offerChosen } from '../pick-up/fulfilment.slice.ts';

const parameter = 'coupon';

/**
 * Chooses the coupon that a card of the home feed names (`?coupon=CODE`), also while the cart is empty: it is applied once there is
 * something to price (D-144). The URL loses it, so that a reload does not undo another choice. A guest has no coupons.
 */
export const useCouponFromLink = (): void => {
  const dispatch = useAppDispatch();
  const isMember = useMember() !== undefined;
  const [search, setSearch] = useSearchParams();
  const code = search.get(parameter);
  useEffect(() => {
    if (code === null) return;
    if (isMember && code !== '') dispatch(offerChosen({ type: 'COUPON', code }));
    setSearch(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(parameter);
        return rest;
      },
      { replace: true },
    );
  }, [code, isMember, dispatch, setSearch]);
};
