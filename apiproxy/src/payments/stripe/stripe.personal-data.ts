import type { PersonalData } from '../../personal-data/personal-data.ts';
import type { StripeTables } from './stripe.tables.ts';

const ids = {
  reason:
    'Our ids beside those at Stripe. The payments and the stored cards themselves are exported from our own tables.',
};

export const stripeData: PersonalData<StripeTables> = {
  stripe_token: ids,
  stripe_customer: ids,
  stripe_payment: ids,
  stripe_instrument: ids,
};
