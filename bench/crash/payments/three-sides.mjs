// Compares the objects of the double of Stripe with our records, payment by payment, without the product's own comparison.

const sum = (numbers) => numbers.reduce((total, number) => total + Number(number), 0);
const idOf = (object) => (typeof object === 'string' ? object : object?.id);
const referenceOf = ({ metadata }) => metadata?.reference ?? 'none';
const groupSums = (rows, keyOf, amountOf) =>
  new Map([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, sum(group.map(amountOf))]));

const refundsThatHold = ({ refunds }) => refunds.filter(({ status }) => status !== 'failed');

/** The captured payments at Stripe as the money audit adds them up; two intents that took money for one reference are two rows. */
export const paymentsOf = (snapshot) => {
  const refunded = groupSums(refundsThatHold(snapshot), referenceOf, ({ amount }) => amount);
  return snapshot.intents
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => ({
      reference: referenceOf(intent),
      state: 'CAPTURED',
      amount_minor: intent.amount_received,
      refunded_minor: refunded.get(referenceOf(intent)) ?? 0,
    }));
};

const undecided = ['requires_action', 'requires_confirmation', 'processing', 'requires_capture'];
/** No money is held, asked for or pending once all jobs have run. */
const findHeld = ({ intents }) =>
  intents
    .filter(({ status }) => undecided.includes(status))
    .map((intent) => `${intent.id} of ${referenceOf(intent)}: still ${intent.status}`);

/** One intent of each reference took money, and it is the one that our row names. */
const findForeign = ({ intents }, { payments }) => {
  const known = new Map(payments.map(({ reference, intent_id }) => [reference, intent_id]));
  const paid = intents.filter(({ status }) => status === 'succeeded');
  const twice = [...Map.groupBy(paid, referenceOf)].filter(([, group]) => group.length > 1);
  return [
    ...paid
      .filter((intent) => known.get(referenceOf(intent)) !== intent.id)
      .map(
        (intent) =>
          `${intent.id} took ${intent.amount_received} for ${referenceOf(intent)}: not the intent of our row`,
      ),
    ...twice.map(([reference, group]) => `${reference}: ${group.length} intents took money`),
  ];
};

/** Both sides have the same sum by reference. */
const findUnequal = (what, ours, theirs) =>
  [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((key) => (ours.get(key) ?? 0) !== (theirs.get(key) ?? 0))
    .map((key) => `${what} ${key}: ours ${ours.get(key) ?? 0}, Stripe ${theirs.get(key) ?? 0}`);

/** The balance of the account is what was captured, less refunds, disputes and fees. */
const findUnbalanced = (snapshot) => {
  const { intents, disputes, movements } = snapshot;
  const net = sum(movements.map(({ amount }) => amount));
  const withdrawn = disputes.filter(({ balance_transactions: { length } }) => length === 1);
  const expected =
    sum(intents.map(({ amount_received }) => amount_received)) -
    sum(refundsThatHold(snapshot).map(({ amount }) => amount)) -
    sum(withdrawn.map(({ amount }) => amount));
  return net === expected ? [] : [`Stripe's balance moved by ${net}, its payments by ${expected}`];
};

const captured = ['CAPTURED', 'REFUNDED', 'VOIDING'];
/**
 * The deviations as sentences. `snapshot`: the double's objects; `ours`: { attempts, payments (rows of Stripe's provider), refunds,
 * chargebacks }.
 */
export const findSideDeviations = (snapshot, ours) => {
  const intentOf = new Map(snapshot.intents.map((intent) => [intent.id, intent]));
  const withdrawn = snapshot.disputes.filter(({ balance_transactions: { length } }) => length > 0);
  const paid = snapshot.intents.filter(({ status }) => status === 'succeeded');
  return [
    ...findHeld(snapshot),
    ...findForeign(snapshot, ours),
    ...findUnequal(
      'captured',
      groupSums(
        ours.attempts.filter(({ state }) => captured.includes(state)),
        ({ reference }) => reference,
        ({ amount_minor }) => amount_minor,
      ),
      groupSums(paid, referenceOf, ({ amount_received }) => amount_received),
    ),
    ...findUnequal(
      'refunded',
      groupSums(
        ours.refunds,
        ({ reference, refund_id }) => `${reference} ${refund_id}`,
        ({ amount_minor }) => amount_minor,
      ),
      groupSums(
        refundsThatHold(snapshot),
        (refund) => `${referenceOf(refund)} ${refund.metadata?.refundId}`,
        ({ amount }) => amount,
      ),
    ),
    ...findUnequal(
      'charged back',
      groupSums(
        ours.chargebacks,
        ({ chargeback_id, reference }) => `${chargeback_id} ${reference}`,
        ({ amount_minor }) => amount_minor,
      ),
      groupSums(
        withdrawn,
        ({ id, payment_intent }) => `${id} ${referenceOf(intentOf.get(idOf(payment_intent)) ?? {})}`,
        ({ amount }) => amount,
      ),
    ),
    ...findUnbalanced(snapshot),
  ];
};
