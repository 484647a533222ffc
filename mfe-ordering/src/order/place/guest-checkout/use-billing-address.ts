import { useEffect, useEffectEvent, useState } from 'react';
import { useHost, type AppError } from '@crema/remote-kit';
import { needsBillingAddress, type Market } from '@crema/shared-contracts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectPricing, selectTender } from '../../facts/order.selectors.ts';
import { showPart } from '../../../accessibility/show-part.ts';

/** The refusals that a billing address ends; they are shown at the address instead of the card. */
const addressCodes: readonly string[] = ['ADDRESS_NOT_FOUND'];
export const isAddressError = (error: AppError | undefined): boolean =>
  error !== undefined && addressCodes.includes(error.code);

export const addressPart = 'guest-address';

/**
 * Whether this order asks for a billing address (ORD-123): the store's market or the brand of the typed card needs it, the
 * server has asked for it, or the guest has typed one already.
 */
export const useBillingAddress = (error: AppError | undefined) => {
  const { guestBillingAddress } = useHost().configuration;
  const { singleUseCard, addressTyped, addressToken } = useAppSelector(selectTender);
  const price = useAppSelector(selectPricing)?.summary.price;
  const [isOpen, setOpen] = useState(false);
  const [saves, setSaves] = useState(0);
  const cardIsNext = useEffectEvent(() => {
    if (!singleUseCard) showPart('guest-card');
  });
  // The closed dialog has returned focus to its opener: the card, which is typed next, gets it after that.
  useEffect(() => {
    if (saves > 0) cardIsNext();
  }, [saves]);
  const market: Market = price?.currency === 'CAD' ? 'CA' : 'US';
  const costs = (price?.amountMinor ?? 0) > 0;
  const isNeededFor = (paymentType: string | undefined): boolean =>
    costs && needsBillingAddress(guestBillingAddress, { market, paymentType });
  const isAsked =
    costs && (isNeededFor(singleUseCard?.paymentType) || addressTyped !== undefined || isAddressError(error));
  return {
    market,
    isAsked,
    /** Whether the order cannot be sent with a card of this brand before an address is typed. */
    isMissingFor: (paymentType: string | undefined): boolean =>
      addressToken === undefined && isNeededFor(paymentType),
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    saved: () => {
      setOpen(false);
      setSaves((count) => count + 1);
    },
    show: () => showPart(addressPart),
  };
};
export type BillingAddress = ReturnType<typeof useBillingAddress>;
