import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { bookEarnedStars, bookingTopics } from '../../rewards/rewards.public.ts';
import { findOrder } from '../stored-orders.ts';

export const bookStarsKey = (orderId: string): string => `book-stars:${orderId}`;

/**
 * Books the Stars that a member's order was promised. It is stored when the order is picked up. The member in the payload lets
 * a reader of the balance know that it waits.
 */
export const bookStarsJob = defineJob<{ orderId: string; memberId?: string }>({
  topic: bookingTopics.order,
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { orderId } }, deps) => {
    await deps.db.transaction().execute(async (trx) => {
      const order = await findOrder(trx, orderId);
      if (!order || order.member_id === null || order.programme_version === null) return;
      await bookEarnedStars(trx, deps, {
        orderId,
        memberId: order.member_id,
        tenths: order.star_tenths,
        programmeVersion: order.programme_version,
      });
    });
  },
});
