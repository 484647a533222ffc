import type { LocalizedMessage } from '../../i18n/messages.ts';
import { tenderName } from '../../payments/payments.public.ts';
import type { Db } from '../../storage/database.ts';

/** The method that paid, also if the member has removed it since. */
export const findMethod = (db: Db, paymentMethodId: string | null) =>
  db
    .selectFrom('payment_instrument')
    .select(['payment_type', 'last_four'])
    .where('payment_method_id', '=', paymentMethodId ?? '')
    .executeTakeFirst();

/** L-82: a line of the mails about added money. */
export const paidWith: LocalizedMessage = ['Paid with: {method}', 'Payé avec\u00a0: {method}'];

/** The name of a method within `paidWith`; empty for one that is unknown. */
export const methodName = async (db: Db, paymentMethodId: string | null, locale: string): Promise<string> => {
  const method = await findMethod(db, paymentMethodId);
  return method ? tenderName({ kind: method.payment_type, lastFour: method.last_four }, locale) : '';
};
