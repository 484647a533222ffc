import type { TSchema } from 'typebox';
import { patterned, picklist, url } from './variable-kinds.ts';

/** The variables of payments, in the order of the operating guide. environment.rules.ts says which belong together. */
export const paymentVariables = {
  PAYMENT_PROVIDER: picklist(['sandbox', 'stripe'], {
    purpose:
      'takes the payments: `stripe`, or `sandbox`, which simulates a bank, a PayPal page and cards, and moves no money',
    defaultText: '`sandbox`',
    inProduction: 'needed; without it the server does not start',
  }),
  SANDBOX_IN_PRODUCTION: picklist(['demo'], {
    purpose:
      '`demo` lets a production server start with the sandbox. Every page and every mail then says that it is a demonstration and no money moves',
    inProduction: 'only to demonstrate; the server does not start with it and `stripe`',
  }),
  STRIPE_SECRET_KEY: patterned(/^(?:sk|rk)_(?:test|live)_\w+$/, 'a key such as sk_test_… or rk_live_…', {
    purpose:
      'pays, refunds and reads at Stripe. A test key moves no money: production says so at its start, on every page and in every mail. A live key is refused outside production',
    inProduction: 'needed with `stripe`',
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: patterned(/^pk_(?:test|live)_\w+$/, 'a key such as pk_test_…', {
    purpose: 'the key of Stripe’s fields in the card form, of the same mode as `STRIPE_SECRET_KEY`',
    inProduction: 'needed with `stripe`',
  }),
  STRIPE_WEBHOOK_SECRET: patterned(
    /^whsec_\w+(?:[\s,]+whsec_\w+)?$/,
    'one or two secrets such as whsec_…, separated by a comma or a blank',
    {
      purpose:
        'verifies Stripe’s webhooks. Two secrets, separated by a comma or a blank, while the endpoint’s secret is changed: both are accepted',
      inProduction: 'needed with `stripe`',
      secret: true,
    },
  ),
  STRIPE_API_URL: url('http://localhost:12111', {
    purpose: 'a double of Stripe’s API, for tests',
    defaultText: 'Stripe’s',
    inProduction: 'refused',
  }),
} as const satisfies Record<string, TSchema>;
