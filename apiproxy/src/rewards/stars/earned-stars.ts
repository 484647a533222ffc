import type { StarTenths } from '@crema/shared-contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

const earnedKinds = ['EARNED', 'BONUS', 'TAKEN_BACK'] as const;

/** The Stars earned from one instant to before another, without those that were taken back; spending and expiry do not count. */
export const earnedBetween = async (
  db: Kysely<Tables>,
  memberId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<StarTenths> => {
  const { sum } = await db
    .selectFrom('star_ledger')
    .select(sql<number | string | null>`sum(coalesce(asked_tenths, tenths))`.as('sum'))
    .where('member_id', '=', memberId)
    .where('kind', 'in', earnedKinds)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
};

/** Whether an order of the member has earned Stars (D-135: the birthday treat needs one). */
export const hasEarned = async (db: Kysely<Tables>, memberId: string): Promise<boolean> => {
  const entry = await db
    .selectFrom('star_ledger')
    .select('entry_id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'EARNED')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
};
