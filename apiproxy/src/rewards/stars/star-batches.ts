import { programmeVersion, type StarTenths } from '@crema/shared-contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { addMonths, expiryOf, type Month, startOfMonth } from './star-calendar.ts';
import type { StarMember } from './star-member.ts';

/** A part of an entry that one batch carries. */
interface Share {
  readonly month: Month;
  readonly tenths: StarTenths;
}

const batchesOf = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('star_batch')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('remaining_tenths', '>', 0)
    .orderBy(sql`expires_at asc nulls last`)
    .orderBy('month');

/** The batches with Stars, the earliest expiring first. */
export const listBatches = (db: Kysely<Tables>, memberId: string) => batchesOf(db, memberId).execute();

/** Adds Stars to the batch of a month. At GREEN a new batch has an end; at other levels it has none while the level holds (D-150). */
export const addToBatch = async (
  trx: Transaction<Tables>,
  { memberId, level, zone }: StarMember,
  { month, tenths }: Share,
): Promise<void> => {
  await trx
    .insertInto('star_batch')
    .values({
      member_id: memberId,
      month,
      remaining_tenths: tenths,
      expires_at: programmeVersion.levels[level].starsExpire ? expiryOf(month, zone) : null,
      is_extended: false,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'month'])
        .doUpdateSet((eb) => ({ remaining_tenths: eb('star_batch.remaining_tenths', '+', tenths) })),
    )
    .execute();
};

/**
 * Takes Stars out of the batches: out of the named month first, then the earliest expiring ones. Returns fewer if a server of an
 * earlier release has booked Stars without a month.
 */
export const takeFromBatches = async (
  trx: Transaction<Tables>,
  memberId: string,
  tenths: StarTenths,
  firstMonth?: Month,
): Promise<readonly Share[]> => {
  const batches = await listBatches(trx, memberId);
  const sorted = [
    ...batches.filter(({ month }) => month === firstMonth),
    ...batches.filter(({ month }) => month !== firstMonth),
  ];
  const shares: Share[] = [];
  let missing = tenths;
  for (const { month, remaining_tenths } of sorted) {
    const taken = Math.min(missing, remaining_tenths);
    if (taken === 0) break;
    missing -= taken;
    shares.push({ month, tenths: taken });
    await trx
      .updateTable('star_batch')
      .set({ remaining_tenths: remaining_tenths - taken })
      .where('member_id', '=', memberId)
      .where('month', '=', month)
      .execute();
  }
  return shares;
};

/** Remembers from which batches a use of Stars took them. */
export const storeShares = async (
  trx: Transaction<Tables>,
  useId: string,
  shares: readonly Share[],
): Promise<void> => {
  if (shares.length === 0) return;
  await trx
    .insertInto('star_use_batch')
    .values(shares.map((share) => ({ use_id: useId, ...share })))
    .execute();
};

/** Puts the Stars of a returned use back into their batches; those of a batch that is over by now into this month's. */
export const restoreShares = async (
  trx: Transaction<Tables>,
  member: StarMember,
  { useId, tenths, now, month }: { useId: string; tenths: StarTenths; now: Date; month: Month },
): Promise<void> => {
  const shares = await trx
    .selectFrom('star_use_batch')
    .leftJoin('star_batch', (join) =>
      join
        .on('star_batch.member_id', '=', member.memberId)
        .onRef('star_batch.month', '=', 'star_use_batch.month'),
    )
    .select(['star_use_batch.month', 'star_use_batch.tenths', 'star_batch.expires_at'])
    .where('use_id', '=', useId)
    .execute();
  let left = tenths;
  for (const share of shares) {
    const isOver = share.expires_at !== null && share.expires_at <= now;
    await addToBatch(trx, member, { month: isOver ? month : share.month, tenths: share.tenths });
    left -= share.tenths;
  }
  // A use from before the batches existed.
  if (left > 0) await addToBatch(trx, member, { month, tenths: left });
};

/** Empties the batches that are over and returns what they had. */
export const emptyDueBatches = async (
  trx: Transaction<Tables>,
  memberId: string,
  now: Date,
): Promise<readonly Share[]> => {
  const due = await trx
    .selectFrom('star_batch')
    .select(['month', 'remaining_tenths as tenths'])
    .where('member_id', '=', memberId)
    .where('remaining_tenths', '>', 0)
    .where('expires_at', '<=', now)
    .orderBy('month')
    .execute();
  if (due.length > 0)
    await trx
      .updateTable('star_batch')
      .set({ remaining_tenths: 0 })
      .where('member_id', '=', memberId)
      .where('expires_at', '<=', now)
      .execute();
  return due;
};

/** Moves the batch in its last month by one month, once, when enough Stars are earned in that month (D-150). */
export const extendBatch = async (
  trx: Transaction<Tables>,
  { memberId, zone }: StarMember,
  month: Month,
  earnedInMonth: StarTenths,
): Promise<void> => {
  if (earnedInMonth < programmeVersion.extendStars * 10) return;
  await trx
    .updateTable('star_batch')
    .set({ expires_at: startOfMonth(addMonths(month, 2), zone), is_extended: true })
    .where('member_id', '=', memberId)
    .where('expires_at', '=', startOfMonth(addMonths(month, 1), zone))
    .where('is_extended', '=', false)
    .execute();
};

/** Stars do not expire at this level (null), or all of them end then: the level changed (D-150). */
export const setExpiry = async (
  trx: Transaction<Tables>,
  memberId: string,
  expiresAt: Date | null,
): Promise<void> => {
  await trx
    .updateTable('star_batch')
    .set({ expires_at: expiresAt })
    .where('member_id', '=', memberId)
    .execute();
};
