import type { Transaction } from 'kysely';
import type { AppDeps } from '../http/app-deps.ts';
import type { Tables } from '../storage/tables.ts';
import type { CouponRow } from './offers/coupons.ts';
import { seedPromos } from './promo/promo.seed.ts';
import { addMonths } from './stars/star-calendar.ts';
import { bookStars } from './stars/star-ledger.ts';

/**
 * Tenths of a Star of the demonstration members, by how many months ago they were earned; who is not listed has none. Each sum is
 * the member's balance.
 */
const seededStars = {
  'member-green': { 6: 184, 3: 400, 0: 600 },
  'member-gold': { 4: 2_126, 1: 1_000 },
  'member-reserve': { 5: 6_400, 0: 3_000 },
  'member-quebec': { 2: 2_150 },
  'member-poor': { 0: 95 },
} as const satisfies Record<string, Readonly<Record<number, number>>>;
/** The middle of an earlier month, or now. */
const atMonthsAgo = (now: Date, monthsAgo: number): Date =>
  monthsAgo === 0 ? now : new Date(`${addMonths(now.toISOString().slice(0, 7), -monthsAgo)}-15T17:00:00Z`);

const expiresAt = new Date('2029-12-31T23:59:59Z');
const coupon = (row: Pick<CouponRow, 'code' | 'member_id' | 'kind' | 'value'> & Partial<CouponRow>) => ({
  minimum_minor: 0,
  currency: null,
  expires_at: expiresAt,
  ...row,
});
export const seededCoupons: readonly CouponRow[] = [
  coupon({ code: 'GREEN-CROISSANT', member_id: 'member-green', kind: 'FREE_ITEM', value: 3001 }),
  coupon({ code: 'GOLD-20', member_id: 'member-gold', kind: 'PERCENT', value: 20 }),
  coupon({
    code: 'GOLD-3-OFF-12',
    member_id: 'member-gold',
    kind: 'AMOUNT',
    value: 300,
    minimum_minor: 1200,
    currency: 'USD',
  }),
  coupon({
    code: 'GOLD-SPRING',
    member_id: 'member-gold',
    kind: 'AMOUNT',
    value: 200,
    currency: 'USD',
    expires_at: new Date('2026-05-19T23:59:59Z'),
  }),
  coupon({ code: 'QUEBEC-10', member_id: 'member-quebec', kind: 'PERCENT', value: 10 }),
];

const hasStars = async (trx: Transaction<Tables>, memberId: string): Promise<boolean> =>
  (await trx
    .selectFrom('star_account')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined;

const seedStars = (deps: AppDeps): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    for (const [memberId, months] of Object.entries(seededStars)) {
      if (await hasStars(trx, memberId)) continue;
      for (const [monthsAgo, tenths] of Object.entries(months).toReversed())
        await bookStars(trx, deps, {
          ...{ memberId, kind: 'EARNED', tenths, refType: 'seed', refId: `${memberId}:${monthsAgo}` },
          at: atMonthsAgo(now, Number(monthsAgo)),
        });
    }
    for (const row of seededCoupons)
      await trx
        .insertInto('coupon')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });

/** Stores Stars, coupons and promo codes of the seeded members once. Existing rows are not changed. */
export const seedRewards = async (deps: AppDeps): Promise<void> => {
  await seedStars(deps);
  await seedPromos(deps);
};
