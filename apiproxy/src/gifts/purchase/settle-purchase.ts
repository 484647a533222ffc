import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import {
  captureSettled,
  deleteUsedAddress,
  recordResult,
  releaseNow,
  releaseSingleUseAddress,
  returnPayment,
  settleAttempt,
  type Authorisation,
  type AuthoriseResult,
} from '../../payments/payments.public.ts';
import { issueGifts, orderNumberOf } from './issue-gifts.ts';
import {
  failPurchase,
  findPurchase,
  lockPurchase,
  referenceOfPurchase,
  type PurchaseRow,
} from './purchase-store.ts';

/** The time that the customer and the bank may take. It ends before the release job voids what is held. */
export const decidedWithinMs = 10 * 60_000;
/** Gifts that cannot be created for this long after the payment are given up, and the payment is given back. */
export const createdWithinMs = 10 * 60_000;
const providerDown = { code: 'PAYMENT_PROVIDER_DOWN' } as const;

/**
 * Takes the money of an approved payment, then stores the gifts: cards, gifts, order number and mails in one transaction, once. The
 * card of a gift never exists before its money is captured. Throws if the provider does not capture or the gifts cannot be stored.
 */
const completePurchase = async (deps: AppDeps, purchaseId: string): Promise<void> => {
  const paid = await findPurchase(deps.db, purchaseId);
  if (paid?.state !== 'PAID') return;
  const now = deps.clock.now();
  if ((await captureSettled(deps, referenceOfPurchase(paid))) !== 'CAPTURED') {
    await failPurchase(deps.db, purchaseId, providerDown, { from: 'PAID', now });
    return;
  }
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId, 'PAID');
    if (!purchase) return;
    await issueGifts(trx, deps, purchase);
    await trx
      .updateTable('gift_purchase')
      .set({ state: 'DONE', order_number: orderNumberOf(purchaseId), settled_at: now })
      .where('purchase_id', '=', purchaseId)
      .execute();
  });
};

/** Gives the payment of a purchase back whose gifts cannot be created. */
const giveUp = (deps: AppDeps, purchaseId: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId, 'PAID');
    if (!purchase) return;
    await failPurchase(trx, purchaseId, providerDown, { from: 'PAID', now: deps.clock.now() });
    await returnPayment(trx, deps, referenceOfPurchase(purchase));
  });

/** Completes a purchase whose process has died or whose provider did not answer; gives the payment back after `createdWithinMs`. */
export const completePurchaseJob = defineJob<{ purchaseId: string }>({
  topic: 'complete-gift-purchase',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { purchaseId }, failingSince }, deps) => {
    const isLate =
      failingSince !== null && deps.clock.now().getTime() - failingSince.getTime() >= createdWithinMs;
    try {
      await completePurchase(deps, purchaseId);
    } catch (cause) {
      if (!isLate) throw cause;
      deps.log.error(
        { cause, purchaseId, alarm: 'gift-refunded' },
        'gifts not created: the payment is refunded',
      );
      await giveUp(deps, purchaseId);
    }
    deps.jobs.notify();
  },
});

/** The bank has approved: the payment belongs to the purchase, and the job that completes it is stored. */
const accept = (deps: AppDeps, purchaseId: string, { brand, lastFour }: Authorisation): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, purchaseId, 'STARTED');
    if (!purchase) return;
    if (!(await settleAttempt(trx, deps, referenceOfPurchase(purchase)))) {
      await failPurchase(trx, purchaseId, providerDown, { from: 'STARTED', now: deps.clock.now() });
      return;
    }
    await trx
      .updateTable('gift_purchase')
      .set({ state: 'PAID', payment_label: `${brand} ${lastFour}`.trim() })
      .where('purchase_id', '=', purchaseId)
      .execute();
    await deleteUsedAddress(trx, purchaseId);
    await enqueueJob(trx, deps, {
      job: completePurchaseJob,
      payload: { purchaseId },
      dedupeKey: `complete-gift-purchase:${purchaseId}`,
    });
  });

/**
 * Applies the provider's decision and returns the purchase. An undecided payment changes nothing. Of concurrent callers one creates
 * the gifts; what fails after the approval is repeated by the job.
 */
export const settlePurchase = async (
  deps: AppDeps,
  purchase: PurchaseRow,
  result: AuthoriseResult,
): Promise<PurchaseRow> => {
  const { purchase_id: purchaseId } = purchase;
  if (result.outcome === 'authorised') {
    await accept(deps, purchaseId, result.authorisation);
    await completePurchase(deps, purchaseId).catch((cause: unknown) =>
      deps.log.warn({ cause, purchaseId }, 'gift purchase not complete: its job repeats it'),
    );
  }
  if (result.outcome === 'refused') {
    const failure = { code: result.errorCode, reason: result.reason };
    await failPurchase(deps.db, purchaseId, failure, { from: 'STARTED', now: deps.clock.now() });
    await releaseSingleUseAddress(deps, purchaseId);
  }
  deps.jobs.notify();
  return (await findPurchase(deps.db, purchaseId)) ?? purchase;
};

/** Asks the provider how it has decided, and applies a decision. */
export const checkPurchase = async (deps: AppDeps, purchase: PurchaseRow): Promise<PurchaseRow> => {
  const reference = referenceOfPurchase(purchase);
  const result = await deps.payments.find(reference);
  return result ? settlePurchase(deps, purchase, await recordResult(deps, reference, result)) : purchase;
};

/**
 * Ends a purchase that was neither paid nor refused when the customer left: it runs when the provider's webhook arrives, or after
 * `decidedWithinMs`. Then an undecided payment is released.
 */
export const settlePurchaseJob = defineJob<{ purchaseId: string }>({
  topic: 'settle-gift-purchase',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { purchaseId } }, deps) => {
    const purchase = await findPurchase(deps.db, purchaseId);
    if (purchase?.state !== 'STARTED') return;
    const { state } = await checkPurchase(deps, purchase);
    if (state !== 'STARTED') return;
    const isEnded = await failPurchase(deps.db, purchaseId, providerDown, {
      from: 'STARTED',
      now: deps.clock.now(),
    });
    if (!isEnded) return;
    await releaseSingleUseAddress(deps, purchaseId);
    await releaseNow(deps, referenceOfPurchase(purchase));
  },
});
