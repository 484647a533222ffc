import type { Currency } from '@crema/shared-contracts';
import type { Stripe } from 'stripe';
import type {
  Movement,
  MovementDeps,
  MovementKind,
  MovementSource,
  ProviderMovement,
} from '../../reconcile/movements.ts';
import { idOf } from '../charging/payment-methods.ts';
import { createStripeClient, readSettings } from '../stripe-client.ts';

/** The movements of payments by Stripe's reporting category. Payouts and reserves move money that is ours already. */
const kinds: Readonly<Record<string, MovementKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund-failure',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback-reversal',
};

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>;
type Paid = Pick<Movement, 'reference' | 'amountMinor' | 'currency'>;
const toCurrency = (text: string): Currency => text.toUpperCase() as Currency;

/** A dispute has no metadata of ours, nor has a refund that was made in the dashboard: its payment is known by its intent. */
const referenceOfIntent = async ({ db }: MovementDeps, intent: Stripe.Dispute['payment_intent']) => {
  const intentId = idOf(intent);
  if (intentId === undefined) return undefined;
  const row = await db
    .selectFrom('stripe_payment')
    .select('reference')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row?.reference;
};

/** The payment that moved, in the currency in which the customer paid: the balance may have another one. Undefined for a source of another kind. */
const paidBy = async (deps: MovementDeps, source: Source): Promise<Paid | undefined> => {
  if (source.object === 'charge')
    return {
      reference: source.metadata['reference'] ?? source.id,
      amountMinor: source.amount_captured,
      currency: toCurrency(source.currency),
    };
  if (source.object === 'refund')
    return {
      reference:
        source.metadata?.['reference'] ?? (await referenceOfIntent(deps, source.payment_intent)) ?? source.id,
      amountMinor: source.amount,
      currency: toCurrency(source.currency),
    };
  if (source.object === 'dispute')
    return {
      reference: (await referenceOfIntent(deps, source.payment_intent)) ?? source.id,
      amountMinor: source.amount,
      currency: toCurrency(source.currency),
    };
  return undefined;
};

async function* movementsIn(
  deps: MovementDeps,
  transaction: Stripe.BalanceTransaction,
): AsyncIterable<ProviderMovement> {
  const { id, created, source, fee, currency, reporting_category: category } = transaction;
  const at = new Date(created * 1000);
  const kind = Object.hasOwn(kinds, category) ? kinds[category] : undefined;
  const paid = source && typeof source !== 'string' ? await paidBy(deps, source) : undefined;
  if (kind && !paid)
    throw new Error(
      `Stripe's movement ${id} is a ${kind} of an unknown source. Look at it in the dashboard.`,
    );
  if (kind && paid) yield { id, kind, at, ...paid };
  if (fee !== 0)
    yield {
      id,
      kind: 'fee',
      at,
      reference: paid?.reference ?? id,
      amountMinor: fee,
      currency: toCurrency(currency),
    };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Stripe's balance transactions of the account (PAY-009). */
export const stripeMovements = (deps: MovementDeps): MovementSource => {
  const stripe = createStripeClient(readSettings(deps.environment));
  return {
    listMovements: async function* (from, to) {
      const created = { gte: secondsOf(from), lt: secondsOf(to) };
      for await (const transaction of stripe.balanceTransactions.list({
        created,
        limit: 100,
        expand: ['data.source'],
      }))
        yield* movementsIn(deps, transaction);
    },
  };
};
