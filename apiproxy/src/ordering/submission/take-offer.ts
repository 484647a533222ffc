import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { type AssessedOffer, takeOffer } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import { notAppliedParams } from '../pricing/offer-rules.ts';
import type { PricedOrder } from './submit-rules.ts';

interface OrderOffer {
  readonly priced: PricedOrder;
  readonly memberId: string | null;
  readonly offer: AssessedOffer | undefined;
}
/**
 * Uses the offer of the price in this transaction. Throws REWARD_NOT_APPLIED if another order was faster, which rolls
 * everything back.
 */
export const takeOrderOffer = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { priced, memberId, offer }: OrderOffer,
  state: 'HELD' | 'SPENT',
): Promise<void> => {
  if (!priced.offer || memberId === null) return;
  const { type, code, stars, discountMinor } = priced.offer;
  const use = { orderId: priced.order_id, memberId, type, code, stars, discountMinor };
  if (!(await takeOffer(trx, deps, use, state)))
    throw createAppError('REWARD_NOT_APPLIED', offer ? notAppliedParams(offer) : { type, code });
};
