import type { Currency } from '@crema/shared-contracts';
import type { Stripe } from 'stripe';
import type {
  MovementDeps,
  MovementKind,
  MovementSource,
  ProviderMovement,
} from '../../reconcile/movements.ts';
import { idOf } from '../charging/payment-methods.ts';
import { createStripeClient, readSettings } from '../stripe-client.ts';
import { unknownResult } from '../stripe-errors.ts';
import { findPaymentOfIntent } from './chargebacks.ts';

/** The kinds by Stripe's reporting categories (docs.stripe.com/reports/reporting-categories). Money that goes to our bank is left out. */
const kinds: Readonly<Record<string, MovementKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund-failure',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback-reversal',
  fee: 'fee',
};

/** The id of the intent that a charge, a refund or a dispute is about. */
const intentIdOf = ({ source }: Stripe.BalanceTransaction): string | undefined =>
  source !== null && typeof source !== 'string' && 'payment_intent' in source
    ? idOf(source.payment_intent)
    : undefined;

/** Our reference; Stripe's own id for money that no payment of ours explains, so that it is named as a difference. */
const referenceOf = async (deps: MovementDeps, entry: Stripe.BalanceTransaction): Promise<string> => {
  const intentId = intentIdOf(entry);
  const row = intentId === undefined ? undefined : await findPaymentOfIntent(deps, intentId);
  return row?.reference ?? intentId ?? entry.id;
};

const movementsOf = async (
  deps: MovementDeps,
  entry: Stripe.BalanceTransaction,
): Promise<readonly ProviderMovement[]> => {
  const kind = kinds[entry.reporting_category];
  const of = {
    reference: await referenceOf(deps, entry),
    currency: entry.currency.toUpperCase() as Currency,
    at: new Date(entry.created * 1000),
  };
  const fee: readonly ProviderMovement[] =
    entry.fee === 0 ? [] : [{ ...of, id: `${entry.id}-fee`, kind: 'fee', amountMinor: entry.fee }];
  return kind ? [{ ...of, id: entry.id, kind, amountMinor: Math.abs(entry.amount) }, ...fee] : fee;
};

/** Stripe's book: the balance transactions of a period (PAY-009). */
export const stripeMovements = (deps: MovementDeps): MovementSource => {
  const stripe = createStripeClient(readSettings(deps.environment));
  return {
    async *listMovements(from, to) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) };
      try {
        const entries = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
        for await (const entry of entries) yield* await movementsOf(deps, entry);
      } catch (cause) {
        throw unknownResult('the balance transactions', cause);
      }
    },
  };
};
