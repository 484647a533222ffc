import type { PaymentProviderModule } from '../provider-module.ts';
import { registerActions } from './action.endpoint.ts';
import { deleteStripeCustomer } from './stored-cards/remove-instrument.ts';
import { stripeMovements } from './events/movements.ts';
import { stripeData } from './stripe.personal-data.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { registerStripePages } from './vault-pages/vault-pages.ts';

/** Moves real money through Stripe (PAY-003). */
export const stripeModule: PaymentProviderModule = {
  name: 'stripe',
  create: createStripeProvider,
  jobs: [deleteStripeCustomer],
  checks: [],
  personalData: stripeData,
  movementsOf: stripeMovements,
  registerVaultPages: (app, deps) => {
    registerStripePages(app, deps);
    registerActions(app, deps);
  },
  signatureHeader: 'stripe-signature',
};
