import { AppError, createAppError } from '../../http/errors/app-error.ts';
import { addressKeyOf, claimSingleUseAddress, hasSingleUseAddress } from '../../payments/payments.public.ts';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './read-purchase.ts';

/**
 * The billing address of a typed card, which pays this purchase only (CRD-061). Throws GIFT_ADDRESS_UNAVAILABLE if it has expired or
 * pays another purchase, and ADDRESS_NOT_FOUND if this session has not added it (GFT-061).
 */
export const claimAddress = async (
  deps: Parameters<typeof claimSingleUseAddress>[0],
  { buyer, purchase }: { readonly buyer: Buyer; readonly purchase: Purchase },
  purchaseId: string,
) => {
  const isStored = buyer.memberId !== null && purchase.paymentInstrumentId !== undefined;
  if (isStored || purchase.addressToken === undefined) return undefined;
  const claim = {
    addressKey: addressKeyOf(purchase.addressToken),
    sessionId: buyer.sessionId,
    orderId: purchaseId,
  };
  return claimSingleUseAddress(deps, claim).catch(async (cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    const isKnown = await hasSingleUseAddress(deps.db, claim);
    throw createAppError(isKnown ? 'GIFT_ADDRESS_UNAVAILABLE' : 'ADDRESS_NOT_FOUND', undefined, {
      field: 'addressToken',
    });
  });
};
