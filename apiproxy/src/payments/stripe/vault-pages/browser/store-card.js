/// <reference lib="dom" />
import { refusalOf } from './field-errors.js';

/** @typedef {import('@stripe/stripe-js').Stripe} Stripe */
/** @typedef {import('@stripe/stripe-js').SetupIntent} SetupIntent */
/** @typedef {{ setupId: string } | ReturnType<typeof refusalOf>} StoreResult */

/** The secret of a new SetupIntent, which the page's key gives once. @param {string} key @returns {Promise<string>} */
const createSetup = async (key) => {
  const reply = await fetch('/stripe/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  if (!reply.ok) throw new Error(`Stripe stores no card now: ${reply.status}`);
  /** @type {{ clientSecret: string }} */
  const { clientSecret } = await reply.json();
  return clientSecret;
};

/**
 * Asks the bank's question, in Stripe's own dialog above this document.
 * @param {Stripe} stripe
 * @param {string} clientSecret
 * @returns {Promise<{ setupIntent?: SetupIntent | undefined, error?: import('@stripe/stripe-js').StripeError | undefined }>}
 */
const askBank = async (stripe, clientSecret) => {
  const result = await stripe.handleNextAction({ clientSecret });
  return 'setupIntent' in result ? { setupIntent: result.setupIntent } : { error: result.error };
};

/**
 * Stores a payment method for later payments (PAY-005): the bank agrees at once, refuses, or asks its customer first. The id of the
 * SetupIntent is the token that our server takes.
 * @param {Stripe} stripe
 * @param {{ methodId: string, storingKey: string, onAsking: () => void }} request
 * @returns {Promise<StoreResult>}
 */
export const storeCard = async (stripe, { methodId, storingKey, onAsking }) => {
  const clientSecret = await createSetup(storingKey);
  const confirmed = await stripe.confirmCardSetup(
    clientSecret,
    { payment_method: methodId },
    { handleActions: false },
  );
  const isAsking = confirmed.setupIntent?.status === 'requires_action';
  if (isAsking) onAsking();
  const { setupIntent, error } = isAsking ? await askBank(stripe, clientSecret) : confirmed;
  if (setupIntent?.status === 'succeeded') return { setupId: setupIntent.id };
  return refusalOf(error ?? { type: 'api_error' });
};
