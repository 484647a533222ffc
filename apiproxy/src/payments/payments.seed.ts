import type { Currency } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { CardBrand, PaymentPurpose } from './payment-provider.ts';
import { findTestCard } from './sandbox/test-cards.ts';

export interface SeededPayment {
  readonly reference: string;
  /** `order` by default. */
  readonly purpose?: PaymentPurpose;
  /** The id of the order or the purchase. */
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
  { reference, purpose = 'order', orderId, amountMinor, currency, brand, lastFour, at }: SeededPayment,
): Promise<void> => {
  const shared = {
    reference,
    purpose,
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
      instrument_id: null,
      action: null,
      action_key: null,
      return_url: null,
    })
    .execute();
};

/** A wallet that the member has stored: it is listed, and cannot be charged (D-97). */
export interface SeededWallet {
  readonly type: 'googlepay' | 'applepay' | 'venmo' | 'campusCard';
  readonly lastFour: string;
}
type SeededInstrument = Pick<
  Tables['sandbox_instrument'],
  'reaction' | 'reason' | 'brand' | 'last_four' | 'expiry_month' | 'expiry_year'
>;

const ofCard = (number: string): SeededInstrument => {
  const card = findTestCard(number);
  if (!card) throw new Error(`Found no sandbox card ${number.slice(-4)}. Add it to test-cards.ts.`);
  const { reaction, reason = null, brand } = card;
  return { reaction, reason, brand, last_four: number.slice(-4), expiry_month: 12, expiry_year: 2030 };
};
const ofWallet = ({ type, lastFour }: SeededWallet): SeededInstrument => ({
  reaction: 'approves',
  reason: null,
  brand: type,
  last_four: lastFour,
  expiry_month: null,
  expiry_year: null,
});

/**
 * Payment methods of a seeded member, stored at the sandbox too: cards by their numbers, then wallets. Their ids are
 * `pm-{member}-{n}`, and the first one is the default.
 */
export const seedInstruments = async (
  trx: Transaction<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  memberId: string,
  { cards, wallets }: { readonly cards: readonly string[]; readonly wallets: readonly SeededWallet[] },
): Promise<void> => {
  for (const [index, instrument] of [...cards.map(ofCard), ...wallets.map(ofWallet)].entries()) {
    const reference = `pm-${memberId.replace('member-', '')}-${index + 1}`;
    const { reaction, reason, brand, ...shown } = instrument;
    const shared = { ...shown, instrument_id: `in_${reference}`, account_name: null, removed_at: null };
    await trx
      .insertInto('sandbox_instrument')
      .values({ ...shared, reference, reaction, reason, brand })
      .execute();
    await trx
      .insertInto('payment_instrument')
      .values({
        ...shared,
        payment_method_id: reference,
        member_id: memberId,
        payment_type: brand,
        is_default: index === 0,
        address_id: null,
        created_at: clock.now(),
      })
      .execute();
  }
};
