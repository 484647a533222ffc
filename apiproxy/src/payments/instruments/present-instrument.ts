import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PaymentInstrument } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { listAddresses, presentAddress, type AddressRow } from '../addresses/address-store.ts';
import { isReadOnly, listInstruments, type InstrumentRow } from './instrument-store.ts';

/** The month of expiry and the month before it are announced. */
const soonMonths = 2;

/** A card is valid to the last day of its month. */
export const expiryOf = (
  { expiry_month, expiry_year }: Pick<InstrumentRow, 'expiry_month' | 'expiry_year'>,
  now: Date,
): 'valid' | 'soon' | 'expired' => {
  if (expiry_month === null || expiry_year === null) return 'valid';
  const monthsLeft = (expiry_year - now.getUTCFullYear()) * 12 + expiry_month - 1 - now.getUTCMonth();
  if (monthsLeft < 0) return 'expired';
  return monthsLeft < soonMonths ? 'soon' : 'valid';
};

/** The cards whose auto reload charges each payment method. */
const listAutoReloads = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('auto_reload')
    .select(['card_id', 'payment_method_id'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'on')
    .orderBy('card_id')
    .execute();

interface WalletFacts extends Pick<AppDeps, 'configuration'> {
  readonly now: Date;
  readonly addresses: readonly AddressRow[];
  readonly autoReloads: Awaited<ReturnType<typeof listAutoReloads>>;
}
const present = (
  row: InstrumentRow,
  { now, addresses, autoReloads, configuration }: WalletFacts,
): PaymentInstrument => {
  const address = addresses.find(({ address_id }) => address_id === row.address_id);
  return {
    paymentMethodId: row.payment_method_id,
    paymentMethodIdHash: createHash('sha256').update(row.payment_method_id).digest('hex'),
    paymentInstrumentId: row.instrument_id,
    paymentType: row.payment_type,
    paymentSource: 'vault',
    accountNumberLastFour: row.last_four,
    accountName: row.account_name,
    orderPaymentType: 'CARD',
    default: row.is_default,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    expiry: expiryOf(row, now),
    isReadOnly: isReadOnly(row, { configuration }),
    billingAddress: address ? presentAddress(address) : null,
    autoReloadCardIds: autoReloads
      .filter(({ payment_method_id }) => payment_method_id === row.payment_method_id)
      .map(({ card_id }) => card_id),
  };
};

/** CRD-050: the member's payment methods, the default one first. */
export const presentInstruments = async (
  {
    db,
    clock,
    configuration,
    paymentModule,
  }: Pick<AppDeps, 'db' | 'clock' | 'configuration' | 'paymentModule'>,
  memberId: string,
): Promise<PaymentInstrument[]> => {
  const facts = {
    configuration,
    now: clock.now(),
    addresses: await listAddresses(db, memberId),
    autoReloads: await listAutoReloads(db, memberId),
  };
  return (await listInstruments(db, { paymentModule }, memberId)).map((row) => present(row, facts));
};
