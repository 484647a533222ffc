/// <reference lib="dom" />

/** @typedef {import('@stripe/stripe-js').Stripe} Stripe */
/** @typedef {import('@stripe/stripe-js').StripeElementLocale} StripeLocale */

const { dataset } = document.documentElement;

/** Stripe's name of our locale. @param {string} locale @returns {StripeLocale} */
export const stripeLocaleOf = (locale) => (locale.startsWith('fr') ? 'fr-CA' : 'en');

/** @param {StripeLocale} locale @returns {Promise<Stripe>} */
const load = async (locale) => {
  // The address is a value, because the file comes from a package: on the disk it is at another place.
  const { loadStripe } = /** @type {typeof import('@stripe/stripe-js')} */ (
    await import(new URL('/stripe-js.js', import.meta.url).href)
  );
  const stripe = await loadStripe(dataset['publishableKey'] ?? '', { locale });
  if (!stripe)
    throw new Error('Stripe.js: not loaded; expected it in a browser. Open the page in a browser.');
  return stripe;
};

/** @type {Map<StripeLocale, Promise<Stripe>>} */
const loaded = new Map();
/**
 * Stripe in a language; its script comes from Stripe's server, once. Rejects if it does not load: the next call loads it again.
 * @param {StripeLocale} locale
 */
export const loadStripeIn = (locale) => {
  const known = loaded.get(locale);
  if (known) return known;
  const stripe = load(locale);
  loaded.set(locale, stripe);
  stripe.catch(() => loaded.delete(locale));
  return stripe;
};
