import type {
  MutationCancelOrderPaymentArgs,
  OrderPayment,
  QueryOrderPaymentArgs,
} from '../../../generated/resolvers.ts';
import type { AppDeps } from '../../../http/app-deps.ts';
import type { GraphqlContext } from '../../../http/graphql/graphql-context.ts';
import { releaseNow } from '../../../payments/payments.public.ts';
import { findOrder } from '../../stored-orders.ts';
import { presentOrder, type SubmittedOrder } from '../../history/present-order.ts';
import { ownersOf } from '../../owner.ts';
import {
  endOrderPayment,
  failedPayment,
  findOrderPayment,
  type OrderPaymentRow,
} from './order-payment-store.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

type View = Omit<OrderPayment, 'order'> & { readonly order: SubmittedOrder | null };

const present = async (deps: AppDeps, payment: OrderPaymentRow): Promise<View> => {
  const { order_id: orderId, state, reference, error_code: errorCode, reason } = payment;
  const base = { orderId, errorCode, reason, action: null, order: null };
  if (state === 'FAILED') return { ...base, status: 'FAILED' };
  if (state === 'PLACED') {
    const order = await findOrder(deps.db, orderId);
    return {
      ...base,
      status: 'PLACED',
      order: order ? presentOrder(order, { own: true }) : null,
    };
  }
  const decision = await deps.payments.find(reference);
  return decision?.outcome === 'action-required'
    ? { ...base, status: 'ACTION_REQUIRED', action: decision.action }
    : { ...base, status: 'PENDING' };
};

const findOwn = async (
  { deps, visitor }: GraphqlContext,
  orderId: string,
): Promise<OrderPaymentRow | undefined> => {
  const payment = await findOrderPayment(deps.db, orderId);
  return payment && ownersOf(visitor).includes(payment.owner) ? payment : undefined;
};
const settled = (deps: AppDeps, payment: OrderPaymentRow) =>
  payment.state === 'WAITING' ? settleOrderPayment(deps, payment) : payment;

/** orderPayment (ORD-109): asks the provider, and places the order if the bank has approved. */
export const orderPayment = async (
  context: GraphqlContext,
  { orderId }: QueryOrderPaymentArgs,
): Promise<View | null> => {
  const payment = await findOwn(context, orderId);
  return payment ? present(context.deps, await settled(context.deps, payment)) : null;
};

/** cancelOrderPayment (ORD-109): the customer pays in another way. An approval of the bank counts if it was earlier. */
export const cancelOrderPayment = async (
  context: GraphqlContext,
  { orderId }: MutationCancelOrderPaymentArgs,
): Promise<View | null> => {
  const { deps } = context;
  const payment = await findOwn(context, orderId);
  if (!payment) return null;
  const current = await settled(deps, payment);
  const ended = await endOrderPayment(deps, current, failedPayment('PAYMENT_DECLINED'));
  if (ended) await releaseNow(deps, current.reference);
  return present(deps, (await findOrderPayment(deps.db, orderId)) ?? current);
};
