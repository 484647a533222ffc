import {
  giftStatusCodes,
  type GiftPurchaseAction,
  type GiftPurchaseStatusReply,
  type PurchaseOwner,
  type Unsubscribe,
} from '@crema/shared-contracts';
import { followPayment, toAppError, type AppError } from '@crema/remote-kit';
import { isDecided } from './purchase.errors.ts';

/** GFT-041, D-77: the first delay, its growth, and how long the page asks. */
export const firstDelayMs = 4_000;
const growth = 1.5;
export const askingMs = 60_000;

export type PurchaseOutcome =
  | { readonly kind: 'done'; readonly reply: GiftPurchaseStatusReply }
  /** A business error: nothing was charged. */
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** The server does not know the request: it never arrived. */
  | { readonly kind: 'unknown' }
  /** The member's session has ended, and only the member may know what became of the purchase. */
  | { readonly kind: 'signed-out' }
  /** Not decided within a minute: the customer gets a mail. */
  | { readonly kind: 'late' };

export interface FollowedPurchase {
  /** The buyer. The server searches the purchases of the present session only, and says whose those are. */
  readonly owner: PurchaseOwner;
  /** Requests the status; with true it answers at once from what is stored (zero-retries). */
  readonly ask: (zeroRetries: boolean) => Promise<GiftPurchaseStatusReply>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The bank's question, while the customer must answer it. */
  readonly onAction: (action: GiftPurchaseAction | undefined) => void;
}

interface Processing {
  readonly delayMs: number | undefined;
  readonly action: GiftPurchaseAction | undefined;
}
type Undecided = Processing | 'none';
type Answer =
  | { readonly outcome: PurchaseOutcome }
  /** The present session has no such purchase. */
  | { readonly none: PurchaseOutcome }
  | Processing;

/** A purchase that the session doesn't have: it never arrived, or it belongs to another session. */
const outcomeOfNone = (owner: PurchaseOwner, params: AppError['params']): PurchaseOutcome => {
  if (params?.['owner'] === owner) return { kind: 'unknown' };
  return { kind: owner === 'member' ? 'signed-out' : 'late' };
};

const ask = async (purchase: FollowedPurchase, zeroRetries: boolean): Promise<Answer> => {
  try {
    const reply = await purchase.ask(zeroRetries);
    const { context, delay: delayMs, action } = reply.data;
    // Any successful reply but "processing" is a success (GFT-041).
    return context.code === giftStatusCodes.processing
      ? { delayMs, action }
      : { outcome: { kind: 'done', reply } };
  } catch (cause) {
    const { code, params } = toAppError(cause);
    if (isDecided(cause)) return { outcome: { kind: 'refused', cause } };
    // A proxy's "not found" names no owner.
    if (code === 'NOT_FOUND' && params?.['owner'] !== undefined)
      return { none: outcomeOfNone(purchase.owner, params) };
    // Anything else says nothing about the purchase (D-77).
    return { delayMs: undefined, action: undefined };
  }
};

/**
 * Asks for a purchase until it is decided: after the server's delay, then with growing ones, for a minute in all (GFT-041, D-77). The
 * minute starts again when the customer has answered the bank. Without a delay a purchase is resumed: its first question only
 * reads, and the next one follows at once, because only the provider knows whether the bank asks (L-38). A purchase that is not there is
 * asked for once more, because its request may still be pending.
 */
export const followPurchase = (
  purchase: FollowedPurchase,
  onOutcome: (outcome: PurchaseOutcome) => void,
  delayMs?: number,
): Unsubscribe => {
  let startedAt = purchase.now();
  let delay = delayMs ?? 0;
  let wasNone = false;
  const isResumed = delayMs === undefined;
  return followPayment<PurchaseOutcome, Undecided>({
    ask: async (round) => {
      const answer = await ask(purchase, isResumed && round === 0);
      if ('outcome' in answer) return { decision: answer.outcome };
      if (!('none' in answer)) return { undecided: answer };
      if (wasNone || answer.none.kind !== 'unknown') return { decision: answer.none };
      wasNone = true;
      return { undecided: 'none' };
    },
    pauseBefore: (round, last) => {
      if (round === 0) return delay;
      if (last === 'none') delay = firstDelayMs;
      else if (isResumed && round === 1) delay = 0;
      // A customer who has answered the bank does not wait for a pause that has grown.
      else if (last?.action) delay = firstDelayMs;
      else delay = last?.delayMs ?? Math.max(firstDelayMs, delay * growth);
      return purchase.now() - startedAt + delay > askingMs ? undefined : delay;
    },
    onUndecided: (reply) => {
      if (reply === 'none') return;
      purchase.onAction(reply.action);
      if (reply.action) startedAt = purchase.now();
    },
    onDecided: onOutcome,
    onStopped: () => onOutcome({ kind: 'late' }),
  });
};
