import { isMissing } from '../stripe-errors.ts';
import type { StripeDeps } from '../stripe-client.ts';
import { isConfirmationToken, tokenForm } from './payment-methods.ts';

const readCard = async ({ stripe }: StripeDeps, token: string) => {
  if (token.startsWith('seti_')) {
    const { payment_method } = await stripe.setupIntents.retrieve(token, { expand: ['payment_method'] });
    return typeof payment_method === 'string' ? undefined : payment_method?.card;
  }
  if (!tokenForm.test(token)) return undefined;
  if (isConfirmationToken(token))
    return (await stripe.confirmationTokens.retrieve(token)).payment_method_preview?.card;
  return (await stripe.paymentMethods.retrieve(token)).card;
};

/** Stripe's fingerprint of the card of a token: the same for each token of one number (PAY-008). */
export const fingerprintOf = async (deps: StripeDeps, token: string): Promise<string | undefined> => {
  try {
    return (await readCard(deps, token))?.fingerprint ?? undefined;
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
};
