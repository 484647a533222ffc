import type { LocalizedMessage } from '../../i18n/messages.ts';
import { findPaidTender, tenderName } from '../../payments/payments.public.ts';
import type { Db } from '../../storage/database.ts';

/** L-82: a line of the mails about added money. */
export const paidWith: LocalizedMessage = ['Paid with: {method}', 'Payé avec\u00a0: {method}'];

/** The name of what paid within `paidWith`; empty if it is unknown. */
export const paidName = async (
  db: Db,
  payment: Parameters<typeof findPaidTender>[1],
  locale: string,
): Promise<string> => {
  const tender = await findPaidTender(db, payment);
  return tender ? tenderName(tender, locale) : '';
};
