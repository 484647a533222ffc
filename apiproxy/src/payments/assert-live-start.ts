import type { AppDeps } from '../http/app-deps.ts';

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
