/** The parts of the Stripe provider that tests of other folders use. */
export { createStripeClient } from './stripe-client.ts';
