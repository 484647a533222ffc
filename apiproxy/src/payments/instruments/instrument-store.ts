import { cardBrands, type Configuration } from '@crema/shared-contracts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PaymentInstrumentTable } from '../payments.tables.ts';

export type InstrumentRow = Selectable<PaymentInstrumentTable>;

type PaymentOptions = Configuration['newPaymentOptionEnabled'];
/** Only the payment methods of the chosen provider are read: another one cannot charge them. */
export type InstrumentDeps = Pick<AppDeps, 'configuration' | 'paymentModule'>;
type ProviderOf = Pick<AppDeps, 'paymentModule'>;
/** The kinds that the configuration turns on and off, also for stored payment methods (CRD-051). */
const optionOf: Readonly<Record<string, keyof PaymentOptions>> = {
  venmo: 'venmo',
  campusCard: 'campusCard',
};
/** A visa, a mastercard and so on: not a PayPal account or a wallet. */
export const isBankCard = ({ payment_type: type }: Pick<InstrumentRow, 'payment_type'>): boolean =>
  cardBrands.some((brand) => brand === type);
/** A stored card or PayPal account stays usable although no other one can be added. Wallets are listed only (D-97). */
export const alwaysChargeable: readonly string[] = [...cardBrands, 'paypal'];
/** Whether a payment method is listed, but cannot be charged, changed or be the default one. */
export const isReadOnly = (
  { payment_type: type }: Pick<InstrumentRow, 'payment_type'>,
  { configuration }: Pick<AppDeps, 'configuration'>,
): boolean => {
  const option = Object.hasOwn(optionOf, type) ? optionOf[type] : undefined;
  return option ? !configuration.newPaymentOptionEnabled[option] : !alwaysChargeable.includes(type);
};

/** A member's payment methods, the default one first. */
export const listInstruments = (
  db: Kysely<Tables>,
  { paymentModule }: ProviderOf,
  memberId: string,
): Promise<InstrumentRow[]> =>
  db
    .selectFrom('payment_instrument')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider', '=', paymentModule.name)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('payment_method_id')
    .execute();

/** The member's own payment method; another member's is unknown. */
export const findInstrument = (
  db: Kysely<Tables>,
  { paymentModule }: ProviderOf,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow | undefined> =>
  db
    .selectFrom('payment_instrument')
    .selectAll()
    .where('payment_method_id', '=', paymentMethodId)
    .where('member_id', '=', memberId)
    .where('provider', '=', paymentModule.name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** A payment method of the member that can be charged. */
export const findUsableInstrument = async (
  db: Kysely<Tables>,
  deps: InstrumentDeps,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow | undefined> => {
  const row = await findInstrument(db, deps, memberId, paymentMethodId);
  return row && !isReadOnly(row, deps) ? row : undefined;
};

/**
 * A payment method of the member that can be charged. Throws PAYMENT_METHOD_NOT_FOUND for one that the member does not have, and
 * PAYMENT_OPTION_OFF for one that is listed only (CRD-051).
 */
export const requireInstrument = async (
  db: Kysely<Tables>,
  deps: InstrumentDeps,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow> => {
  const row = await findInstrument(db, deps, memberId, paymentMethodId);
  if (!row) throw createAppError('PAYMENT_METHOD_NOT_FOUND');
  if (isReadOnly(row, deps)) throw createAppError('PAYMENT_OPTION_OFF');
  return row;
};

/** Serialises the writes to one member's wallet: default, limits and order depend on all of its rows. */
export const lockWallet = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
  const member = await trx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw createAppError('UNAUTHENTICATED');
};

/** Makes one payment method the default and takes the role from the others. The wallet is locked. */
export const makeDefault = async (
  trx: Transaction<Tables>,
  memberId: string,
  paymentMethodId: string,
): Promise<void> => {
  const own = trx.updateTable('payment_instrument').where('member_id', '=', memberId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('payment_method_id', '=', paymentMethodId).execute();
};
