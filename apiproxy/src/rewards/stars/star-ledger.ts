import type { StarTenths } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { StarEntryKind } from '../rewards.tables.ts';

export interface StarMovement {
  readonly memberId: string;
  readonly kind: StarEntryKind;
  /** Signed tenths of a Star; not 0. */
  readonly tenths: StarTenths;
  readonly refType: string;
  readonly refId: string;
  readonly programmeVersion?: string;
}

const lockAccount = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
  await trx
    .insertInto('star_account')
    .values({ member_id: memberId, balance_tenths: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('star_account')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
};

/**
 * Books Stars once for each reference and kind, never below zero. Returns false if the balance is too low: then nothing is
 * booked. A repeated reference changes nothing.
 */
export const bookStars = async (
  trx: Transaction<Tables>,
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  { memberId, kind, tenths, refType, refId, programmeVersion }: StarMovement,
): Promise<boolean> => {
  await lockAccount(trx, memberId);
  const earlier = await trx
    .selectFrom('star_ledger')
    .select('entry_id')
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (earlier) return true;
  const account = await trx
    .updateTable('star_account')
    .set((eb) => ({ balance_tenths: eb('balance_tenths', '+', tenths) }))
    .where('member_id', '=', memberId)
    .where('balance_tenths', '>=', -tenths)
    .returning('balance_tenths')
    .executeTakeFirst();
  if (!account) return false;
  await trx
    .insertInto('star_ledger')
    .values({
      entry_id: ids.next(),
      member_id: memberId,
      kind,
      tenths,
      balance_after_tenths: account.balance_tenths,
      ref_type: refType,
      ref_id: refId,
      programme_version: programmeVersion ?? null,
      at: clock.now(),
    })
    .execute();
  return true;
};

/** Returns the member's Stars in tenths. */
export const readStars = async (db: Kysely<Tables>, memberId: string): Promise<StarTenths> => {
  const account = await db
    .selectFrom('star_account')
    .select('balance_tenths')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return account?.balance_tenths ?? 0;
};
