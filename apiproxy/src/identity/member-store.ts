import { currencyOf, readEmail, type Member } from '@crema/shared-contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import type { MemberTable } from './identity.tables.ts';

export type MemberRow = Selectable<MemberTable>;

/** Email addresses are compared as they are read (PLT-020), in lower case. */
export const normaliseEmail = (email: string): string => readEmail(email).toLowerCase();

export const findMember = (db: Kysely<Tables>, memberId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const findMemberByEmail = (db: Kysely<Tables>, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst();

/** By the id that ACC-022 names userExId. */
export const findMemberByExId = (db: Kysely<Tables>, exId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('ex_id', '=', exId).executeTakeFirst();

/** D-158: the member has opened the mailed link of the present address. */
export const isEmailConfirmed = ({ email_confirmed_at }: Pick<MemberRow, 'email_confirmed_at'>): boolean =>
  email_confirmed_at !== null;

/**
 * The name by which a mail greets a member; empty until the address is confirmed, because a stranger may have typed both, and our mail
 * would carry the stranger's text (L-72).
 */
export const mailNameOf = (member: Pick<MemberRow, 'first_name' | 'email_confirmed_at'>): string =>
  isEmailConfirmed(member) ? member.first_name : '';

export const toMember = (row: MemberRow): Member => ({
  memberId: row.member_id,
  firstName: row.first_name,
  email: row.email,
  market: row.market,
  currency: currencyOf[row.market],
  locale: row.locale,
  level: row.level,
});
