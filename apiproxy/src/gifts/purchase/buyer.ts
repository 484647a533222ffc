import { currencyOf, type Currency, type Market } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findMember } from '../../identity/identity.public.ts';
import { findUnconfirmedGiftLimit } from '../unconfirmed-gift-limit.ts';

export interface Buyer {
  /** The visitor who may read the purchase: the member on every device, a guest in this session only. */
  readonly owner: string;
  readonly memberId: string | null;
  readonly sessionId: string | undefined;
  readonly market: Market;
  readonly currency: Currency;
  /** D-158: null without a limit. */
  readonly giftLimitMinor: number | null;
}

/** The owner of the visitor's purchases; undefined without a session. */
export const purchaseOwnerOf = ({ kind, memberId, sessionId }: Visitor): string | undefined => {
  if (kind === 'member' && memberId !== undefined) return `member:${memberId}`;
  return sessionId === undefined ? undefined : `session:${sessionId}`;
};

/**
 * The member, or the guest of this session (PLT-011: a guest has the market of the United States). A visitor without a session has
 * neither payment methods nor a billing address: UNAUTHENTICATED for who names a stored one, else GIFT_ADDRESS_UNAVAILABLE.
 */
export const loadBuyer = async (
  deps: AppDeps,
  visitor: Visitor,
  { paymentInstrumentId }: { readonly paymentInstrumentId?: string | null },
): Promise<Buyer> => {
  const owner = purchaseOwnerOf(visitor);
  if (owner === undefined)
    throw createAppError(paymentInstrumentId ? 'UNAUTHENTICATED' : 'GIFT_ADDRESS_UNAVAILABLE');
  const { sessionId } = visitor;
  const memberId = visitor.kind === 'member' ? (visitor.memberId ?? null) : null;
  if (memberId === null)
    return { owner, memberId, sessionId, market: 'US', currency: 'USD', giftLimitMinor: null };
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const limit = await findUnconfirmedGiftLimit(deps.db, memberId);
  const { market } = member;
  return {
    owner,
    memberId,
    sessionId,
    market,
    currency: currencyOf[market],
    giftLimitMinor: limit?.amountMinor ?? null,
  };
};
