import type { PaymentProviderModule } from '../provider-module.ts';
import { registerActions } from './action.endpoint.ts';
import { deleteStripeCustomer } from './stored-cards/delete-customer.job.ts';
import { isConfirmationToken } from './charging/payment-methods.ts';
import { stripeMovements } from './events/movements.ts';
import { stripeChecks } from './stripe.checks.ts';
import { stripeData } from './stripe.personal-data.ts';
import { isLive } from './stripe-client.ts';
import { tryPayments } from './try/try-payments.command.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { registerStripePages } from './vault-pages/vault-pages.ts';

/** Moves real money through Stripe (PAY-003). */
export const stripeModule: PaymentProviderModule = {
  name: 'stripe',
  create: createStripeProvider,
  jobs: [deleteStripeCustomer],
  checks: stripeChecks,
  personalData: stripeData,
  movementsOf: stripeMovements,
  registerVaultPages: (app, deps) => {
    registerStripePages(app, deps);
    registerActions(app, deps);
  },
  isWalletToken: isConfirmationToken,
  commands: [tryPayments],
  // docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  lowestCharge: { USD: 50, CAD: 50 },
  isLive: ({ STRIPE_SECRET_KEY: secretKey = '' }) => isLive(secretKey),
  signatureHeader: 'stripe-signature',
};
