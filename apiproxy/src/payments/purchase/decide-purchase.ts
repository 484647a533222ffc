import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { AppError } from '../../http/errors/app-error.ts';
import type { JobPayload } from '../../jobs/jobs.tables.ts';
import type { Tables } from '../../storage/tables.ts';
import { releaseSingleUseAddress } from '../addresses/claim-single-use-address.ts';
import { releaseNow } from '../payment-attempt.ts';
import type { Authorisation, AuthoriseResult, PaymentAction } from '../payment-provider.ts';
import type { PurchaseFailure, PurchaseKind } from './purchase-kind.ts';

/** A purchase as it is after a step, and the action that the provider waits for. */
export interface Decided<Row> {
  readonly row: Row;
  readonly action: PaymentAction | null;
}

/**
 * The steps that end a purchase. Of concurrent callers one has an effect: it is settled or failed in one transaction that has locked its
 * row, while the row is open and has the same payment.
 */
export const decidePurchase = <Row, Key extends JobPayload>(kind: PurchaseKind<Row, Key>) => {
  const { keyOf, paymentOf, isOpen } = kind;

  const whileOpen = (
    { db }: AppDeps,
    row: Row,
    work: (trx: Transaction<Tables>, open: Row) => Promise<void>,
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      await kind.lock?.(trx, row);
      const current = await kind.rows(trx, keyOf(row)).forUpdate().executeTakeFirst();
      const isSame = current && paymentOf(current).reference === paymentOf(row).reference;
      if (!isSame || !isOpen(current)) return false;
      await work(trx, current);
      return true;
    });

  const fail = async (deps: AppDeps, row: Row, failure: PurchaseFailure): Promise<boolean> => {
    const isEnded = await whileOpen(deps, row, (trx, open) => kind.fail(trx, deps, open, failure));
    if (isEnded) await releaseSingleUseAddress(deps, paymentOf(row).subject);
    return isEnded;
  };

  /** Ends an open purchase and gives back at once what is or may be held for it. */
  const release = async (deps: AppDeps, row: Row, failure: PurchaseFailure): Promise<void> => {
    if (await fail(deps, row, failure)) await releaseNow(deps, paymentOf(row).reference);
  };

  const settle = async (deps: AppDeps, row: Row, authorisation: Authorisation): Promise<void> => {
    try {
      await kind.settle(deps, row, authorisation, (work) => whileOpen(deps, row, work));
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      await release(deps, row, { step: 'settle', code: cause.code });
    }
  };

  /** Applies what the provider has decided. An undecided payment changes nothing. */
  const decide = async (deps: AppDeps, row: Row, result: AuthoriseResult): Promise<Decided<Row>> => {
    if (result.outcome === 'authorised') await settle(deps, row, result.authorisation);
    if (result.outcome === 'refused')
      await fail(deps, row, {
        step: 'decide',
        code: kind.codeOf(result),
        reason: result.reason,
        asksCustomer: result.errorCode === 'PAYMENT_REVIEW',
      });
    deps.jobs.notify();
    const current = (await kind.rows(deps.db, keyOf(row)).executeTakeFirst()) ?? row;
    const action = result.outcome === 'action-required' && isOpen(current) ? result.action : null;
    return { row: current, action };
  };

  return { decide, release };
};
