import type { Currency } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { CardBrand } from './payment-provider.ts';

export interface SeededPayment {
  readonly reference: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly at: Date;
}

/** A past payment, captured in our table and in the sandbox's. */
export const seedCapturedPayment = async (
  trx: Transaction<Tables>,
  { reference, orderId, amountMinor, currency, brand, lastFour, at }: SeededPayment,
): Promise<void> => {
  const shared = {
    reference,
    purpose: 'order' as const,
    amount_minor: amountMinor,
    currency,
    brand,
    last_four: lastFour,
    error_code: null,
  };
  await trx
    .insertInto('payment_attempt')
    .values({ ...shared, order_id: orderId, state: 'CAPTURED', created_at: at })
    .execute();
  await trx
    .insertInto('sandbox_payment')
    .values({
      ...shared,
      state: 'CAPTURED',
      refunded_minor: 0,
      subject: orderId,
      action: null,
      action_key: null,
      return_url: null,
    })
    .execute();
};
