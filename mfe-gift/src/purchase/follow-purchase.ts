import {
  giftStatusCodes,
  type GiftPurchaseAction,
  type GiftPurchaseStatusReply,
  type PurchaseOwner,
} from '@crema/shared-contracts';
import { toAppError, type AppError } from '@crema/remote-kit';
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
  readonly wait: (ms: number) => Promise<void>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The bank's question, while the customer must answer it. */
  readonly onAction: (action: GiftPurchaseAction | undefined) => void;
}

type Answer =
  | { readonly outcome: PurchaseOutcome }
  /** The present session has no such purchase. */
  | { readonly none: PurchaseOutcome }
  | { readonly delayMs: number | undefined; readonly action: GiftPurchaseAction | undefined };

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
 * reads, and the next one follows at once. A purchase that is not there is asked for once more, because its request may still be pending.
 */
export const followPurchase = async (
  purchase: FollowedPurchase,
  delayMs?: number,
): Promise<PurchaseOutcome> => {
  let startedAt = purchase.now();
  let delay = delayMs ?? 0;
  let onlyReads = delayMs === undefined;
  let wasNone = false;
  for (;;) {
    if (delay > 0) await purchase.wait(delay);
    const answer = await ask(purchase, onlyReads);
    const wasRead = onlyReads;
    onlyReads = false;
    if ('outcome' in answer) return answer.outcome;
    if ('none' in answer) {
      if (wasNone || answer.none.kind !== 'unknown') return answer.none;
      wasNone = true;
      delay = firstDelayMs;
      continue;
    }
    purchase.onAction(answer.action);
    if (answer.action) startedAt = purchase.now();
    if (wasRead) {
      // Only the provider knows whether the bank asks: its question is there at once after a reload (L-38).
      delay = 0;
      continue;
    }
    const grown = Math.max(firstDelayMs, delay * growth);
    // A customer who has answered the bank does not wait for a pause that has grown.
    delay = answer.action ? firstDelayMs : (answer.delayMs ?? grown);
    if (purchase.now() - startedAt + delay > askingMs) return { kind: 'late' };
  }
};
