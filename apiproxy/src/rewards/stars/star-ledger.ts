import type { StarTenths } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { StarEntryKind } from '../rewards.tables.ts';
import { emptyDueBatches, addToBatch, restoreShares, storeShares, takeFromBatches } from './star-batches.ts';
import { type Month, monthOf } from './star-calendar.ts';
import { loadStarMember, type StarMember } from './star-member.ts';

type LedgerDeps = Pick<AppDeps, 'ids' | 'clock'>;

export interface StarMovement {
  readonly memberId: string;
  readonly kind: StarEntryKind;
  /** Signed tenths of a Star; not 0. */
  readonly tenths: StarTenths;
  readonly refType: string;
  readonly refId: string;
  readonly programmeVersion?: string;
  /** When the Stars were earned or taken; now by default. */
  readonly at?: Date;
}

/** Locks the member's Stars until the end of the transaction. */
export const lockStars = async (trx: Transaction<Tables>, memberId: string): Promise<void> => {
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

const isBooked = async (
  trx: Transaction<Tables>,
  { refType, refId, kind }: Pick<StarMovement, 'refType' | 'refId' | 'kind'>,
): Promise<boolean> => {
  const earlier = await trx
    .selectFrom('star_ledger')
    .select('entry_id')
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return earlier !== undefined;
};

/** Stores an entry and the balance after it. Returns false if the balance is too low. */
const insertEntry = async (
  trx: Transaction<Tables>,
  { ids }: LedgerDeps,
  { memberId, kind, tenths, refType, refId, programmeVersion, at }: StarMovement & { readonly at: Date },
  askedTenths: StarTenths,
): Promise<boolean> => {
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
      asked_tenths: askedTenths,
      balance_after_tenths: account.balance_tenths,
      ref_type: refType,
      ref_id: refId,
      programme_version: programmeVersion ?? null,
      at,
    })
    .execute();
  return true;
};

/** Books the batches that are over, in the caller's transaction, which has locked the account (D-150). */
export const bookExpired = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  memberId: string,
): Promise<void> => {
  const at = deps.clock.now();
  for (const { month, tenths } of await emptyDueBatches(trx, memberId, at)) {
    const entry = { memberId, kind: 'EXPIRED', tenths: -tenths, refType: 'batch', at } as const;
    await insertEntry(trx, deps, { ...entry, refId: `${memberId}:${month}:${at.toISOString()}` }, -tenths);
  }
};

const moveBatches = async (
  trx: Transaction<Tables>,
  member: StarMember,
  { kind, tenths, refId, at }: StarMovement & { readonly at: Date },
  now: Date,
): Promise<void> => {
  const month: Month = monthOf(at, member.zone);
  if (kind === 'RETURNED') return restoreShares(trx, member, { useId: refId, tenths, now, month });
  if (tenths > 0) return addToBatch(trx, member, { month, tenths });
  await storeShares(trx, refId, await takeFromBatches(trx, member.memberId, -tenths));
};

/**
 * Books Stars once for each reference and kind, never below zero, in the batches of their months. Returns false if the balance
 * is too low: then nothing is booked. A repeated reference changes nothing. Batches that are over are booked first, so that
 * their Stars cannot be spent.
 */
export const bookStars = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  movement: StarMovement,
): Promise<boolean> => {
  await lockStars(trx, movement.memberId);
  if (await isBooked(trx, movement)) return true;
  await bookExpired(trx, deps, movement.memberId);
  const now = deps.clock.now();
  const dated = { ...movement, at: movement.at ?? now };
  if (!(await insertEntry(trx, deps, dated, movement.tenths))) return false;
  await moveBatches(trx, await loadStarMember(trx, movement.memberId), dated, now);
  return true;
};

interface TakeBack extends Pick<StarMovement, 'memberId' | 'refType' | 'refId'> {
  /** The positive number of tenths that the money had earned. */
  readonly tenths: StarTenths;
  /** When they were earned: their own batch loses them first. */
  readonly earnedAt: Date;
}
/**
 * Takes Stars back whose money went back, once for each reference. Spent Stars are not taken: the balance never
 * falls below zero, and no debt stays. The entry says both numbers (`tenths`, `asked_tenths`).
 */
export const takeBackStars = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  { tenths, earnedAt, ...reference }: TakeBack,
): Promise<void> => {
  const { memberId } = reference;
  await lockStars(trx, memberId);
  const entry = { ...reference, kind: 'TAKEN_BACK', at: deps.clock.now() } as const;
  if (await isBooked(trx, entry)) return;
  await bookExpired(trx, deps, memberId);
  const { zone } = await loadStarMember(trx, memberId);
  const taken = Math.min(tenths, await readStars(trx, memberId));
  await insertEntry(trx, deps, { ...entry, tenths: -taken }, -tenths);
  if (taken > 0) await takeFromBatches(trx, memberId, taken, monthOf(earnedAt, zone));
};

/** Returns the member's Stars that can be spent now: without batches that are over and that no job has booked yet (D-150). */
export const readUsableStars = async (
  db: Kysely<Tables>,
  memberId: string,
  now: Date,
): Promise<StarTenths> => {
  const { sum } = await db
    .selectFrom('star_batch')
    .select(({ fn }) => fn.sum<number | string | null>('remaining_tenths').as('sum'))
    .where('member_id', '=', memberId)
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return (await readStars(db, memberId)) - Number(sum ?? 0);
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
