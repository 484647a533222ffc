import type { Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { charge, referenceOf, referenceOfNext } from '../payment-attempt.ts';
import type { AuthoriseResult, CardAddress, PaymentSource } from '../payment-provider.ts';
import { withRefusedCardLimits, type CardSender } from '../refused-cards/refused-card-limits.ts';
import { findInstrument, isReadOnly } from './instrument-store.ts';

interface OrderCharge {
  readonly orderId: string;
  readonly memberId: string | null;
  /** The vault's token, or a payment method of the member (D-142). */
  readonly card: string;
  readonly sender: CardSender;
  readonly amount: Money;
  readonly billingAddress?: CardAddress | undefined;
  /** Our page to which a redirect returns; without it a payment that needs an action is refused. */
  readonly returnUrl?: string | undefined;
  /** A payment of the order that has failed: its release may still be under way. */
  readonly endedReference?: string | undefined;
}
export type OrderChargeResult = AuthoriseResult & { readonly reference: string };

/**
 * The source that a charge takes the money from. A payment method of another member is an unknown token. Throws PAYMENT_OPTION_OFF
 * for a typed card while the configuration turns them off, and for a payment method that is listed only (CRD-051).
 */
export const findPaymentSource = async (
  deps: AppDeps,
  { memberId, card }: Pick<OrderCharge, 'memberId' | 'card'>,
): Promise<PaymentSource> => {
  const stored = memberId === null ? undefined : await findInstrument(deps.db, deps, memberId, card);
  const isOff = stored ? isReadOnly(stored, deps) : !deps.configuration.newPaymentOptionEnabled.creditCard;
  if (isOff) throw createAppError('PAYMENT_OPTION_OFF');
  return stored ? { kind: 'instrument', instrumentId: stored.instrument_id } : { kind: 'token', token: card };
};

/**
 * Holds the price of an order on a card, once per order and card; a stored payment method can be tried again after a refusal. Throws
 * like findPaymentSource, and TOO_MANY_REQUESTS after many refused attempts with typed cards (PAY-008).
 */
export const chargeForOrder = async (deps: AppDeps, order: OrderCharge): Promise<OrderChargeResult> => {
  const source = await findPaymentSource(deps, order);
  const reference = source.kind === 'instrument' ? await referenceOfNext(deps.db, order) : referenceOf(order);
  const askBank = () =>
    charge(deps, {
      reference,
      purpose: 'order',
      subject: order.orderId,
      source,
      amount: order.amount,
      billingAddress: order.billingAddress,
      ...(order.returnUrl !== undefined && { returnUrl: order.returnUrl }),
    });
  const result =
    source.kind === 'token'
      ? await withRefusedCardLimits(deps, { sender: order.sender, token: source.token }, askBank)
      : await askBank();
  return { ...result, reference };
};
