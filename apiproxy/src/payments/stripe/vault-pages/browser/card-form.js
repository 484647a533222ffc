/// <reference lib="dom" />
import {
  brandOf,
  inputOf,
  isPostalCode,
  postRefused,
  startCardForm,
} from '../../../vault/browser/card-form.js';
import { billingDetailsOf } from './billing-details.js';
import { mountElements } from './card-elements.js';
import { elementNames, findFieldErrors, refusalOf } from './field-errors.js';
import { loadStripeIn, stripeLocaleOf } from './load-stripe.js';
import { storeCard } from './store-card.js';

/** @typedef {import('./field-errors.js').ElementName} ElementName */
/** @typedef {import('./field-errors.js').ElementFacts} ElementFacts */
/** @typedef {import('../../../vault/browser/card-form.js').FieldName} FieldName */

const { dataset } = document.documentElement;
const emptyElements = () => ({
  number: { empty: true, complete: false },
  expiry: { empty: true, complete: false },
  code: { empty: true, complete: false },
});
const state = {
  /** @type {Record<ElementName, ElementFacts>} */
  elements: emptyElements(),
  /** The brand of the number, as Stripe names it. */
  brand: '',
  locale: stripeLocaleOf(navigator.language ?? ''),
  /** Undefined until the page has named its language and theme. @type {{ stripe: import('@stripe/stripe-js').Stripe, fields: ReturnType<typeof mountElements> } | undefined} */
  mounted: undefined,
};
const firstLoad = loadStripeIn(state.locale);

/** @param {FieldName} name @returns {name is ElementName} */
const isElement = (name) => elementNames.some((known) => known === name);

/** Stripe's fields speak the page's language to screen readers: another one needs other fields. */
const mount = async () => {
  const { locale } = state;
  const stripe = await loadStripeIn(locale);
  if (locale !== state.locale) return;
  state.mounted?.fields.destroy();
  state.elements = emptyElements();
  state.brand = '';
  const fields = mountElements(stripe, locale, {
    changed: (name, facts) => {
      state.elements[name] = facts;
      if (facts.brand !== undefined) state.brand = facts.brand;
      report.changed();
    },
    left: (name) => report.left(name, state.elements[name].empty),
    failed: () => postRefused('PAYMENT_PROVIDER_DOWN'),
  });
  state.mounted = { stripe, fields };
  report.changed();
};

/**
 * The card goes from Stripe's fields to Stripe's server; this page learns its brand and last digits.
 * @param {import('../../../vault/browser/card-form.js').TokenRequest} request
 */
const tokenise = async ({ postalCode, name, address, isToBeStored, storingKey, onAsking }) => {
  if (!state.mounted) return { code: 'PAYMENT_PROVIDER_DOWN', errors: {} };
  const { stripe, fields } = state.mounted;
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card: fields.card,
    billing_details: billingDetailsOf({ postalCode, name, address }),
  });
  if (error) return refusalOf(error);
  const stored = isToBeStored
    ? await storeCard(stripe, { methodId: paymentMethod.id, storingKey, onAsking })
    : undefined;
  if (stored && 'code' in stored) return stored;
  return {
    token: {
      paymentInstrumentToken: stored?.setupId ?? paymentMethod.id,
      paymentType: brandOf(paymentMethod.card?.brand),
      accountNumberLastFour: paymentMethod.card?.last4 ?? '',
      expiresInMs: Number(dataset['tokenMaxAge']),
    },
  };
};

const report = startCardForm({
  isReady: firstLoad,
  findErrors: (postalCode) => findFieldErrors({ elements: state.elements, postalCode, isPostalCode }),
  mark: (name, isInvalid) => {
    const field = isElement(name) ? document.getElementById(name) : inputOf(name);
    const attribute = isElement(name) ? 'data-invalid' : 'aria-invalid';
    if (isInvalid) field?.setAttribute(attribute, 'true');
    else field?.removeAttribute(attribute);
  },
  focus: (name) => (isElement(name) ? state.mounted?.fields.focus(name) : inputOf(name).focus()),
  clear: () => {
    state.elements = emptyElements();
    state.brand = '';
    state.mounted?.fields.clear();
  },
  readBrand: () => {
    const brand = brandOf(state.brand);
    return { brand, codeLength: brand === 'amex' ? 4 : 3 };
  },
  tokenise,
  present: ({ locale }) => {
    const isOther = stripeLocaleOf(locale) !== state.locale;
    state.locale = stripeLocaleOf(locale);
    if (state.mounted && !isOther) state.mounted.fields.restyle();
    else mount().catch(() => postRefused('PAYMENT_PROVIDER_DOWN'));
  },
});
