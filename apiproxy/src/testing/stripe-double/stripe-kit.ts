import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';
import { createTestClock, startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

export interface StripeTest {
  readonly test: TestApp;
  readonly deps: AppDeps;
  readonly provider: PaymentProvider;
  readonly double: StripeDouble;
  readonly clock: ReturnType<typeof createTestClock>;
  stop(): Promise<void>;
}

/** A test server whose payments go through Stripe's official client to the double. */
export const startStripeTest = async (options: Omit<TestAppOptions, 'clock'> = {}): Promise<StripeTest> => {
  const clock = createTestClock();
  const double = await startStripeDouble({ now: clock.now });
  const environment = {
    ...options.environment,
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRET: double.webhookSecret,
    STRIPE_API_URL: double.url,
  };
  const test = await startTestApp({ ...options, clock, environment });
  return {
    test,
    deps: test.deps,
    provider: test.deps.payments,
    double,
    clock,
    stop: async () => {
      await double.stop();
      await test.stop();
    },
  };
};
