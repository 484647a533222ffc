import type { Kysely } from 'kysely';
import type { StarHistory } from '../../generated/resolvers.ts';
import type { Tables } from '../../storage/tables.ts';

const usualEntries = 20;
const maxEntries = 50;

/** A page of a member's entries, the latest first. */
export const readHistory = async (
  db: Kysely<Tables>,
  memberId: string,
  {
    cursor,
    limit,
  }: { readonly cursor?: string | null | undefined; readonly limit?: number | null | undefined },
): Promise<StarHistory> => {
  const count = Math.min(Math.max(limit ?? usualEntries, 1), maxEntries);
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined;
  const rows = await db
    .selectFrom('star_ledger')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(count + 1)
    .execute();
  const page = rows.slice(0, count);
  return {
    entries: page.map((row) => ({
      entryId: row.entry_id,
      kind: row.kind,
      starTenths: row.tenths,
      askedTenths: row.asked_tenths ?? row.tenths,
      balanceAfterTenths: row.balance_after_tenths,
      at: row.at.toISOString(),
    })),
    nextCursor: rows.length > count ? String(page.at(-1)?.seq) : null,
  };
};
