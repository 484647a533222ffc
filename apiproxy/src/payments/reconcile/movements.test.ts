import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareMovements, type Movement, type MovementKind, type ProviderMovement } from './movements.ts';

const period = { from: new Date('2026-06-02T00:00:00Z'), to: new Date('2026-06-03T00:00:00Z') };
const noon = '2026-06-02T12:00:00Z';
const our = (kind: MovementKind, reference: string, amountMinor: number, at = noon): Movement => ({
  kind,
  reference,
  amountMinor,
  currency: 'USD',
  at: new Date(at),
});
const their = (...facts: Parameters<typeof our>): ProviderMovement => ({ ...our(...facts), id: 'txn_1' });

describe('the comparison of two books', () => {
  for (const { because, ours, theirs, found } of [
    {
      because: 'both have the same charge and two refunds of one payment, in another order, and a fee',
      ours: [our('charge', 'a', 500), our('refund', 'a', 100), our('refund', 'a', 200)],
      theirs: [
        their('refund', 'a', 200),
        their('charge', 'a', 500),
        their('refund', 'a', 100),
        their('fee', 'a', 20),
      ],
      found: [],
    },
    {
      because: 'only we have a charge',
      ours: [our('charge', 'a', 500)],
      theirs: [],
      found: ['charge a: ours only: 500 USD'],
    },
    {
      because: 'only the provider has a chargeback',
      ours: [our('charge', 'a', 500)],
      theirs: [their('charge', 'a', 500), their('chargeback', 'a', 500)],
      found: ['chargeback a: theirs only: 500 USD (txn_1)'],
    },
    {
      because: 'a refund has another amount',
      ours: [our('refund', 'a', 100)],
      theirs: [their('refund', 'a', 1000)],
      found: ['refund a: other amount: ours 100 USD, theirs 1000 USD (txn_1)'],
    },
    {
      because: 'an amount was refunded twice, and we know of one',
      ours: [our('refund', 'a', 100)],
      theirs: [their('refund', 'a', 100), their('refund', 'a', 100)],
      found: ['refund a: theirs only: 100 USD (txn_1)'],
    },
    {
      because: 'the sides are on two sides of the edge',
      ours: [our('charge', 'a', 500, '2026-06-02T23:59:59Z')],
      theirs: [their('charge', 'a', 500, '2026-06-03T00:00:01Z')],
      found: [],
    },
    {
      because: 'the difference is of another period',
      ours: [our('charge', 'a', 500, '2026-06-03T00:00:00Z')],
      theirs: [their('charge', 'b', 500, '2026-06-01T23:59:59Z')],
      found: [],
    },
  ])
    it(`finds ${found.length === 0 ? 'nothing' : 'the difference'} if ${because}, PAY-009`, () =>
      assert.deepEqual(
        compareMovements(ours, theirs, period).map(({ subject, found: text }) => `${subject}: ${text}`),
        found,
      ));
});
