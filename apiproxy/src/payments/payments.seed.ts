import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { PaymentProviderModule, SeededPayment, SeededWallet } from './provider-module.ts';
import { paymentProviders } from './providers.ts';

type SeedDeps = Pick<AppDeps, 'clock' | 'paymentModule'>;
interface PastPayment extends Omit<SeededPayment, 'purpose'> {
  /** `order` by default. */
  readonly purpose?: SeededPayment['purpose'];
}

/** The book that has a made-up past payment: a provider of real money has none, and would lack the payment in each comparison. */
const bookOf = ({ paymentModule }: Pick<SeedDeps, 'paymentModule'>): PaymentProviderModule =>
  [paymentModule, ...paymentProviders].find(({ seed }) => seed) ?? paymentModule;

/** A past payment, captured in our table and in a provider's. */
export const seedCapturedPayment = async (
  trx: Transaction<Tables>,
  deps: Pick<SeedDeps, 'paymentModule'>,
  { purpose = 'order', ...payment }: PastPayment,
): Promise<void> => {
  const { name, seed } = bookOf(deps);
  await trx
    .insertInto('payment_attempt')
    .values({
      reference: payment.reference,
      provider: name,
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
  await seed?.capturedPayment(trx, { purpose, ...payment });
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
