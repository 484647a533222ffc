import { currencyOf, isLocale, type Currency, type Locale } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { createAppError } from '../http/errors/app-error.ts';
import { mailNameOf } from '../identity/identity.public.ts';
import type { Tables } from '../storage/tables.ts';

export interface MemberFacts {
  readonly currency: Currency;
  readonly locale: Locale;
  readonly email: string;
  /** Empty until the address is confirmed. */
  readonly mailName: string;
}
/** The facts that cards need about their member. Throws UNAUTHENTICATED for an account that is gone. */
export const loadMemberFacts = async (db: Kysely<Tables>, memberId: string): Promise<MemberFacts> => {
  const row = await db
    .selectFrom('member')
    .select(['market', 'locale', 'email', 'first_name', 'email_confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw createAppError('UNAUTHENTICATED');
  return {
    currency: currencyOf[row.market],
    locale: isLocale(row.locale) ? row.locale : 'en-US',
    email: row.email,
    mailName: mailNameOf(row),
  };
};
