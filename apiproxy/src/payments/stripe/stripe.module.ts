import type { PaymentProviderModule } from '../provider-module.ts';
import { registerActions } from './action.endpoint.ts';
import { deleteStripeCustomer } from './stored-cards/remove-instrument.ts';
import { stripeMovements } from './events/movements.ts';
import { stripeChecks } from './stripe.checks.ts';
import { stripeData } from './stripe.personal-data.ts';
import { tryPayments } from './try/try-payments.command.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Moves real money through Stripe (PAY-003). */
export const stripeModule: PaymentProviderModule = {
  name: 'stripe',
  create: createStripeProvider,
  jobs: [deleteStripeCustomer],
  checks: stripeChecks,
  personalData: stripeData,
  movementsOf: stripeMovements,
  registerVaultPages: registerActions,
  commands: [tryPayments],
  signatureHeader: 'stripe-signature',
};
