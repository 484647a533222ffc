import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSideDeviations, paymentsOf } from './three-sides.mjs';

const intent = (id, reference, amount, status = 'succeeded') => ({
  id,
  status,
  amount_received: status === 'succeeded' ? amount : 0,
  metadata: { reference },
});
const refund = { amount: 300, status: 'succeeded', metadata: { reference: 'one', refundId: 'r1' } };
const dispute = { id: 'du_1', amount: 500, payment_intent: 'pi_2', balance_transactions: [{}] };
/** Two payments: a part of one was refunded, and the bank took the other one back. */
const stripe = {
  intents: [intent('pi_1', 'one', 1_000), intent('pi_2', 'two', 500), intent('pi_3', 'three', 0, 'canceled')],
  refunds: [refund],
  disputes: [dispute],
  movements: [1_000, 500, -300, -500].map((amount) => ({ amount })),
};
const ours = {
  attempts: [
    { reference: 'one', state: 'CAPTURED', amount_minor: 1_000 },
    { reference: 'two', state: 'CAPTURED', amount_minor: 500 },
    { reference: 'three', state: 'VOIDED', amount_minor: 700 },
  ],
  payments: [
    { reference: 'one', intent_id: 'pi_1' },
    { reference: 'two', intent_id: 'pi_2' },
    { reference: 'three', intent_id: 'pi_3' },
  ],
  refunds: [{ refund_id: 'r1', reference: 'one', amount_minor: 300 }],
  chargebacks: [{ chargeback_id: 'du_1', reference: 'two', amount_minor: 500 }],
};
const doubled = intent('pi_9', 'two', 500);

describe('Stripe and our records after a crash run', () => {
  it('agree when each payment, refund and chargeback is on both sides, PAY-010', () =>
    assert.deepEqual(findSideDeviations(stripe, ours), []));

  it('are added up by what was captured and refunded, PAY-010', () =>
    assert.deepEqual(
      paymentsOf(stripe).map(({ reference, amount_minor, refunded_minor }) => [
        reference,
        amount_minor,
        refunded_minor,
      ]),
      [
        ['one', 1_000, 300],
        ['two', 500, 0],
      ],
    ));

  for (const [because, theirs, own, found] of [
    [
      'a hold is neither captured nor released',
      { intents: [...stripe.intents, intent('pi_4', 'four', 900, 'requires_capture')] },
      {},
      ['pi_4 of four: still requires_capture'],
    ],
    [
      'two intents took money for one payment',
      { intents: [...stripe.intents, doubled], movements: [...stripe.movements, { amount: 500 }] },
      {},
      [
        'pi_9 took 500 for two: not the intent of our row',
        'two: 2 intents took money',
        'captured two: ours 500, Stripe 1000',
      ],
    ],
    [
      'a refund was sent twice',
      { refunds: [refund, refund], movements: [...stripe.movements, { amount: -300 }] },
      {},
      ['refunded one r1: ours 300, Stripe 600'],
    ],
    [
      'a refund is recorded and was never sent',
      {},
      { refunds: [...ours.refunds, { refund_id: 'r2', reference: 'two', amount_minor: 1 }] },
      ['refunded two r2: ours 1, Stripe 0'],
    ],
    ['a chargeback was not booked', {}, { chargebacks: [] }, ['charged back du_1 two: ours 0, Stripe 500']],
    [
      'a capture is not recorded',
      {},
      { attempts: ours.attempts.slice(1) },
      ['captured one: ours 0, Stripe 1000'],
    ],
    [
      'a cent is missing from the balance',
      { movements: stripe.movements.slice(1).concat({ amount: 999 }) },
      {},
      ["Stripe's balance moved by 699, its payments by 700"],
    ],
  ])
    it(`deviate if ${because}, PAY-010`, () =>
      assert.deepEqual(findSideDeviations({ ...stripe, ...theirs }, { ...ours, ...own }), found));
});
