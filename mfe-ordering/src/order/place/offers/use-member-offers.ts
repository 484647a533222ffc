import { useEffect, useEffectEvent } from 'react';
import { skipToken, useDomainEvent, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetMemberOffersDocument } from '../../../generated/operations.ts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import { selectPricingQuestion } from '../pricing/pricing.selectors.ts';
import { useOrderSelector } from '../../../state/use-order-selector.ts';

/**
 * The member's Stars and offers for the present cart: read when the cart, the store or the language changes, when an offer was
 * not applied, when the balance of Stars has changed (D-151), on request, and once the connection is back. The last reply stays until
 * the next one.
 */
export const useMemberOffers = () => {
  const question = useOrderSelector(selectPricingQuestion);
  const { rejectedOffer } = useAppSelector(selectFulfilment);
  const { data, previousData, error, refetch } = useQuery(
    GetMemberOffersDocument,
    question && !question.guest
      ? {
          variables: {
            items: question.order.cart.items,
            storeNumber: question.order.storeNumber,
            locale: question.locale,
          },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  const retry = () => void refetch().catch(() => undefined);
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (rejectedOffer) readAgain();
  }, [rejectedOffer]);
  const shownTenths = data?.memberOffers.starTenths;
  useDomainEvent('stars-changed', ({ balanceTenths }) => {
    if (shownTenths !== undefined && balanceTenths !== shownTenths) retry();
  });
  const failed = error !== undefined;
  useRetryOnReconnect(failed, retry);
  return { member: (data ?? previousData)?.memberOffers, failed, retry };
};
