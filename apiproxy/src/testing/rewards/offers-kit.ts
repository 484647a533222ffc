import type { AppDeps } from '../../http/app-deps.ts';
import type { CouponRow } from '../../rewards/offers/coupons.ts';
import { bookStars, readStars } from '../../rewards/stars/star-ledger.ts';

/** Gives a member Stars and reads the balance, both in tenths. */
export const starsOf = (deps: AppDeps, memberId: string) => ({
  read: () => readStars(deps.db, memberId),
  give: (tenths: number) =>
    deps.db
      .transaction()
      .execute((trx) =>
        bookStars(trx, deps, { memberId, kind: 'OPENING', tenths, refType: 'test', refId: deps.ids.next() }),
      ),
});

/** Gives a member a coupon of 20 percent, or another one, and returns the offer as a request names it. */
export const giveCoupon = async (deps: AppDeps, memberId: string, over: Partial<CouponRow> = {}) => {
  const code = `T-${deps.ids.next()}`;
  await deps.db
    .insertInto('coupon')
    .values({
      code,
      member_id: memberId,
      kind: 'PERCENT',
      value: 20,
      minimum_minor: 0,
      currency: null,
      expires_at: new Date('2030-01-01T00:00:00Z'),
      ...over,
    })
    .execute();
  return { type: 'COUPON', code };
};
