import { giftStatusCodes, money, type GiftPurchaseStatusReply } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { assertNotFailed, type Decided } from '../../payments/payments.public.ts';
import { linkToPassOn } from '../claim/gift-token.ts';
import { designOf, nameOf, shownEmailOf, statedOf } from '../delivery/gift-store.ts';
import { tokenOfOrder } from '../order-link/order-token.ts';
import { notBought } from './fail-purchase.ts';
import { totalMoney, type PurchaseRow } from './purchase-store.ts';

/** GFT-041, D-77: the first delay, its growth, and the longest one. */
const firstDelayMs = 4_000;
const growth = 1.5;
const longestDelayMs = 15_000;

/** Milliseconds until the next request of a page that has asked since `elapsedMs`. */
export const delayAfter = (elapsedMs: number): number => {
  let delay = firstDelayMs;
  for (let asked = delay; asked <= elapsedMs && delay < longestDelayMs; asked += delay) delay *= growth;
  return Math.round(Math.min(delay, longestDelayMs));
};

const listGifts = async (deps: AppDeps, { purchase_id, currency, gift_order: order }: PurchaseRow) => {
  const rows = await deps.db
    .selectFrom('gift')
    .select([
      'gift_id',
      'link_number',
      'state',
      'recipient_name',
      'recipient_email',
      'amount_minor',
      'deliver_at',
      'position',
    ])
    .where('purchase_id', '=', purchase_id)
    .orderBy('position')
    .execute();
  return rows.map((stored) => {
    const stated = statedOf(order, stored.position);
    const design = designOf(order, stored.position);
    const row = { ...stored, delivery_method: stated.deliveryMethod };
    return {
      recipientName: row.recipient_name,
      recipientEmail: shownEmailOf(row),
      amount: money(row.amount_minor, currency),
      art: design.picture,
      name: nameOf({ design }, order.locale),
      ...stated,
      deliverAt: row.deliver_at?.toISOString() ?? null,
      ...linkToPassOn(deps, row),
    };
  });
};

/** The status of a purchase (GFT-041). Throws the code of a refused one. */
export const presentStatus = async (
  deps: AppDeps,
  { row: purchase, action }: Decided<PurchaseRow>,
): Promise<GiftPurchaseStatusReply> => {
  assertNotFailed(purchase, notBought);
  if (purchase.state === 'DONE')
    return {
      orderNumber: purchase.order_number,
      data: {
        context: { code: giftStatusCodes.done },
        total: totalMoney(purchase),
        gifts: await listGifts(deps, purchase),
        ...(purchase.member_id === null && { linkToken: tokenOfOrder(deps, purchase.purchase_id) }),
      },
    };
  return {
    orderNumber: null,
    data: {
      context: { code: giftStatusCodes.processing },
      delay: delayAfter(deps.clock.now().getTime() - purchase.created_at.getTime()),
      ...(action && { action }),
    },
  };
};
