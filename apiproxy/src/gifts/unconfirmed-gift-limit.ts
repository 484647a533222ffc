import { currencyOf, money, type Money } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { findMember, isEmailConfirmed } from '../identity/identity.public.ts';
import type { Tables } from '../storage/tables.ts';

/** D-158: gifts above this amount wait for the confirmation of the member's email address. */
const limitMinor = 5_000;

/** The limit in the member's currency; null for a member whose address is confirmed. */
export const findUnconfirmedGiftLimit = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<Money | null> => {
  const member = await findMember(db, memberId);
  return !member || isEmailConfirmed(member) ? null : money(limitMinor, currencyOf[member.market]);
};
