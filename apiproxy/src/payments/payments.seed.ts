import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { SeededPayment, SeededWallet } from './provider-module.ts';

type SeedDeps = Pick<AppDeps, 'clock' | 'paymentModule'>;
interface PastPayment extends Omit<SeededPayment, 'purpose'> {
  /** `order` by default. */
  readonly purpose?: SeededPayment['purpose'];
}

/** A past payment, captured in our table and in the provider's. */
export const seedCapturedPayment = async (
  trx: Transaction<Tables>,
  { paymentModule }: Pick<SeedDeps, 'paymentModule'>,
  { purpose = 'order', ...payment }: PastPayment,
): Promise<void> => {
  await trx
    .insertInto('payment_attempt')
    .values({
      reference: payment.reference,
      provider: paymentModule.name,
      purpose,
      order_id: payment.orderId,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      state: 'CAPTURED',
      error_code: null,
      brand: payment.brand,
      last_four: payment.lastFour,
      created_at: payment.at,
      captured_at: payment.at,
    })
    .execute();
  await paymentModule.seed?.capturedPayment(trx, { purpose, ...payment });
};

/**
 * Payment methods of a seeded member, stored at the provider too: cards by their numbers, then wallets. Their ids are
 * `pm-{member}-{n}`, and the first one is the default. A provider of real money stores none.
 */
export const seedInstruments = async (
  trx: Transaction<Tables>,
  { clock, paymentModule: { name, seed } }: SeedDeps,
  memberId: string,
  { cards, wallets }: { readonly cards: readonly string[]; readonly wallets: readonly SeededWallet[] },
): Promise<void> => {
  if (!seed) return;
  for (const [index, stored] of [...cards, ...wallets].entries()) {
    const reference = `pm-${memberId.replace('member-', '')}-${index + 1}`;
    await trx
      .insertInto('payment_instrument')
      .values({
        ...(await seed.instrument(trx, reference, stored)),
        payment_method_id: reference,
        provider: name,
        member_id: memberId,
        is_default: index === 0,
        address_id: null,
        created_at: clock.now(),
        removed_at: null,
      })
      .execute();
  }
};
