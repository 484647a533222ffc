import type { Money } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { charge, referenceOf } from '../payment-attempt.ts';
import type { AuthoriseResult, PaymentSource } from '../payment-provider.ts';
import { findUsableInstrument } from './instrument-store.ts';

interface OrderCharge {
  readonly orderId: string;
  readonly memberId: string | null;
  /** The vault's token, or a payment method of the member (D-142). */
  readonly card: string;
  readonly amount: Money;
}

const sourceOf = async ({ db }: AppDeps, { memberId, card }: OrderCharge): Promise<PaymentSource> => {
  const stored = memberId === null ? undefined : await findUsableInstrument(db, memberId, card);
  return stored ? { kind: 'instrument', instrumentId: stored.instrument_id } : { kind: 'token', token: card };
};

/** Holds the price of an order on a card, once per order and card. A payment method of another member is an unknown token. */
export const chargeForOrder = async (deps: AppDeps, order: OrderCharge): Promise<AuthoriseResult> =>
  charge(deps, {
    reference: referenceOf(order),
    purpose: 'order',
    subject: order.orderId,
    source: await sourceOf(deps, order),
    amount: order.amount,
  });
