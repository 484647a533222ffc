import type { Kysely } from 'kysely';
import { findMember, mailNameOf } from '../../identity/identity.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrderRow } from '../stored-orders.ts';

/** The name by which a mail about an order greets: only at the confirmed address of its member (L-72). */
export const orderMailName = async (
  db: Kysely<Tables>,
  { member_id, email, first_name }: Pick<OrderRow, 'member_id' | 'email' | 'first_name'>,
): Promise<string> => {
  const member = member_id === null ? undefined : await findMember(db, member_id);
  return member?.email === email.toLowerCase() && mailNameOf(member) !== '' ? first_name : '';
};
