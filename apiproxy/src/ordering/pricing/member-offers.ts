import { money } from '@crema/shared-contracts';
import type { MemberOffers, QueryMemberOffersArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { readLocale } from '../../http/request-locale.ts';
import { listOffers, loadOffers } from '../../rewards/rewards.public.ts';
import { toOrderedItem } from '../cart/cart-input.ts';
import { resolveItems } from './load-order-facts.ts';
import { toOfferCart } from './offer-rules.ts';

/**
 * memberOffers (ORD-110, D-144): the member's Stars and every offer for these units at a store, with the amount that it takes
 * off or the reason why it is not usable. Units that the catalogue does not have are left out. Throws UNAUTHENTICATED,
 * STORE_NOT_FOUND, and ITEM_LIMIT beyond the largest order.
 */
export const memberOffers = async (
  context: GraphqlContext,
  args: QueryMemberOffersArgs,
): Promise<MemberOffers> => {
  const { deps } = context;
  const memberId = memberOf(context);
  const limit = deps.configuration.maximumItemAmount;
  if (args.items.length > limit) throw createAppError('ITEM_LIMIT', { limit });
  const locale = readLocale(args.locale);
  const store = await deps.stores.load(args.storeNumber);
  const catalogue = await deps.catalogueOf(store);
  const { items } = resolveItems(
    catalogue,
    args.items.map((item) => ({ itemId: item.itemId ?? null, quantity: 1, ...toOrderedItem(item) })),
  );
  const now = deps.clock.now();
  const member = await loadOffers(deps.db, memberId, { now, timeZone: store.timeZone });
  const cart = toOfferCart({ catalogue, items, store, now, locale });
  return {
    starTenths: member.balanceTenths,
    offers: listOffers(member, cart, locale).map(({ discount, reason, expiresAt, ...offer }) => ({
      ...offer,
      discount: reason === undefined ? money(discount.minor, store.currency) : null,
      usable: reason === undefined,
      reason: reason ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  };
};
