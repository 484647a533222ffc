import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OfferUseState } from '../rewards.tables.ts';
import { bookStars } from '../stars/star-ledger.ts';
import type { OfferKind } from './member-offer.ts';

type UseDeps = Pick<AppDeps, 'ids' | 'clock'>;
const tenthsPerStar = 10;

export interface OfferUse {
  readonly orderId: string;
  readonly memberId: string;
  readonly type: OfferKind;
  readonly code: string;
  readonly stars: number | null;
  readonly discountMinor: number;
}

/** Returns true if the order holds the offer, or held it and has now this state. */
const promoteOwnUse = async (
  trx: Transaction<Tables>,
  { orderId, type, code }: OfferUse,
  state: OfferUseState,
): Promise<boolean> => {
  const own = await trx
    .updateTable('offer_use')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('offer_type', '=', type)
    .where('offer_code', '=', code)
    .where('state', '=', 'HELD')
    .returning('use_id')
    .executeTakeFirst();
  return own !== undefined;
};

const insertUse = async (
  trx: Transaction<Tables>,
  { ids, clock }: UseDeps,
  use: OfferUse,
  state: OfferUseState,
): Promise<{ readonly useId: string; readonly starTenths: number } | undefined> => {
  const useId = ids.next();
  const starTenths = (use.stars ?? 0) * tenthsPerStar;
  const inserted = await trx
    .insertInto('offer_use')
    .values({
      use_id: useId,
      order_id: use.orderId,
      member_id: use.memberId,
      offer_type: use.type,
      offer_code: use.code,
      star_tenths: starTenths,
      discount_minor: use.discountMinor,
      state,
      at: clock.now(),
    })
    // Another order has used the coupon meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .returning('use_id')
    .executeTakeFirst();
  return inserted && { useId, starTenths };
};

/**
 * Uses an offer for an order: `HELD` while its payment waits, `SPENT` with the order. A Reward debits its Stars. Returns
 * false if another order was faster or the Stars no longer suffice: then the caller's transaction must be rolled back.
 * Of concurrent uses of a coupon, or of the same Stars, one succeeds.
 */
export const takeOffer = async (
  trx: Transaction<Tables>,
  deps: UseDeps,
  use: OfferUse,
  state: 'HELD' | 'SPENT',
): Promise<boolean> => {
  if (await promoteOwnUse(trx, use, state)) return true;
  const inserted = await insertUse(trx, deps, use, state);
  if (!inserted) return false;
  const { useId, starTenths } = inserted;
  return (
    starTenths === 0 ||
    bookStars(trx, deps, {
      memberId: use.memberId,
      kind: 'SPENT',
      tenths: -starTenths,
      refType: 'offer-use',
      refId: useId,
    })
  );
};

/**
 * Gives back the offer of an order in this state: HELD when its payment has failed, SPENT when the order is voided. A Reward
 * credits its Stars. A repeated call changes nothing.
 */
export const giveBackOffer = async (
  trx: Transaction<Tables>,
  deps: UseDeps,
  orderId: string,
  from: 'HELD' | 'SPENT',
): Promise<void> => {
  const use = await trx
    .updateTable('offer_use')
    .set({ state: 'RETURNED' })
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .returning(['use_id', 'member_id', 'star_tenths'])
    .executeTakeFirst();
  if (!use || use.star_tenths === 0) return;
  await bookStars(trx, deps, {
    memberId: use.member_id,
    kind: 'RETURNED',
    tenths: use.star_tenths,
    refType: 'offer-use',
    refId: use.use_id,
  });
};
