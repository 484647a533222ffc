import { walletTypes } from '../rest/payment-names.ts';
import type { Configuration } from './configuration.ts';

interface GuestCard {
  /** The country of the store. */
  readonly market: string | undefined;
  /** The card's brand, once it is known. */
  readonly paymentType: string | undefined;
}
/**
 * ORD-123: whether a guest's card pays only with a billing address. The page and the server read the same table. A wallet gives its
 * own address to the provider.
 */
export const needsBillingAddress = (
  { markets, paymentTypes }: Configuration['guestBillingAddress'],
  { market, paymentType }: GuestCard,
): boolean =>
  !walletTypes.some((one) => one === paymentType) &&
  (markets.some((one) => one === market) || paymentTypes.some((one) => one === paymentType));
