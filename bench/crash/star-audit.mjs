// The Stars of the whole database, added up without the product's own checks.

const sum = (numbers) => numbers.reduce((total, number) => total + Number(number), 0);
const bonusSteps = [
  [5_000, 250],
  [3_000, 100],
];
const bonusOf = (amountMinor) => bonusSteps.find(([from]) => Number(amountMinor) >= from)?.[1] ?? 0;

/** Each account: balance = sum of its entries = sum of its months; no entry leads below zero. */
const findAccountDeviations = ({ accounts, entries, batches }) => {
  const entriesOf = Map.groupBy(entries, ({ member_id }) => member_id);
  const batchesOf = Map.groupBy(batches, ({ member_id }) => member_id);
  return accounts.flatMap(({ member_id, balance_tenths }) => {
    const own = entriesOf.get(member_id) ?? [];
    const total = sum(own.map(({ tenths }) => tenths));
    const months = sum((batchesOf.get(member_id) ?? []).map(({ remaining_tenths }) => remaining_tenths));
    const balance = Number(balance_tenths);
    const found = [];
    if (total !== balance) found.push(`${member_id}: balance ${balance}, entries ${total}`);
    if (months !== balance) found.push(`${member_id}: balance ${balance}, months ${months}`);
    let running = 0;
    for (const { entry_id, tenths } of own) {
      running += Number(tenths);
      if (running < 0) found.push(`${member_id}: ${entry_id} leads to ${running}`);
    }
    return found;
  });
};

/** Each source and use: the sum that is due, once. `due`: the tenths by reference. */
const findDeviationsOf = (refType, { entries, chargebacks = [] }, due) => {
  const takenBack = new Set(chargebacks.map(({ subject }) => subject));
  const booked = Map.groupBy(
    entries.filter(({ ref_type }) => ref_type === refType),
    ({ ref_id }) => ref_id,
  );
  return [...new Set([...due.keys(), ...booked.keys()])].flatMap((refId) => {
    const found = (booked.get(refId) ?? []).map(({ tenths }) => Number(tenths));
    const expected = due.get(refId) ?? 0;
    // Money that the bank took back before its Stars were booked earns none.
    if (found.length === 0 && takenBack.has(refId)) return [];
    const isRight = expected === 0 ? sum(found) === 0 : found.length === 1 && found[0] === expected;
    return isRight
      ? []
      : [`${refType} ${refId}: expected ${expected}, booked ${found.join(', ') || 'nothing'}`];
  });
};

/** Uses, redemptions and orders that are handed over, which the replies promised and the database lacks. */
const findUnkept = ({ uses, redemptions, orders }, results) => {
  const spent = new Set(uses.filter(({ state }) => state === 'SPENT').map(({ order_id }) => order_id));
  const redeemed = new Set(redemptions.map(({ member_id, code }) => `${member_id} ${code}`));
  const over = new Set(orders.filter(({ status }) => status === 'PICKED_UP').map(({ order_id }) => order_id));
  // The store may press for an order that its customer cancels at the same time: one of both wins.
  const canceled = new Set(results.flatMap(({ isCanceled, orderId }) => (isCanceled ? [orderId] : [])));
  return results.flatMap(({ outcome, orderId, hasReward, redeemed: promised, pickedUp = [] }) => [
    ...(outcome === 'placed' && hasReward && !spent.has(orderId)
      ? [`order ${orderId}: its Reward is not spent`]
      : []),
    ...(promised && !redeemed.has(promised) ? [`promo ${promised}: not redeemed`] : []),
    ...pickedUp
      .filter((id) => !over.has(id) && !canceled.has(id))
      .map((id) => `order ${id}: not handed over`),
  ]);
};

/**
 * The deviations as sentences. `rows`: { accounts, entries (oldest first), batches, uses of Rewards, orders, reloads that are done,
 * redemptions }; `results`: those of the run.
 */
export const findStarDeviations = (rows, results) => [
  ...findAccountDeviations(rows),
  ...findDeviationsOf(
    'offer-use',
    rows,
    new Map(
      rows.uses.map(({ use_id, state, star_tenths }) => [use_id, state === 'RETURNED' ? 0 : -star_tenths]),
    ),
  ),
  ...findDeviationsOf(
    'reload',
    rows,
    new Map(rows.reloads.map(({ reload_id, amount_minor }) => [reload_id, bonusOf(amount_minor)])),
  ),
  ...findDeviationsOf(
    'order',
    rows,
    new Map(
      rows.orders.map(({ order_id, status, star_tenths }) => [
        order_id,
        status === 'PICKED_UP' ? Number(star_tenths) : 0,
      ]),
    ),
  ),
  ...findDeviationsOf(
    'promo',
    rows,
    new Map(rows.redemptions.map(({ redemption_id, star_tenths }) => [redemption_id, Number(star_tenths)])),
  ),
  ...findUnkept(rows, results),
];

/** The rows that `findStarDeviations` adds up. */
export const readStars = async ({ db }) => ({
  accounts: await db.selectFrom('star_account').select(['member_id', 'balance_tenths']).execute(),
  entries: await db
    .selectFrom('star_ledger')
    .select(['entry_id', 'member_id', 'tenths', 'ref_type', 'ref_id'])
    .orderBy('seq')
    .execute(),
  batches: await db.selectFrom('star_batch').select(['member_id', 'remaining_tenths']).execute(),
  uses: await db
    .selectFrom('offer_use')
    .select(['use_id', 'order_id', 'state', 'star_tenths'])
    .where('star_tenths', '>', 0)
    .execute(),
  orders: await db
    .selectFrom('orders')
    .select(['order_id', 'status', 'star_tenths'])
    .where('request_hash', '<>', 'seed')
    .execute(),
  chargebacks: await db.selectFrom('payment_chargeback').select('subject').execute(),
  reloads: await db
    .selectFrom('card_reload')
    .select(['reload_id', 'amount_minor'])
    .where('state', '=', 'DONE')
    .execute(),
  redemptions: await db
    .selectFrom('promo_redemption')
    .select(['redemption_id', 'member_id', 'code', 'star_tenths'])
    .execute(),
});
