import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import type { JobPayload } from '../../jobs/jobs.tables.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import { charge, recordResult, settleKey, type Charge } from '../payment-attempt.ts';
import type { AuthoriseResult } from '../payment-provider.ts';
import { decidePurchase, type Decided } from './decide-purchase.ts';
import type { PurchaseKind } from './purchase-kind.ts';

/** The time that the customer and the bank may take. It ends before the release job voids what is held. */
export const decidedWithinMs = 10 * 60_000;

/**
 * The steps of a purchase (PAY-002): start → charge → decide, which settles an approved one and fails a refused one → release what cannot
 * be stored and what nobody decides. Each step can be repeated.
 */
export const definePurchase = <Row, Key extends JobPayload>(kind: PurchaseKind<Row, Key>) => {
  const { keyOf, paymentOf, isOpen } = kind;
  const { decide, release } = decidePurchase(kind);

  /** Asks the provider about an open purchase, and applies its decision. */
  const check = async (deps: AppDeps, row: Row): Promise<Decided<Row>> => {
    const { reference } = paymentOf(row);
    const found = isOpen(row) ? await deps.payments.find(reference) : undefined;
    return found ? decide(deps, row, await recordResult(deps, reference, found)) : { row, action: null };
  };

  /** Runs when the provider's webhook arrives, or after `decidedWithinMs`. Then a purchase that nobody has decided is released. */
  const job = defineJob<Key>({
    topic: kind.topic,
    lane: 'money',
    retry: retryPolicies.money,
    run: async ({ payload }, deps) => {
      const row = await kind.rows(deps.db, payload).executeTakeFirst();
      if (!row || !isOpen(row)) return;
      const decided = await check(deps, row);
      if (isOpen(decided.row)) await release(deps, row, { step: 'release', code: kind.undecidedCode });
    },
  });

  return {
    job,
    /** In the transaction that stores the open row: the job ends the purchase if the customer leaves. */
    start: (trx: Transaction<Tables>, deps: AppDeps, row: Row): Promise<void> =>
      enqueueJob(trx, deps, {
        job,
        payload: keyOf(row),
        runAt: new Date(deps.clock.now().getTime() + decidedWithinMs),
        dedupeKey: settleKey(paymentOf(row).reference),
      }),
    /** Holds the amount. Throws if the result is unknown: a repeated call finds the earlier hold. */
    charge: (
      deps: AppDeps,
      row: Row,
      request: Omit<Charge, 'reference' | 'purpose' | 'subject'>,
    ): Promise<AuthoriseResult> => charge(deps, { ...request, ...paymentOf(row) }),
    decide,
    check,
    release,
  };
};
