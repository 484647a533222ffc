import { useHost } from '@crema/remote-kit';
import type { SingleUseToken } from '@crema/shared-contracts';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import type { SingleUseCard } from '../../facts/order.types.ts';
import { singleUseCardTokenised } from './tender.slice.ts';

/** Stores a card's token in the state with its age by the monotonic clock: the shorter of our limit and the vault's own (ORD-121, D-08). */
export const useSingleUseCard = () => {
  const dispatch = useAppDispatch();
  const { configuration, clock } = useHost();
  return ({
    paymentInstrumentToken,
    paymentType,
    accountNumberLastFour,
    expiresInMs,
    shownMinor,
  }: Omit<SingleUseToken, 'kind'> & Pick<SingleUseCard, 'shownMinor'>): void => {
    const now = clock.monotonic();
    const life = Math.min(expiresInMs, configuration.securePayment.guestPaymentTokenMaxAge);
    dispatch(
      singleUseCardTokenised({
        paymentInstrumentToken,
        paymentType,
        accountNumberLastFour,
        tokenAcquiredTimestamp: now,
        expiresAt: now + life,
        shownMinor,
      }),
    );
  };
};
