import {
  giftStatusCodes,
  type GiftPurchaseAction,
  type GiftPurchaseStatusReply,
} from '@crema/shared-contracts';
import { toAppError } from '@crema/remote-kit';

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
  /** Not decided within a minute: the customer gets a mail. */
  | { readonly kind: 'late' };

export interface FollowedPurchase {
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
  | { readonly delayMs: number | undefined; readonly action: GiftPurchaseAction | undefined };

/** A lost connection and an error of the server say nothing about the purchase (D-77). */
const isTransient = (cause: unknown): boolean => {
  const status = (cause as { readonly status?: unknown }).status;
  return typeof status !== 'number' || status === 0 || status === 429 || status >= 500;
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
    if (isTransient(cause)) return { delayMs: undefined, action: undefined };
    const isUnknown = toAppError(cause).code === 'NOT_FOUND';
    return { outcome: isUnknown ? { kind: 'unknown' } : { kind: 'refused', cause } };
  }
};

/**
 * Asks for a purchase until it is decided: after the server's delay, then with growing ones, for a minute in all (GFT-041, D-77). The
 * minute starts again when the customer has answered the bank. `delayMs` 0 resumes a purchase: it is asked for at once.
 */
export const followPurchase = async (
  purchase: FollowedPurchase,
  delayMs: number = firstDelayMs,
): Promise<PurchaseOutcome> => {
  let startedAt = purchase.now();
  let delay = delayMs;
  let isFirst = delayMs === 0;
  for (;;) {
    if (delay > 0) await purchase.wait(delay);
    const answer = await ask(purchase, isFirst);
    isFirst = false;
    if ('outcome' in answer) return answer.outcome;
    purchase.onAction(answer.action);
    if (answer.action) startedAt = purchase.now();
    const grown = answer.action ? firstDelayMs : Math.max(firstDelayMs, delay * growth);
    delay = answer.delayMs ?? grown;
    if (purchase.now() - startedAt + delay > askingMs) return { kind: 'late' };
  }
};
