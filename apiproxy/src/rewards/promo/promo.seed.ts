import type { Insertable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { PromoCodeTable } from '../rewards.tables.ts';

/** A code of one member, which the shop's data cannot have. */
const greenOnly: Insertable<PromoCodeTable> = {
  ...{ code: 'GREENONLY', kind: 'SHARED', status: 'ACTIVE', star_tenths: 100, member_id: 'member-green' },
  ...{ sub_market: null, eligible_from: null, max_redemptions: null, message: null },
  starts_at: new Date('2026-01-01T05:00:00Z'),
  ends_at: new Date('2029-12-31T23:59:59Z'),
};
/** Codes of the sample whose redemptions are used. */
const redeemed = { FIRST100: 100, USEDCUP: 1 } as const;

/** With the sample's codes there is one for each result of RWD-063 (docs/guides/sandbox-promos.md). Redeemed codes are not changed. */
export const seedPromos = async ({ db }: Pick<AppDeps, 'db'>): Promise<void> => {
  await db
    .insertInto('promo_code')
    .values(greenOnly)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [code, count] of Object.entries(redeemed))
    await db
      .updateTable('promo_code')
      .set({ redeemed_count: count })
      .where('code', '=', code)
      .where('redeemed_count', '=', 0)
      .execute();
};
