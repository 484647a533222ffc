import { guestGiftsPage } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { createMailedTokens } from '../../identity/identity.public.ts';

const tokens = createMailedTokens('gift order');

/** The token of the link of a guest's purchase: its id, and our signature. */
export const tokenOfOrder = (deps: Pick<AppDeps, 'cardNumbers'>, purchaseId: string): string =>
  tokens.tokenOf(deps, purchaseId);

/** The page of a guest's gifts. The token is in the part behind #, which browsers send to no server and write to no referrer. */
export const linkOfOrder = (
  deps: Pick<AppDeps, 'cardNumbers' | 'publicOrigin'>,
  purchaseId: string,
): string =>
  `${deps.publicOrigin}${guestGiftsPage.path}#${guestGiftsPage.tokenParameter}=${encodeURIComponent(tokenOfOrder(deps, purchaseId))}`;

/** The page on which the sender follows gifts: the member's own gifts, or those of the guest's link. */
export const senderPageOf = (
  deps: Pick<AppDeps, 'cardNumbers' | 'publicOrigin'>,
  { member_id, purchase_id }: { readonly member_id: string | null; readonly purchase_id: string },
): string => (member_id === null ? linkOfOrder(deps, purchase_id) : `${deps.publicOrigin}/gift/scheduled`);

/**
 * The guest's purchase of a link. Throws GIFT_LINK_INVALID, after the same query, for a token that we have not signed, a member's
 * purchase, and one whose gifts' links have all ended.
 */
export const findLinkedPurchase = async (
  { db, clock, cardNumbers }: Pick<AppDeps, 'db' | 'clock' | 'cardNumbers'>,
  token: string,
): Promise<{ readonly purchaseId: string; readonly orderNumber: string }> => {
  const purchaseId = tokens.idOfToken({ cardNumbers }, token.trim()) ?? '';
  const purchase = await db
    .selectFrom('gift_purchase as purchase')
    .select('order_number')
    .where('purchase_id', '=', purchaseId)
    .where('member_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gift')
          .select('gift_id')
          .whereRef('gift.purchase_id', '=', 'purchase.purchase_id')
          .where('gift.expires_at', '>', clock.now()),
      ),
    )
    .executeTakeFirst();
  if (!purchase) throw createAppError('GIFT_LINK_INVALID');
  return { purchaseId, orderNumber: purchase.order_number ?? '' };
};
