import type {
  MutationCancelOrderPaymentArgs,
  OrderPayment,
  QueryOrderPaymentArgs,
} from '../../../generated/resolvers.ts';
import type { AppDeps } from '../../../http/app-deps.ts';
import type { GraphqlContext } from '../../../http/graphql/graphql-context.ts';
import type { Decided } from '../../../payments/payments.public.ts';
import { findOrder } from '../../stored-orders.ts';
import { presentOrder, type SubmittedOrder } from '../../history/present-order.ts';
import { ownersOf } from '../../owner.ts';
import { findOrderPayment, orderPayments, type OrderPaymentRow } from './order-payments.ts';

type View = Omit<OrderPayment, 'order'> & { readonly order: SubmittedOrder | null };

const present = async (deps: AppDeps, { row, action }: Decided<OrderPaymentRow>): Promise<View> => {
  const { order_id: orderId, state, error_code: errorCode, reason } = row;
  const undecided = action ? 'ACTION_REQUIRED' : 'PENDING';
  const order = state === 'PLACED' ? await findOrder(deps.db, orderId) : undefined;
  return {
    orderId,
    errorCode,
    reason,
    action,
    status: state === 'WAITING' ? undecided : state,
    order: order ? presentOrder(order, { own: true }) : null,
  };
};

const findOwn = async (
  { deps, visitor }: GraphqlContext,
  orderId: string,
): Promise<OrderPaymentRow | undefined> => {
  const payment = await findOrderPayment(deps.db, orderId);
  return payment && ownersOf(visitor).includes(payment.owner) ? payment : undefined;
};

/** orderPayment (ORD-109): asks the provider, and places the order if the bank has approved. */
export const orderPayment = async (
  context: GraphqlContext,
  { orderId }: QueryOrderPaymentArgs,
): Promise<View | null> => {
  const { deps } = context;
  const payment = await findOwn(context, orderId);
  return payment ? present(deps, await orderPayments.check(deps, payment)) : null;
};

/** cancelOrderPayment (ORD-109): the customer pays in another way. An approval of the bank counts if it was earlier. */
export const cancelOrderPayment = async (
  context: GraphqlContext,
  { orderId }: MutationCancelOrderPaymentArgs,
): Promise<View | null> => {
  const { deps } = context;
  const payment = await findOwn(context, orderId);
  if (!payment) return null;
  const { row } = await orderPayments.check(deps, payment);
  await orderPayments.release(deps, row, { step: 'release', code: 'PAYMENT_DECLINED' });
  return present(deps, { row: (await findOrderPayment(deps.db, orderId)) ?? row, action: null });
};
