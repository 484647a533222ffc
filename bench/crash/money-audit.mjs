// The money of the whole database, added up without the product's own checks.

const sum = (numbers) => numbers.reduce((total, number) => total + Number(number), 0);
const highestMinor = 50_000;

/** Each card: balance = sum of its entries, between zero and $500; only a chargeback takes it below zero. */
const findCardDeviations = ({ cards, entries }) => {
  const byCard = Map.groupBy(entries, ({ card_id }) => card_id);
  return cards.flatMap(({ card_id, balance_minor }) => {
    const own = byCard.get(card_id) ?? [];
    const total = sum(own.map(({ amount_minor }) => amount_minor));
    const found =
      total === Number(balance_minor) ? [] : [`${card_id}: balance ${balance_minor}, entries ${total}`];
    let balance = 0;
    for (const { entry_id, kind, amount_minor } of own) {
      balance += Number(amount_minor);
      if (balance > highestMinor) found.push(`${card_id}: ${entry_id} leads to ${balance}`);
      if (balance < 0 && Number(amount_minor) < 0 && kind !== 'CHARGEBACK')
        found.push(`${card_id}: ${kind} ${entry_id} leads to ${balance}`);
    }
    return found;
  });
};

/** Transfers conserve money: two entries of opposite amounts on two cards. */
const findTransferDeviations = ({ entries }) =>
  [
    ...Map.groupBy(
      entries.filter(({ ref_type }) => ref_type === 'transfer'),
      ({ ref_id }) => ref_id,
    ),
  ]
    .filter(
      ([, pair]) =>
        pair.length !== 2 ||
        pair[0].card_id === pair[1].card_id ||
        sum(pair.map(({ amount_minor }) => amount_minor)) !== 0,
    )
    .map(([id, pair]) => `transfer ${id}: ${pair.map(({ amount_minor }) => amount_minor).join(', ')}`);

/**
 * The effect of each payment of the provider: a ledger entry of its reload, a tender of its order, or the sum of the entries of its
 * gifts, of which cancelled ones are taken off.
 */
const effectsOf = ({ entries, reloads, tenders, gifts = [] }) => {
  const giftEntries = Map.groupBy(
    entries.filter(({ kind }) => kind === 'GIFT'),
    ({ ref_id }) => ref_id,
  );
  const amountsOf = ({ gift_id }) =>
    (giftEntries.get(gift_id) ?? []).map(({ amount_minor }) => Number(amount_minor));
  const sumOrNothing = (amounts) => (sum(amounts) === 0 ? [] : [sum(amounts)]);
  const reloadEntries = Map.groupBy(
    entries.filter(({ kind }) => kind === 'RELOAD' || kind === 'AUTO_RELOAD'),
    ({ ref_id }) => ref_id,
  );
  return new Map([
    ...reloads.map(({ reload_id, reference }) => [
      reference,
      (reloadEntries.get(reload_id) ?? []).map(({ amount_minor }) => Number(amount_minor)),
    ]),
    ...[...Map.groupBy(tenders, ({ ref_id }) => ref_id)].map(([reference, paid]) => [
      reference,
      paid.map(({ amount_minor }) => Number(amount_minor)),
    ]),
    ...[...Map.groupBy(gifts, ({ purchase_id }) => purchase_id)].map(([reference, bought]) => [
      reference,
      sumOrNothing(bought.flatMap(amountsOf)),
    ]),
  ]);
};

/**
 * No captured charge without its effect, no effect without its charge, and equal sums. A canceled part of a payment that the bank took
 * back is not refunded: of such a payment a part of the effects may be gone.
 */
const findPaymentDeviations = (rows) => {
  const effects = effectsOf(rows);
  const takenBack = new Set(rows.chargebacks?.map(({ reference }) => reference));
  const captured = rows.payments.filter(({ state }) => state === 'CAPTURED');
  const net = ({ amount_minor, refunded_minor }) => Number(amount_minor) - Number(refunded_minor);
  const references = new Set(captured.map(({ reference }) => reference));
  const unequal = captured.flatMap((payment) => {
    const booked = effects.get(payment.reference) ?? [];
    if (takenBack.has(payment.reference) && booked.length <= 1 && sum(booked) <= net(payment)) return [];
    const isRight =
      net(payment) === 0 ? booked.length === 0 : booked.length === 1 && booked[0] === net(payment);
    return isRight
      ? []
      : [`payment ${payment.reference}: captured ${net(payment)}, effects ${booked.join(', ') || 'none'}`];
  });
  const unpaid = [...effects]
    .filter(([reference, booked]) => booked.length > 0 && !references.has(reference))
    .map(([reference, booked]) => `effect of ${reference}: ${booked.join(', ')}, captured nothing`);
  const isKept = (reference) => !takenBack.has(reference);
  const totals = {
    captured: sum(captured.filter(({ reference }) => isKept(reference)).map(net)),
    effects: sum([...effects].flatMap(([reference, booked]) => (isKept(reference) ? booked : []))),
  };
  const isEqual = totals.captured === totals.effects;
  return [
    ...unequal,
    ...unpaid,
    ...(isEqual ? [] : [`provider captured ${totals.captured}, reloads, orders and gifts ${totals.effects}`]),
  ];
};

/** Entries of transfers and reloads that no request of the run asked for; auto reloads have no request. */
const findUnasked = ({ entries }, asked) =>
  entries
    .filter(({ kind, ref_type }) => ref_type === 'transfer' || (ref_type === 'reload' && kind === 'RELOAD'))
    .filter(({ ref_type, ref_id }) => !asked.has(`${ref_type} ${ref_id}`))
    .map(
      ({ ref_type, ref_id, amount_minor }) =>
        `${ref_type} ${ref_id}: ${amount_minor}, not asked for or refused`,
    );

/**
 * The deviations as sentences. `rows`: { cards, entries (oldest first), payments of the provider, reloads, tenders of bank
 * cards, gifts }; `asked`: 'reload id' and 'transfer id' of the requests that may have an effect.
 */
export const findMoneyDeviations = (rows, asked) => [
  ...findCardDeviations(rows),
  ...findTransferDeviations(rows),
  ...findPaymentDeviations(rows),
  ...findUnasked(rows, asked),
];

/** The rows that `findMoneyDeviations` adds up; `payments` are those of the provider. */
export const readMoney = async ({ db }, payments) => ({
  cards: await db.selectFrom('svc_card').select(['card_id', 'balance_minor']).execute(),
  entries: await db
    .selectFrom('svc_ledger')
    .select(['entry_id', 'card_id', 'kind', 'amount_minor', 'ref_type', 'ref_id'])
    .orderBy('seq')
    .execute(),
  payments,
  reloads: await db.selectFrom('card_reload').select(['reload_id', 'reference']).execute(),
  tenders: await db
    .selectFrom('order_tender')
    .select(['ref_id', 'amount_minor'])
    .where('tender', '=', 'CARD')
    // A canceled order has no effect: its payment goes back.
    .where('returned_to', 'is', null)
    .execute(),
  chargebacks: await db.selectFrom('payment_chargeback').select('reference').execute(),
  gifts: await db.selectFrom('gift').select(['gift_id', 'purchase_id']).execute(),
});
