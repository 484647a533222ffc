/** The wallets that a payment provider shows buttons of, with their names. */
const wallets = { applepay: 'Apple Pay', googlepay: 'Google Pay', link: 'Link', paypal: 'PayPal' } as const;
/** The networks of bank cards with their names, which are the same in every language. */
export const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
} as const;

export type WalletType = keyof typeof wallets;
export const walletTypes = Object.keys(wallets) as readonly WalletType[];
/** The brand of a bank card by its network; `card`: a network without a name here. */
export type CardBrand = keyof typeof networkNames | 'card';
export const cardBrands: readonly CardBrand[] = [...(Object.keys(networkNames) as CardBrand[]), 'card'];
/** The payment behind a single-use token: a typed card by its brand, or a wallet. */
export type TokenPaymentType = CardBrand | WalletType;

const names: Readonly<Record<string, string>> = { ...networkNames, ...wallets };
/** The name of a network or wallet. Undefined for another kind, which the caller names in the customer's language. */
export const paymentNameOf = (kind: string): string | undefined =>
  Object.hasOwn(names, kind) ? names[kind] : undefined;
