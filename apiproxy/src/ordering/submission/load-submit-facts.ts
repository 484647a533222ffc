import { array, number, object, string, walletTypes } from '@crema/shared-contracts';
import { type CardRow, findOwnCard, isAwaitingActivation } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Visitor } from '../../http/visitor.ts';
import { isSlotFree, toPickupCode } from '../../stores/stores.public.ts';
import { loadOrderFacts, paymentsSource } from '../pricing/load-order-facts.ts';
import { isPriceReplaced } from '../pricing/price-store.ts';
import type { Submission } from './submit-input.ts';
import { isSlotHeld } from './slot-hold.ts';
import type { PricedOrder, SubmitFacts } from './submit-rules.ts';

const mostCards = 10;
const loadCards = async (
  { db }: AppDeps,
  { memberId }: Pick<Visitor, 'memberId'>,
  { tenders }: Submission,
) => {
  const cards = new Map<string, CardRow>();
  const notActivated: string[] = [];
  if (memberId === undefined) return { cards, notActivated };
  for (const { id } of tenders.filter(({ tender }) => tender === 'SVC').slice(0, mostCards)) {
    const card = await findOwnCard(db, memberId, id);
    if (card) cards.set(id, card);
    else if (await isAwaitingActivation(db, memberId, id)) notActivated.push(id);
  }
  return { cards, notActivated };
};

const amount = object({ amountMinor: number });
const validateSummary = object({
  price: amount,
  label: string,
  lineItems: array(object({ name: string, quantity: number, total: amount })),
  rows: array(object({ key: string, label: string, amount })),
});
/** A price that can't be read, or isn't that of its lines, is refused before anything is held: its order could be charged but not shown. */
const checkSummary = ({ order_id, summary, total_minor }: PricedOrder): void => {
  const found = validateSummary(summary);
  if (found !== undefined || summary.price.amountMinor !== total_minor)
    throw new Error(
      `Found a damaged summary in the priced order ${order_id}; expected one of ${total_minor}`,
    );
};

/** The payment that the page names. A wallet is believed only if its token comes from the buttons of wallets. */
const paymentTypeOf = (
  { paymentModule }: Pick<AppDeps, 'paymentModule'>,
  { paymentType, tenders }: Submission,
): string | undefined => {
  const isNamed = walletTypes.some((type) => type === paymentType);
  const isByWallet = tenders.every(
    ({ tender, id }) => tender !== 'CARD' || paymentModule.isWalletToken?.(id) === true,
  );
  return isNamed && !isByWallet ? undefined : paymentType;
};

/** Loads the current facts for submitRules: the store may have changed since the price was given. */
export const loadSubmitFacts = async (
  deps: AppDeps,
  visitor: Pick<Visitor, 'memberId'>,
  priced: PricedOrder,
  submission: Submission,
): Promise<SubmitFacts> => {
  checkSummary(priced);
  const now = deps.clock.now();
  const pickup = toPickupCode(priced.pickup_option);
  const order = await loadOrderFacts(deps, paymentsSource(deps), {
    storeNumber: priced.store_number,
    items: priced.items.map((item) => ({ ...item, quantity: 1 })),
    pickup,
    guest: priced.is_guest,
    offers: priced.offer ? [priced.offer] : [],
    memberId: priced.is_guest ? undefined : visitor.memberId,
    orderId: priced.order_id,
    scheduled: submission.slotAt !== undefined,
    locale: priced.locale,
  });
  const { slotAt } = submission;
  return {
    ...order,
    now,
    priced,
    submission,
    ...(await loadCards(deps, visitor, submission)),
    addressNeeds: deps.configuration.guestBillingAddress,
    paymentType: paymentTypeOf(deps, submission),
    lowestChargeMinor: deps.paymentModule.lowestCharge?.[priced.currency] ?? 0,
    replaced: await isPriceReplaced(deps.db, priced.order_id),
    slotFree:
      slotAt !== undefined &&
      ((await isSlotHeld(deps.db, priced.order_id, slotAt)) ||
        (await isSlotFree(deps.db, order.store, { startsAt: slotAt, pickup }, now))),
  };
};
