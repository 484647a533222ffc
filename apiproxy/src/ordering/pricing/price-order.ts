import type { Locale, Money } from '@crema/shared-contracts';
import { messageIn } from '../../i18n/messages.ts';
import type { MutationPriceOrderArgs, OrderInput, OrderPaymentType } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { readLocale } from '../../http/request-locale.ts';
import { type AssessedOffer, secondOffer } from '../../rewards/rewards.public.ts';
import { onSharedConnection } from '../../storage/shared-connection.ts';
import { presentStore, isSlotFree, toPickupCode } from '../../stores/stores.public.ts';
import { consumptionFor, readSlot, toCartItems } from '../cart/cart-input.ts';
import { earnerOf, presentEarning } from '../completion/promised-stars.ts';
import { loadOrderFacts, pricesSource } from './load-order-facts.ts';
import { findViolation } from '../cart/item-rules.ts';
import { orderRules, type OrderFacts } from './order-rules.ts';
import type { AppliedOffer, OrderSummary } from './order-summary.ts';
import type { Consumption } from '../ordering.tables.ts';
import { ownerOf } from '../owner.ts';
import { priceCart, taxedSumsOf } from './price-cart.ts';
import { storePrice } from './price-store.ts';
import { countPrice } from './pricing-limits.ts';

/** The lifetime of a price in seconds (ORD-082). */
export const priceLifeSeconds = 300;

/** The first offer is applied; every other one is returned with the reason why it is not (ORD-085, D-144). */
const presentOffers = (
  offers: OrderInput['cart']['offers'],
  applied: AssessedOffer | undefined,
  locale: Locale,
) =>
  (offers ?? []).map(({ type, code }, index) => ({
    type,
    code,
    description: index === 0 && applied ? applied.title : messageIn(secondOffer, locale),
    hasBeenApplied: index === 0,
    stars: index === 0 && applied ? applied.stars : null,
  }));

const loadEarning = async (
  deps: AppDeps,
  priced: Pick<Parameters<typeof presentEarning>[0], 'summary' | 'items'>,
  memberId: string | undefined,
) =>
  presentEarning({
    ...priced,
    ...(await earnerOf(onSharedConnection(deps.db), memberId, deps.clock.now())),
    way: deps.configuration.programmeVersion,
  });

const toApplied = ({ type, code, stars, title, discount }: AssessedOffer): AppliedOffer => ({
  ...{ type, code, stars, title },
  discountMinor: discount.minor,
});

const paymentTypeOf = ({ amountMinor }: Money, guest: boolean): OrderPaymentType =>
  amountMinor === 0 ? 'NONE' : guest ? 'CARD' : 'SVC';

/** A tip goes with every way of paying (L-04); an order that costs nothing takes none (ORD-104, D-27). */
const presentTerms = ({ price }: OrderSummary, guest: boolean) => {
  const orderPaymentType = paymentTypeOf(price, guest);
  return { orderPaymentType, isTipEnabled: orderPaymentType !== 'NONE' };
};

/** Pages of earlier releases do not say: their prices name each tax (ORD-080). */
const namesTaxes = ({ enableTransparentPricing }: OrderInput): boolean => enableTransparentPricing !== false;

/** The prices, the discount and the taxes of an order, in the locale of the facts. */
const summarize = async (
  { taxes }: AppDeps,
  { items, pricing, offer, store, locale }: OrderFacts,
  { consumption, isTransparent }: { readonly consumption: Consumption; readonly isTransparent: boolean },
): Promise<OrderSummary> => {
  const applied = await taxes.taxesOn({
    place: store,
    consumption: consumption === 'ConsumeInStore' ? 'in' : 'away',
    currency: pricing.currency,
    sums: taxedSumsOf(items, pricing, offer),
  });
  return priceCart(items, { pricing, taxes: applied }, locale, { offer, isTransparent });
};

/**
 * priceOrder and priceOrderGuest (ORD-080, ORD-088). Stores the price under a new orderId that only this member or
 * session can submit, for `priceLifeSeconds`. It replaces the session's earlier price; an identical price keeps its
 * orderId. A guest's first price starts a guest session. Throws the errors of orderRules, and TOO_MANY_REQUESTS.
 */
export const priceOrder = async (
  context: GraphqlContext,
  { order, locale: wantedLocale }: MutationPriceOrderArgs,
  guest: boolean,
) => {
  const { deps, request } = context;
  if (!guest && context.visitor.kind !== 'member') throw createAppError('UNAUTHENTICATED');
  const locale = readLocale(wantedLocale);
  await countPrice(context);
  const pickup = toPickupCode(order.fulfillment.collectionType);
  const slotAt = readSlot(order.scheduledOrdering);
  const facts = await loadOrderFacts(deps, pricesSource(deps), {
    storeNumber: order.storeNumber,
    items: toCartItems(order),
    scheduled: slotAt !== undefined,
    offers: order.cart.offers ?? [],
    memberId: guest ? undefined : context.visitor.memberId,
    pickup,
    guest,
    locale,
  });

  const error = findViolation(orderRules, facts);
  if (error) throw createAppError(error.code, error.params?.(facts));
  const { store, offer } = facts;
  const now = deps.clock.now();
  if (slotAt && !(await isSlotFree(deps.db, store, { startsAt: slotAt, pickup }, now)))
    throw createAppError('SLOT_UNAVAILABLE');
  const consumption = consumptionFor(pickup, order.fulfillment.consumptionType);
  const summary = await summarize(deps, facts, { consumption, isTransparent: namesTaxes(order) });

  const visitor = guest ? await request.beginGuestSession() : request.visitor;
  const expiresAt = new Date(now.getTime() + priceLifeSeconds * 1000);
  const orderId = await storePrice(
    deps,
    {
      session_id: visitor.sessionId ?? null,
      owner: ownerOf(visitor, guest),
      is_guest: guest,
      store_number: store.storeNumber,
      items: JSON.stringify(facts.requestedItems.map(({ quantity: _one, ...item }) => item)),
      consumption,
      pickup_option: order.fulfillment.collectionType,
      summary: JSON.stringify(summary),
      offer: offer ? JSON.stringify(toApplied(offer)) : null,
      total_minor: summary.price.amountMinor,
      currency: store.currency,
      locale,
    },
    { now, expiresAt },
  );

  return {
    orderId,
    transaction: { orderId },
    summary,
    cart: { offers: presentOffers(order.cart.offers, offer, locale) },
    store: await presentStore(context, store),
    ...{ expiresIn: priceLifeSeconds, expiresAt: expiresAt.toISOString() },
    ...presentTerms(summary, guest),
    earning: await loadEarning(deps, { summary, items: facts.items }, guest ? undefined : visitor.memberId),
  };
};
