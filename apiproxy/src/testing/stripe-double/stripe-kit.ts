import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { stripeModule } from '../../payments/stripe/stripe.testing.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';
import { createTestClock, startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';

export interface StripeTest {
  readonly test: TestApp;
  /** The dependencies of a server that is paid through the double. */
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
  const test = await startTestApp({ ...options, clock });
  const environment = {
    ...test.deps.environment,
    STRIPE_SECRET_KEY: double.secretKey,
    STRIPE_WEBHOOK_SECRET: double.webhookSecret,
    STRIPE_API_URL: double.url,
  };
  const withKeys = { ...test.deps, environment, paymentModule: stripeModule };
  const provider = stripeModule.create(withKeys);
  return {
    test,
    deps: { ...withKeys, payments: provider },
    provider,
    double,
    clock,
    stop: async () => {
      await double.stop();
      await test.stop();
    },
  };
};
