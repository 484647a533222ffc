import type { TSchema } from 'typebox';
import { picklist } from './variable-kinds.ts';

/** The variables of payments, in the order of the operating guide. */
export const paymentVariables = {
  PAYMENT_PROVIDER: picklist(['sandbox', 'stripe'], {
    purpose:
      'takes the payments: `stripe` with the keys below, or `sandbox`, which simulates a bank and moves no money',
    defaultText: '`sandbox`',
  }),
} as const satisfies Record<string, TSchema>;
