import type { Reputation } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { idOfRequest } from '../../http/idempotency/id-of-request.ts';
import {
  countAttempts,
  forgiveAttempts,
  ipCounters,
  type AttemptLimit,
  type Caller,
  type Counter,
} from '../../http/limits/rate-limit.ts';
import {
  assertSameRequest,
  findPaymentSource,
  findUsableInstrument,
  readReturnUrl,
  startCardAttempt,
  type Decided,
  type EndCardAttempt,
  type PaymentSource,
} from '../../payments/payments.public.ts';
import { deliveryInstant } from '../delivery/delivery-day.ts';
import { designSold, readGiftDesigns, type GiftDesigns } from '../catalogue/gift-catalogue.ts';
import type { GiftOrder } from '../gifts.tables.ts';
import type { Buyer } from './buyer.ts';
import { claimAddress } from './claim-address.ts';
import { giftPurchases } from './gift-purchases.ts';
import { readDeliveryMethod, throwViolation } from './gift-rules.ts';
import { findPurchaseViolation, totalOf } from './purchase-rules.ts';
import { findPurchase, totalMoney, type PurchaseRow } from './purchase-store.ts';
import type { Purchase } from './read-purchase.ts';
import { isWalletToken } from './wallet-token.ts';
import { recipientCounters } from './recipient-limit.ts';

/** New purchases, refused ones too: nobody tries many cards here. A repeated request is not counted once it is stored. */
const purchaseLimit: AttemptLimit = { name: 'gift-purchase', max: 60, windowMs: 15 * 60_000 };

export interface PurchaseAttempt {
  readonly buyer: Buyer;
  readonly purchase: Purchase;
  readonly returnUrl: string | null | undefined;
  readonly caller: Caller;
  /** GFT-040, D-156. */
  readonly risk: Reputation | undefined;
}

/** The risk data differ from try to try, and the page to return to is not what is bought: they are not compared. */
const hashOf = ({ signer }: AppDeps, purchase: Purchase): string =>
  signer.sign('gift purchase', JSON.stringify(purchase));

export const purchaseIdOf = (owner: string, requestId: string): string =>
  idOfRequest('gift', owner, requestId);

const toOrder = (
  { egifts, locale, senderName, senderEmail, timeZone }: Purchase,
  now: Date,
  { configuration, designs }: Pick<AppDeps, 'configuration'> & { readonly designs: GiftDesigns },
): GiftOrder => ({
  locale,
  senderName,
  senderEmail,
  timeZone,
  gifts: egifts.flatMap(({ deliveryMethod, deliveryDate: date, deliveryTime: time, recipients, ...gift }) =>
    recipients.map(({ name, email }) => ({
      ...gift,
      design: designSold(designs, gift.productNumber),
      recipientName: name,
      recipientEmail: email,
      deliveryMethod: readDeliveryMethod(deliveryMethod, configuration) ?? 'email',
      deliverAt: deliveryInstant({ date, time, timeZone }, now)?.toISOString() ?? null,
    })),
  ),
});

/** Throws the first violation of the rules (see purchase-rules.ts). */
const assertValid = async (deps: AppDeps, { buyer, purchase }: PurchaseAttempt): Promise<void> => {
  const { paymentInstrumentId } = purchase;
  const stored =
    buyer.memberId === null || paymentInstrumentId === undefined
      ? undefined
      : await findUsableInstrument(deps.db, deps, buyer.memberId, paymentInstrumentId);
  const violation = findPurchaseViolation({
    purchase,
    configuration: deps.configuration,
    now: deps.clock.now(),
    isMember: buyer.memberId !== null,
    giftLimitMinor: buyer.giftLimitMinor,
    memberCurrency: buyer.memberId === null ? null : buyer.currency,
    availableDesigns: new Set((await readGiftDesigns(deps)).keys()),
    storedType: stored?.payment_type,
    isByWallet: isWalletToken(purchase, deps),
  });
  if (violation) throwViolation(violation);
};

/** The card to charge: the stored payment method, or the token of a typed card. */
const cardOf = ({ buyer, purchase }: PurchaseAttempt): string =>
  (buyer.memberId === null ? undefined : purchase.paymentInstrumentId) ??
  purchase.paymentInstrumentToken ??
  '';

/** Stores the purchase and the job that settles it, once. Parallel requests with the same id get the first one's row. */
const storePurchase = async (deps: AppDeps, attempt: PurchaseAttempt, purchaseId: string): Promise<void> => {
  const { buyer, purchase } = attempt;
  const now = deps.clock.now();
  const returnUrl = readReturnUrl(attempt.returnUrl, deps);
  const designs = await readGiftDesigns(deps);
  await deps.db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('gift_purchase')
      .values({
        purchase_id: purchaseId,
        owner: buyer.owner,
        member_id: buyer.memberId,
        request_hash: hashOf(deps, purchase),
        state: 'STARTED',
        error_code: null,
        reason: null,
        gift_order: JSON.stringify(toOrder(purchase, now, { ...deps, designs })),
        total_minor: totalOf(purchase),
        currency: purchase.currency,
        return_url: returnUrl,
        payment_label: null,
        order_number: null,
        created_at: now,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.column('purchase_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!stored) return;
    await claimAddress({ db: trx, clock: deps.clock }, attempt, purchaseId);
    await giftPurchases.start(trx, deps, stored);
  });
};

/** The stored purchase of this requestId. Throws IDEMPOTENCY_CONFLICT if it was another request. */
const findEarlier = async (
  deps: AppDeps,
  purchase: Purchase,
  purchaseId: string,
): Promise<PurchaseRow | undefined> => {
  const earlier = await findPurchase(deps.db, purchaseId);
  assertSameRequest(!earlier || earlier.request_hash === hashOf(deps, purchase));
  return earlier;
};

const sourceOf = (deps: AppDeps, attempt: PurchaseAttempt): Promise<PaymentSource> =>
  findPaymentSource(deps, { memberId: attempt.buyer.memberId, card: cardOf(attempt) });

/** Counts a typed card before anything is stored for it (PAY-008). Throws TOO_MANY_REQUESTS, and like findPaymentSource. */
const startCard = async (deps: AppDeps, attempt: PurchaseAttempt): Promise<EndCardAttempt> => {
  const source = await sourceOf(deps, attempt);
  if (source.kind === 'instrument') return async () => undefined;
  const { buyer, caller } = attempt;
  return startCardAttempt(deps, { ...caller, sessionId: buyer.sessionId }, source.token);
};

const chargePurchase = async (
  deps: AppDeps,
  attempt: PurchaseAttempt,
  { started, endCard }: { readonly started: PurchaseRow; readonly endCard: EndCardAttempt },
): Promise<Decided<PurchaseRow>> => {
  const { purchase_id: purchaseId, return_url: returnUrl } = started;
  const billingAddress = await claimAddress(deps, attempt, purchaseId);
  const result = await giftPurchases.charge(deps, started, {
    source: await sourceOf(deps, attempt),
    amount: totalMoney(started),
    billingAddress,
    risk: attempt.risk,
    ...(returnUrl !== null && { returnUrl }),
  });
  await endCard(result);
  return giftPurchases.decide(deps, started, result);
};

/** Stores a new purchase and counts its recipients. Nothing is counted for one that is not stored. */
const startPurchase = async (
  deps: AppDeps,
  attempt: PurchaseAttempt,
  purchaseId: string,
): Promise<EndCardAttempt> => {
  const { buyer, caller } = attempt;
  await countAttempts(deps, caller, [
    ...ipCounters(purchaseLimit, caller.ip),
    { limit: purchaseLimit, subject: buyer.owner },
  ]);
  await assertValid(deps, attempt);
  const endCard = await startCard(deps, attempt);
  const counted: Counter[] = [];
  try {
    for (const counter of recipientCounters(attempt)) {
      counted.push(counter);
      await countAttempts(deps, caller, [counter]);
    }
    await storePurchase(deps, attempt, purchaseId);
    return endCard;
  } catch (cause) {
    await forgiveAttempts(deps, counted);
    throw cause;
  }
};

/**
 * GFT-040, GFT-043: buys gifts, once for a requestId of the buyer. Stored before the provider is called: after a crash or a lost
 * reply the same request continues, and is charged once. A repeated request gets the first one's purchase before any limit or rule.
 * A declined purchase mails nobody and counts no recipients: a stranger without money would use up the day of a network.
 */
export const buyGifts = async (deps: AppDeps, attempt: PurchaseAttempt): Promise<Decided<PurchaseRow>> => {
  const { buyer, purchase } = attempt;
  const purchaseId = purchaseIdOf(buyer.owner, purchase.requestId);
  const earlier = await findEarlier(deps, purchase, purchaseId);
  if (earlier && earlier.state !== 'STARTED') return { row: earlier, action: null };
  const endCard = await (earlier ? startCard(deps, attempt) : startPurchase(deps, attempt, purchaseId));
  const started = await findEarlier(deps, purchase, purchaseId);
  if (!started) throw createAppError('TEMPORARILY_UNAVAILABLE');
  if (started.state !== 'STARTED') return { row: started, action: null };
  const charged = await chargePurchase(deps, attempt, { started, endCard }).catch(async (cause: unknown) => {
    // A parallel request with the same id has ended the purchase and deleted its address.
    const current = await findPurchase(deps.db, purchaseId);
    if (!current || current.state === 'STARTED') throw cause;
    return { row: current, action: null };
  });
  if (!earlier && charged.row.state === 'FAILED') await forgiveAttempts(deps, recipientCounters(attempt));
  return charged;
};
