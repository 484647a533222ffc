import type { Kysely, Selectable, Transaction } from 'kysely';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { cardBrands } from '../payment-provider.ts';
import type { PaymentInstrumentTable } from '../payments.tables.ts';

export type InstrumentRow = Selectable<PaymentInstrumentTable>;

/** The types that can be charged; wallets and others are listed only (D-97). */
const chargeable: readonly string[] = [...cardBrands, 'paypal'];
export const isReadOnly = ({ payment_type }: Pick<InstrumentRow, 'payment_type'>): boolean =>
  !chargeable.includes(payment_type);

/** A member's payment methods, the default one first. */
export const listInstruments = (db: Kysely<Tables>, memberId: string): Promise<InstrumentRow[]> =>
  db
    .selectFrom('payment_instrument')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('payment_method_id')
    .execute();

/** The member's own payment method; another member's is unknown. */
const findInstrument = (
  db: Kysely<Tables>,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow | undefined> =>
  db
    .selectFrom('payment_instrument')
    .selectAll()
    .where('payment_method_id', '=', paymentMethodId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** A payment method of the member that can be charged. */
export const findUsableInstrument = async (
  db: Kysely<Tables>,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow | undefined> => {
  const row = await findInstrument(db, memberId, paymentMethodId);
  return row && !isReadOnly(row) ? row : undefined;
};

/** Throws PAYMENT_METHOD_NOT_FOUND for a payment method that the member does not have or that is listed only. */
export const requireInstrument = async (
  db: Kysely<Tables>,
  memberId: string,
  paymentMethodId: string,
): Promise<InstrumentRow> => {
  const row = await findUsableInstrument(db, memberId, paymentMethodId);
  if (!row) throw createAppError('PAYMENT_METHOD_NOT_FOUND');
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
