import type { Level, StarTenths } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { StarEntryKind } from '../rewards.tables.ts';

/** The Stars of one calendar month that are left, and the last day on which they count (D-150). */
export interface StarMonth {
  readonly tenths: StarTenths;
  /** `YYYY-MM-DD`. */
  readonly lastDay: string;
}
interface Entry {
  readonly kind: StarEntryKind | (string & {});
  readonly tenths: number;
  readonly ref_type: string;
  readonly ref_id: string;
  readonly at: Date;
}
const monthsUntilExpiry = 6;

/** The last day of the sixth month after the one of `at`, by UTC. */
const lastDayFor = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsUntilExpiry + 1, 0))
    .toISOString()
    .slice(0, 10);

/** A Reward that was given back counts as never spent: its entries add up to 0. */
const withoutReturned = (entries: readonly Entry[]): readonly Entry[] => {
  const sums = new Map<string, number>();
  const keyOf = ({ ref_type, ref_id }: Entry) => `${ref_type} ${ref_id}`;
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.tenths);
  return entries.filter((entry) => sums.get(keyOf(entry)) !== 0);
};

/** The months whose Stars are left, the earliest first. Spending takes the earliest Stars first (D-150). */
export const starMonthsOf = (entries: readonly Entry[]): readonly StarMonth[] => {
  const counted = withoutReturned(entries);
  const left = new Map<string, number>();
  for (const { tenths, at } of counted)
    if (tenths > 0) left.set(lastDayFor(at), (left.get(lastDayFor(at)) ?? 0) + tenths);
  let spent = counted.reduce((sum, { tenths }) => sum + Math.max(0, -tenths), 0);
  return [...left]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([lastDay, tenths]) => {
      const taken = Math.min(tenths, spent);
      spent -= taken;
      return { lastDay, tenths: tenths - taken };
    })
    .filter(({ tenths }) => tenths > 0);
};

/** The member's Stars by the day on which they end, the earliest first; none while the level keeps them (D-150). */
export const readStarMonths = async (
  db: Kysely<Tables>,
  { memberId, level }: { readonly memberId: string; readonly level: Level },
): Promise<readonly StarMonth[]> => {
  if (level !== 'GREEN') return [];
  const entries = await db
    .selectFrom('star_ledger')
    .select(['kind', 'tenths', 'ref_type', 'ref_id', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
  return starMonthsOf(entries);
};
