import { guestDataPage, money } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Mail } from '../../mail/mailer.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';
import { addressLines, pickupOptions, toPickupCode } from '../../stores/stores.public.ts';
import { orderMailName } from './order-mail-name.ts';
import { listPaidTenders } from './paid-tenders.ts';
import { tenderName } from '../../payments/payments.public.ts';
import { statusPathOf } from '../history/present-order.ts';
import { renderReceipt } from './receipt-mail.ts';

const tip: LocalizedMessage = ['Tip', 'Pourboire'];
const total: LocalizedMessage = ['Total', 'Total'];

const writeReceipt = async (deps: AppDeps, order: OrderRow, id: string): Promise<Mail> => {
  const store = await deps.stores.findOfOrder(order.store_number);
  const tenders = await listPaidTenders(deps.db, order);
  const { currency, locale, summary } = order;
  const tipRow = { label: messageIn(tip, locale), amount: money(order.tip_minor, currency) };
  const totalRow = {
    label: messageIn(total, locale),
    amount: money(order.total_minor + order.tip_minor, currency),
  };
  return renderReceipt(id, {
    to: order.email,
    locale,
    mailName: await orderMailName(deps.db, order),
    orderNumber: order.order_number,
    storeName: order.store_name,
    placedAt: order.placed_at,
    timeZone: store?.timeZone ?? 'UTC',
    pickUp: messageIn(pickupOptions[toPickupCode(order.pickup_option)].name, locale),
    readyAt: order.ready_at,
    address: store && addressLines(store).join(', '),
    lines: summary.lineItems,
    rows: [...summary.rows, ...(order.tip_minor > 0 ? [tipRow] : []), totalRow],
    note: summary.additionalFeeDescription,
    paidWith: tenders.map((tender) => tenderName(tender, locale)),
    starTenths: order.star_tenths,
    statusUrl: `${deps.publicOrigin}${statusPathOf(order)}`,
    dataUrl: order.member_id === null ? `${deps.publicOrigin}${guestDataPage.path}` : undefined,
  });
};

/** Mails the receipt of an order to its customer. A repeated mail has the same id (the job's). */
export const mailReceipt = defineJob<{ orderId: string }>({
  topic: 'mail-receipt',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload }, deps) => {
    const order = await findOrder(deps.db, payload.orderId);
    if (!order) return;
    await deps.mailer.send(await writeReceipt(deps, order, id));
    await deps.db
      .updateTable('orders')
      .set({ receipt_mailed_at: deps.clock.now() })
      .where('order_id', '=', order.order_id)
      .execute();
  },
});
