import { sql } from 'kysely';
import type { Period, ReconcileComparison } from '../../operations/reconcile-comparison.ts';
import type { CheckResult } from '../../operations/reconcile.ts';
import { compareMovements, type Movement, type MovementDeps, type ProviderMovement } from './movements.ts';
import type { ProviderName } from '../payments.tables.ts';
import type { PaymentProviderModule } from '../provider-module.ts';
import { choosePaymentProvider, paymentProviders } from '../providers.ts';

/** Both sides record a movement within this time: it may be on two sides of the edge of a period. */
const edgeMs = 24 * 60 * 60_000;

const listOurs = async (
  { db }: MovementDeps,
  provider: ProviderName,
  { from, to }: Period,
): Promise<readonly Movement[]> => {
  const { rows } = await sql<Omit<Movement, 'amountMinor'> & { amount_minor: number }>`
    select kind, reference, amount_minor, currency, at from (
      select 'charge' as kind, reference, coalesce(captured_minor, amount_minor) as amount_minor, currency, captured_at as at from payment_attempt
      where provider = ${provider}
      union all
      select 'refund', refund.reference, refund.amount_minor, refund.currency, at
      from payment_refund refund join payment_attempt attempt on attempt.reference = refund.reference
      where provider = ${provider}
      union all
      select 'refund-failure', refund.reference, refund.amount_minor, refund.currency, failed_at
      from payment_refund refund join payment_attempt attempt on attempt.reference = refund.reference
      where provider = ${provider}
      union all
      select 'chargeback-reversal', chargeback.reference, chargeback.amount_minor, currency, returned_at
      from payment_chargeback chargeback join payment_attempt attempt on attempt.reference = chargeback.reference
      where provider = ${provider}
      union all
      select 'chargeback', chargeback.reference, chargeback.amount_minor, currency, at
      from payment_chargeback chargeback join payment_attempt attempt on attempt.reference = chargeback.reference
      where provider = ${provider}) movement
    where at >= ${from} and at < ${to}`.execute(db);
  return rows.map(({ amount_minor, ...row }) => ({ ...row, amountMinor: amount_minor }));
};

const sumOfFees = (theirs: readonly ProviderMovement[]): string => {
  const sums = Map.groupBy(
    theirs.filter(({ kind }) => kind === 'fee'),
    ({ currency }) => currency,
  );
  const texts = [...sums].map(
    ([currency, fees]) => `${fees.reduce((sum, { amountMinor }) => sum + amountMinor, 0)} ${currency}`,
  );
  return texts.length > 0 ? `; fees ${texts.join(', ')}` : '';
};

const readTheirs = async (
  deps: MovementDeps,
  { name, movementsOf }: PaymentProviderModule,
  { from, to }: Period,
): Promise<readonly ProviderMovement[]> => {
  if (!movementsOf) throw new Error(`This release cannot read the book of ${name}. Compare it by hand.`);
  const theirs: ProviderMovement[] = [];
  for await (const movement of movementsOf(deps).listMovements(from, to)) theirs.push(movement);
  return theirs;
};

const compare = async (
  deps: MovementDeps,
  provider: PaymentProviderModule,
  period: Period,
): Promise<Omit<CheckResult, 'name'>> => {
  const padded = {
    from: new Date(period.from.getTime() - edgeMs),
    to: new Date(period.to.getTime() + edgeMs),
  };
  const ours = await listOurs(deps, provider.name, padded);
  const theirs = await readTheirs(deps, provider, padded);
  const differences = compareMovements(ours, theirs, period);
  const within = theirs.filter(({ at }) => at >= period.from && at < period.to);
  return {
    invariant: `From ${period.from.toISOString()} to ${period.to.toISOString()} both books have the same charges, refunds and chargebacks${sumOfFees(within)}`,
    rows: within.length,
    deviations: differences.length,
    examples: differences,
  };
};

/** A book that cannot be read is a deviation: nothing says that it agrees. */
export const reconcileBook = async (
  deps: MovementDeps,
  provider: PaymentProviderModule,
  period: Period,
): Promise<CheckResult> => {
  const name = `movements at ${provider.name}`;
  try {
    return { name, ...(await compare(deps, provider, period)) };
  } catch (cause) {
    const examples = [{ subject: 'not compared', found: (cause as Error).message }];
    return { name, invariant: 'The provider’s book can be read', rows: 0, deviations: 1, examples };
  }
};

/** PAY-009: our ledger and the book of the chosen provider, and of each one that has taken a payment of the period. */
export const reconcileMovements: ReconcileComparison = async (deps, period) => {
  const chosen = choosePaymentProvider(deps.environment).name;
  const { rows } = await sql<{ provider: ProviderName }>`
    select distinct provider from payment_attempt
    where captured_at >= ${period.from} and captured_at < ${period.to}`.execute(deps.db);
  const results: CheckResult[] = [];
  for (const provider of paymentProviders)
    if (provider.name === chosen || rows.some((row) => row.provider === provider.name))
      results.push(await reconcileBook(deps, provider, period));
  return results;
};
