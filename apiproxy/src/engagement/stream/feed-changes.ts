import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

const second = 1000;
export const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / second) * second);

interface FeedState {
  readonly memberId: string;
  readonly variant: string;
  readonly digest: string;
  readonly now: Date;
}

/**
 * Returns when the member's feed last changed, in whole seconds as in Last-Modified. A feed with another digest has changed now, at least
 * one second after the change before it, so that two changes never have the same time.
 */
export const noteFeed = async (
  db: Kysely<Tables>,
  { memberId, variant, digest, now }: FeedState,
): Promise<Date> => {
  const known = await db
    .selectFrom('stream_feed')
    .select(['digest', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('variant', '=', variant)
    .executeTakeFirst();
  if (known?.digest === digest) return known.changed_at;
  const after = known ? known.changed_at.getTime() + second : 0;
  const changedAt = new Date(Math.max(wholeSecond(now).getTime(), after));
  await db
    .insertInto('stream_feed')
    .values({ member_id: memberId, variant, digest, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'variant']).doUpdateSet({ digest, changed_at: changedAt }),
    )
    .execute();
  return changedAt;
};
