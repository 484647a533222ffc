import { currencyOf, readDigits, readText } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { countToFirstOver, perIp, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardRegistration } from './card-registration.ts';
import { agreementKinds } from '../identity.tables.ts';
import { sendConfirmation } from '../email-confirmation/email-confirmation.ts';
import { isReservedForUndo } from '../email-change/undo-email-change.ts';
import { normaliseEmail, type MemberRow } from '../member-store.ts';
import { hashPassword } from '../passwords/password.ts';
import { reportAccount } from './report-conversion.job.ts';
import { namesCard, type SentAccount } from './sign-up.rules.ts';

/** D-173: accounts of one browser at one address. Counted when an account is stored, so that refused attempts cost nothing. */
const accountLimit: AttemptLimit = { name: 'accounts created', max: 3, windowMs: 60 * 60_000 };

const toRow = async (account: SentAccount, { ids, clock }: AppDeps): Promise<MemberRow> => ({
  member_id: ids.next(),
  ex_id: ids.next(),
  email: normaliseEmail(account.emailAddress),
  password_hash: await hashPassword(account.password),
  first_name: readText(account.firstName),
  last_name: readText(account.lastName),
  market: account.country,
  locale: account.locale,
  level: 'GREEN',
  brand_mail: account.receiveBrandEmailCommunications,
  general_mail: account.receiveGeneralEmailCommunications,
  personal_mail: account.receivePersonalizedEmailCommunications,
  registration_source: account.registrationSource,
  joined_at: clock.now(),
  email_confirmed_at: null,
  birthday: null,
  phone: null,
});

const insertMember = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'clock'>,
  row: MemberRow,
): Promise<void> => {
  const isReserved = await isReservedForUndo(trx, deps, { email: row.email });
  const stored = isReserved ? undefined : await insertIfFree(trx, row);
  if (!stored) throw createAppError('EMAIL_UNAVAILABLE', undefined, { field: 'emailAddress' });
};
const insertIfFree = (trx: Transaction<Tables>, row: MemberRow) =>
  trx
    .insertInto('member')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('member_id')
    .executeTakeFirst();

/** Each agreement of the form is one row with its time; a box that was not ticked has no row (ACC-022). */
const insertAgreements = async (
  trx: Transaction<Tables>,
  { member_id, joined_at }: MemberRow,
  account: SentAccount,
): Promise<void> => {
  const rows = agreementKinds
    .filter((kind) => account[kind])
    .map((kind) => ({ member_id, kind, locale: account.locale, agreed_at: joined_at }));
  if (rows.length) await trx.insertInto('member_agreement').values(rows).execute();
};

export interface AccountSender {
  readonly ip: string;
  /** Distinguishes the browsers behind one address. */
  readonly browser: string;
}
export interface StoredAccount {
  readonly row: MemberRow;
  /** Of the card that was typed, if one was. */
  readonly registration: CardRegistration | undefined;
}
/**
 * Stores the account with its agreements and registers the card in one transaction. Throws EMAIL_UNAVAILABLE, or
 * TOO_MANY_ACCOUNTS with `retryAfter` when the browser has created three accounts within the hour; then nothing is stored. A
 * refused card leaves the account (ACC-022).
 */
export const storeAccount = async (
  account: SentAccount,
  { ip, browser }: AccountSender,
  deps: AppDeps,
): Promise<StoredAccount> => {
  const row = await toRow(account, deps);
  const registration = await deps.db.transaction().execute(async (trx) => {
    await insertMember(trx, deps, row);
    await insertAgreements(trx, row, account);
    await sendConfirmation(trx, deps, row);
    await reportAccount(trx, deps, account, row);
    const { clock } = deps;
    const over = await countToFirstOver({ db: trx, clock }, [perIp(accountLimit, ip, browser)]);
    if (over) throw createAppError('TOO_MANY_ACCOUNTS', { retryAfter: over.retryAfter });
    if (!namesCard(account)) return undefined;
    return deps.registerCard(trx, deps, {
      memberId: row.member_id,
      currency: currencyOf[row.market],
      locale: row.locale,
      number: readDigits(account.registerCardNumber ?? ''),
      code: readDigits(account.registerCardPin ?? ''),
    });
  });
  return { row, registration };
};
