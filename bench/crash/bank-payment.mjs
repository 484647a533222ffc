// An order whose payment the bank decides after the submission.
import { callAs, dataOf } from './requests.mjs';

const waiting = ['PENDING', 'ACTION_REQUIRED'];
const undecidedCodes = ['PAYMENT_PENDING', 'PAYMENT_ACTION_REQUIRED'];

/** Asks until the payment is decided. */
const follow = ({ query }, orderId) =>
  query('GetOrderPayment', 'orderPayment', { orderId }, (payment) =>
    waiting.includes(payment.status) ? undefined : payment,
  );
const readAction = ({ query }, orderId) =>
  query('GetOrderPayment', 'orderPayment', { orderId }, (payment) => payment);

/** The action of the customer: approve, decline, cancel, leave, wait; false if the customer does not come back. */
const act = async (shopper, orderId, bank) => {
  if (bank === 'leave') return false;
  if (bank === 'cancel') {
    const cancel = callAs('CancelOrderPayment', { orderId });
    await shopper.ask(shopper.visit, cancel, (reply) => dataOf(reply, 'cancelOrderPayment'));
  }
  if (bank === 'approve' || bank === 'decline') {
    const { action } = await readAction(shopper, orderId);
    if (action) await shopper.decideAtBank(action.url, bank);
  }
  return true;
};

const placedBy = (orderId, { orderNumber, total }) => ({
  outcome: 'placed',
  orderId,
  orderNumber,
  amountMinor: total.amountMinor,
});

/** Submits the order and acts for the customer: { outcome: placed, refused, stale, unknown or wrong, … }. */
export const payAtBank = async (shopper, { orderId, bank, isStale }) => {
  const [answer] = await shopper.submit();
  if (!answer) return { outcome: 'unknown', orderId };
  if (answer.refused && isStale(answer.refused)) return { outcome: 'stale' };
  // The bank may decide while a lost reply is asked for again.
  if (answer.order && bank === 'wait') return placedBy(orderId, answer.order);
  if (!undecidedCodes.includes(answer.refused))
    return { outcome: 'wrong', orderId, saw: answer.refused ?? 'placed before the bank decided' };
  // Nobody approves it, so no order may be stored.
  if (!(await act(shopper, orderId, bank))) return { outcome: 'refused', orderId };
  const { status, order, errorCode } = await follow(shopper, orderId);
  if (!status) return { outcome: 'unknown', orderId };
  const isExpected = (status === 'PLACED') === ['approve', 'wait'].includes(bank);
  if (!isExpected) return { outcome: 'wrong', orderId, saw: `${status} ${errorCode}` };
  return status === 'PLACED' ? placedBy(orderId, order) : { outcome: 'refused', orderId };
};
