import type { AppDeps } from '../http/app-deps.ts';
import type { CouponRow } from './offers/coupons.ts';
import { bookStars } from './stars/star-ledger.ts';

/** Tenths of a Star of the demonstration members; who is not listed has none. */
const seededStars = {
  'member-green': 1_184,
  'member-gold': 3_126,
  'member-reserve': 9_400,
  'member-quebec': 2_150,
  'member-poor': 95,
} as const;

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

/** Stores Stars and coupons of the seeded members once. Existing rows are not changed. */
export const seedRewards = (deps: AppDeps): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    for (const [memberId, tenths] of Object.entries(seededStars))
      await bookStars(trx, deps, { memberId, kind: 'OPENING', tenths, refType: 'seed', refId: memberId });
    for (const row of seededCoupons)
      await trx
        .insertInto('coupon')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
