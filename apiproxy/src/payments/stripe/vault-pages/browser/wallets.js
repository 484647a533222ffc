/// <reference lib="dom" />
import { readVaultCommand } from '../../../vault/browser/page-messages.js';
import { refusalOf } from './field-errors.js';
import { loadStripeIn, stripeLocaleOf } from './load-stripe.js';
import {
  buttonOptionsOf,
  elementKeyOf,
  findWallet,
  groupOptionsOf,
  isAnyAvailable,
  tokenMessageOf,
} from './wallet-rules.js';

/** @typedef {import('@crema/shared-contracts').VaultMessage} VaultMessage */
/** @typedef {import('@crema/shared-contracts').WalletOffer} WalletOffer */
/** @typedef {VaultMessage extends infer M ? M extends VaultMessage ? Omit<M, 'source'> : never : never} OutgoingMessage */
/** @typedef {import('@stripe/stripe-js').StripeElements} Group */
/** @typedef {import('@stripe/stripe-js').StripeExpressCheckoutElement} Element */
/** @typedef {import('@stripe/stripe-js').StripeExpressCheckoutElementClickEvent} ClickEvent */
/** @typedef {import('@stripe/stripe-js').StripeExpressCheckoutElementConfirmEvent} ConfirmEvent */

const root = document.documentElement;
const pageOrigin = root.dataset['pageOrigin'] ?? '';
const place = /** @type {HTMLElement} */ (document.getElementById('wallets'));
/** Stripe waits a second for the answer to a press. */
const answerWithinMs = 900;

const state = {
  /** The shown element with the options that it keeps. @type {{ key: string, group: Group, element: Element } | undefined} */
  shown: undefined,
  /** The key of the newest offer: an element that loads for an older one is dropped. */
  key: '',
  /** The press that waits for the page's answer. @type {ClickEvent | undefined} */
  press: undefined,
};

/** @param {OutgoingMessage} message */
const post = (message) => window.parent.postMessage({ source: 'crema-vault', ...message }, pageOrigin);

/** @param {boolean} isAllowed */
const answerPress = (isAllowed) => {
  const { press } = state;
  state.press = undefined;
  if (isAllowed) press?.resolve();
  else press?.reject();
};

/** @param {ClickEvent} event */
const ask = (event) => {
  state.press = event;
  post({ kind: 'pressed' });
  setTimeout(() => state.press === event && answerPress(false), answerWithinMs);
};

/**
 * The customer has agreed in the wallet: its payment becomes a token, which our page sends to our server.
 * @param {{ stripe: import('@stripe/stripe-js').Stripe, group: Group }} present
 * @param {ConfirmEvent} event
 */
const tokenise = async ({ stripe, group }, event) => {
  const wallet = findWallet(event.expressPaymentType);
  const submitted = await group.submit();
  const { confirmationToken, error } = submitted.error
    ? { error: submitted.error }
    : await stripe.createConfirmationToken({ elements: group });
  if (error || !confirmationToken || !wallet) {
    event.paymentFailed({ reason: 'fail' });
    post({ kind: 'refused', code: refusalOf(error ?? { type: 'api_error' }).code });
    return;
  }
  post(tokenMessageOf(confirmationToken, { wallet, expiresInMs: Number(root.dataset['tokenMaxAge']) }));
};

/** @param {WalletOffer} offer @param {string} key */
const mount = async (offer, key) => {
  const locale = stripeLocaleOf(offer.locale);
  const stripe = await loadStripeIn(locale);
  if (key !== state.key) return;
  state.shown?.element.destroy();
  const group = stripe.elements({ ...groupOptionsOf(offer), locale });
  const element = group.create('expressCheckout', buttonOptionsOf(offer));
  /** @param {boolean} isAvailable */
  const report = (isAvailable) => key === state.key && post({ kind: 'wallets', isAvailable });
  element.on('ready', ({ availablePaymentMethods }) => report(isAnyAvailable(availablePaymentMethods)));
  element.on('loaderror', () => report(false));
  element.on('click', ask);
  element.on('confirm', (event) => {
    tokenise({ stripe, group }, event).catch(() => {
      event.paymentFailed({ reason: 'fail' });
      post({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' });
    });
  });
  element.mount(place);
  state.shown = { key, group, element };
};

/** @param {WalletOffer} offer */
const present = (offer) => {
  const key = elementKeyOf(offer);
  root.lang = offer.locale;
  root.dataset['theme'] = offer.theme;
  if (state.shown?.key === key) {
    const { amount, currency } = groupOptionsOf(offer);
    state.shown.group.update({ amount, currency });
    return;
  }
  state.key = key;
  mount(offer, key).catch(() => post({ kind: 'wallets', isAvailable: false }));
};

window.addEventListener('message', (event) => {
  const command = readVaultCommand(event, { origin: pageOrigin, window: window.parent });
  if (command?.kind === 'offer') present(command);
  if (command?.kind === 'open') answerPress(command.isAllowed);
});
new ResizeObserver(() =>
  post({ kind: 'resized', height: Math.ceil(place.getBoundingClientRect().height) }),
).observe(place);
post({ kind: 'ready' });
