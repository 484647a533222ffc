import { type CardRow, findOwnCard, isAwaitingActivation } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Visitor } from '../../http/visitor.ts';
import { isSlotFree } from '../../stores/stores.public.ts';
import { toPickupCode } from '../cart/cart-input.ts';
import { loadOrderFacts, paymentsSource } from '../pricing/load-order-facts.ts';
import { isPriceReplaced } from '../pricing/price-store.ts';
import type { Submission } from './submit-input.ts';
import type { PricedOrder, SubmitFacts } from './submit-rules.ts';

const mostCards = 10;
const loadCards = async ({ db }: AppDeps, { memberId }: Visitor, { tenders }: Submission) => {
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

/** Loads the current facts for submitRules: the store may have changed since the price was given. */
export const loadSubmitFacts = async (
  deps: AppDeps,
  visitor: Visitor,
  priced: PricedOrder,
  submission: Submission,
): Promise<SubmitFacts> => {
  const now = deps.clock.now();
  const order = await loadOrderFacts(deps, paymentsSource(deps), {
    storeNumber: priced.store_number,
    items: priced.items.map((item) => ({ ...item, quantity: 1 })),
    pickup: toPickupCode(priced.pickup_option),
    guest: priced.is_guest,
    offers: [],
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
    replaced: await isPriceReplaced(deps.db, priced.order_id),
    slotFree: slotAt !== undefined && (await isSlotFree(deps.db, order.store, slotAt, now)),
  };
};
