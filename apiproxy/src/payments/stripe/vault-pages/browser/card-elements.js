/// <reference lib="dom" />
import { elementNames } from './field-errors.js';

/** @typedef {import('@stripe/stripe-js').Stripe} Stripe */
/** @typedef {import('@stripe/stripe-js').StripeCardNumberElement} CardNumber */
/** @typedef {import('@stripe/stripe-js').StripeElementStyle} ElementStyle */
/** @typedef {import('./field-errors.js').ElementName} ElementName */
/** @typedef {import('./field-errors.js').ElementFacts} ElementFacts */
/** The part that is the same in all three. @typedef {import('@stripe/stripe-js').StripeElementBase & { on: Function, update: (options: { style: ElementStyle }) => void }} AnyElement */

/** @param {string} name */
const colorOf = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The look of our inputs, in the colors of the page's theme. @returns {ElementStyle} */
const readStyle = () => {
  const { fontFamily } = getComputedStyle(document.body);
  const color = colorOf('--ink');
  return {
    base: {
      color,
      fontFamily,
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: colorOf('--muted') },
    },
    invalid: { color },
  };
};
/** Stripe's frames fetch the font from the vault. */
const fonts = [
  {
    family: 'Figtree Variable',
    src: `url(${new URL('/figtree.woff2', import.meta.url).href}) format('woff2')`,
  },
];
const classes = { focus: 'has-focus' };

/** @param {Stripe} stripe @param {import('@stripe/stripe-js').StripeElementLocale} locale */
const createAll = (stripe, locale) => {
  const group = stripe.elements({ locale, fonts });
  const options = { style: readStyle(), classes, placeholder: '' };
  const number = group.create('cardNumber', { ...options, disableLink: true });
  const expiry = group.create('cardExpiry', options);
  const code = group.create('cardCvc', options);
  return { number, expiry, code };
};

/**
 * Stripe's three fields in the places of the form.
 * @param {Stripe} stripe
 * @param {import('@stripe/stripe-js').StripeElementLocale} locale
 * @param {{ changed: (name: ElementName, facts: ElementFacts & { brand?: string }) => void, left: (name: ElementName) => void, failed: () => void }} handlers
 */
export const mountElements = (stripe, locale, { changed, left, failed }) => {
  const elements = createAll(stripe, locale);
  /** @type {readonly (readonly [ElementName, AnyElement])[]} */
  const all = elementNames.map((name) => [name, elements[name]]);
  for (const [name, element] of all) {
    element.on('change', (/** @type {ElementFacts & { brand?: string }} */ facts) => changed(name, facts));
    element.on('blur', () => left(name));
    element.on('loaderror', failed);
    element.mount(`#${name}`);
  }
  return {
    /** The field that Stripe's functions take as the card. @type {CardNumber} */
    card: elements.number,
    /** @param {ElementName} name */
    focus: (name) => elements[name].focus(),
    clear: () => all.forEach(([, element]) => element.clear()),
    /** Reads the colors of the theme again. */
    restyle: () => all.forEach(([, element]) => element.update({ style: readStyle() })),
    destroy: () => all.forEach(([, element]) => element.destroy()),
  };
};
