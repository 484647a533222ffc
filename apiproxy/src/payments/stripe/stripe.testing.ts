/** The parts of the Stripe provider that tests of other folders use. */
export { stripeModule } from './stripe.module.ts';
