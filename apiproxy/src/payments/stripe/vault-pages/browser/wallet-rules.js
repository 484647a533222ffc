/** @typedef {import('@crema/shared-contracts').WalletOffer} WalletOffer */
/** @typedef {import('@crema/shared-contracts').WalletType} WalletType */
/** @typedef {import('@stripe/stripe-js').ConfirmationToken} ConfirmationToken */
/** @typedef {import('@stripe/stripe-js').StripeExpressCheckoutElementOptions} ExpressOptions */

/** Our names of the wallets at Stripe. @type {Readonly<Record<string, WalletType>>} */
const wallets = { apple_pay: 'applepay', google_pay: 'googlepay', link: 'link', paypal: 'paypal' };
/** @param {string} name */
export const findWallet = (name) => (Object.hasOwn(wallets, name) ? wallets[name] : undefined);

/**
 * Whether the element shows any button.
 * @param {Readonly<Record<string, boolean>> | undefined} methods
 */
export const isAnyAvailable = (methods) => Object.values(methods ?? {}).some(Boolean);

/**
 * The payment that the wallet shows, as our server creates it (charging/authorise.ts): an order is held first.
 * @param {WalletOffer} offer
 */
export const groupOptionsOf = ({ amountMinor, currency, purpose }) => ({
  mode: /** @type {const} */ ('payment'),
  amount: amountMinor,
  currency: currency.toLowerCase(),
  captureMethod: purpose === 'order' ? /** @type {const} */ ('manual') : /** @type {const} */ ('automatic'),
  appearance: { variables: { borderRadius: '24px' } },
});

/** @param {WalletOffer} offer @returns {ExpressOptions} */
export const buttonOptionsOf = ({ theme, withoutPayPal }) => {
  const color = theme === 'dark' ? 'white' : 'black';
  return {
    buttonHeight: 48,
    buttonTheme: { applePay: color, googlePay: color, paypal: 'gold' },
    buttonType: { applePay: 'plain', googlePay: 'plain', paypal: 'paypal' },
    layout: { maxColumns: 2, maxRows: 0, overflow: 'never' },
    paymentMethods: {
      amazonPay: 'never',
      applePay: 'auto',
      googlePay: 'auto',
      klarna: 'never',
      link: 'auto',
      paypal: withoutPayPal ? 'never' : 'auto',
    },
  };
};

/**
 * An element keeps these options: other ones need another element. The amount can change.
 * @param {WalletOffer} offer
 */
export const elementKeyOf = ({ locale, theme, purpose, currency, withoutPayPal }) =>
  [locale, theme, purpose, currency, withoutPayPal].join();

/**
 * The message with the token of a wallet.
 * @param {ConfirmationToken} token
 * @param {{ wallet: WalletType, expiresInMs: number }} facts
 */
export const tokenMessageOf = ({ id, payment_method_preview }, { wallet, expiresInMs }) => ({
  kind: /** @type {const} */ ('tokenised'),
  paymentInstrumentToken: id,
  paymentType: wallet,
  accountNumberLastFour: payment_method_preview.card?.last4 ?? '',
  expiresInMs,
});
