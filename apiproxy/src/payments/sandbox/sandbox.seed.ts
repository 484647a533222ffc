import type { ProviderSeed, SeededWallet } from '../provider-module.ts';
import type { SandboxInstrumentTable } from './sandbox.tables.ts';
import { findTestCard } from './test-cards.ts';

type SeededInstrument = Pick<
  SandboxInstrumentTable,
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

/** The sandbox's records of the demonstration data. */
export const sandboxSeed: ProviderSeed = {
  capturedPayment: async (
    trx,
    { reference, purpose, orderId, amountMinor, currency, brand, lastFour, at },
  ): Promise<void> => {
    await trx
      .insertInto('sandbox_payment')
      .values({
        reference,
        purpose,
        subject: orderId,
        state: 'CAPTURED',
        captured_at: at,
        amount_minor: amountMinor,
        refunded_minor: 0,
        currency,
        brand,
        last_four: lastFour,
        error_code: null,
        reason: null,
        instrument_id: null,
        action: null,
        action_key: null,
        return_url: null,
      })
      .execute();
  },
  instrument: async (trx, reference, stored) => {
    const { reaction, reason, brand, ...shown } =
      typeof stored === 'string' ? ofCard(stored) : ofWallet(stored);
    const shared = { ...shown, instrument_id: `in_${reference}`, account_name: null };
    await trx
      .insertInto('sandbox_instrument')
      .values({ ...shared, reference, reaction, reason, brand, removed_at: null })
      .execute();
    return { ...shared, payment_type: brand };
  },
};
