import type { AppDeps } from '../http/app-deps.ts';
import type { Environment } from '../http/environment/environment.ts';
import type { PaymentProviderModule } from './provider-module.ts';
import { failedRefunds } from './refunds/failed-refunds.command.ts';
import { sandboxModule } from './sandbox/sandbox.module.ts';
import { stripeModule } from './stripe/stripe.module.ts';

/** The only list that names the providers. Lint refuses any other import of their folders (PAY-001). */
export const paymentProviders: readonly PaymentProviderModule[] = [sandboxModule, stripeModule];

/** The commands of `npm run payments`. */
export const paymentCommands = [failedRefunds, ...paymentProviders.flatMap(({ commands = [] }) => commands)];

/** The provider that PAYMENT_PROVIDER names. Throws if this release does not contain it. */
export const choosePaymentProvider = (
  { PAYMENT_PROVIDER: wanted = 'sandbox' }: Pick<Environment, 'PAYMENT_PROVIDER'>,
  providers = paymentProviders,
): PaymentProviderModule => {
  const chosen = providers.find(({ name }) => name === wanted);
  if (!chosen)
    throw new Error(
      `PAYMENT_PROVIDER: found ${wanted}, which this release does not contain; expected one of ${providers.map(({ name }) => name).join(', ')}. Set one of them, or deploy a release with ${wanted}.`,
    );
  return chosen;
};

/**
 * Throws if real money would move in a shop that has payments of another provider: its orders, cards and gifts were paid with no money,
 * and could be spent or refunded as real ones (PAY-012).
 */
export const assertLiveStart = async ({
  db,
  environment,
  paymentModule: { name, isLive },
}: Pick<AppDeps, 'db' | 'environment' | 'paymentModule'>): Promise<void> => {
  if (!isLive?.(environment)) return;
  const other = await db
    .selectFrom('payment_attempt')
    .select('provider')
    .where('provider', '<>', name)
    .limit(1)
    .executeTakeFirst();
  if (other)
    throw new Error(
      `PAYMENT_PROVIDER: found ${name} with a live key, but the database has payments of ${other.provider}; expected a database without them, because no money was paid for their orders, cards and gifts. Start with a new database (docs/guides/payments.md).`,
    );
};
