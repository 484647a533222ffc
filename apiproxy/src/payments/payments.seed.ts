import type { Currency } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { CardBrand } from './payment-provider.ts';
import { findTestCard } from './sandbox/test-cards.ts';

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
      reason: null,
      refunded_minor: 0,
      subject: orderId,
      action: null,
      action_key: null,
      return_url: null,
    })
    .execute();
};

/** Payment methods of a seeded member, stored at the sandbox too. Their ids are `pm-{member}-{n}`. */
export const seedInstruments = async (
  trx: Transaction<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  memberId: string,
  numbers: readonly string[],
): Promise<void> => {
  for (const [index, number] of numbers.entries()) {
    const card = findTestCard(number);
    if (!card) throw new Error(`Found no sandbox card ${number.slice(-4)}. Add it to test-cards.ts.`);
    const reference = `pm-${memberId.replace('member-', '')}-${index + 1}`;
    const shared = { last_four: number.slice(-4), expiry_month: 12, expiry_year: 2030, removed_at: null };
    const instrumentId = `in_${reference}`;
    await trx
      .insertInto('sandbox_instrument')
      .values({
        ...shared,
        instrument_id: instrumentId,
        reference,
        reaction: card.reaction,
        reason: card.reason ?? null,
        brand: card.brand,
      })
      .execute();
    await trx
      .insertInto('payment_instrument')
      .values({
        ...shared,
        payment_method_id: reference,
        member_id: memberId,
        instrument_id: instrumentId,
        payment_type: card.brand,
        is_default: index === 0,
        address_id: null,
        created_at: clock.now(),
      })
      .execute();
  }
};
