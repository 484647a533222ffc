import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StripeDouble } from '../stripe-double.ts';
import { testCards, type TestCard } from '../test-cards.ts';

export interface BrowserReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}
const folder = join(import.meta.dirname, 'browser');
const types = { js: 'text/javascript', html: 'text/html' } as const;
const file = (name: string, type: keyof typeof types): BrowserReply => ({
  status: 200,
  contentType: `${types[type]}; charset=utf-8`,
  body: readFileSync(join(folder, `${name}.${type}`), 'utf8'),
});
/** The files of js.stripe.com: the script of the version that the package loads, and a field. */
const files: Readonly<Record<string, () => BrowserReply>> = {
  '/endive/stripe.js': () => file('stripe', 'js'),
  '/double/field.html': () => file('field', 'html'),
  '/double/field.js': () => file('field', 'js'),
};

/** The page of a bank that asks on a page of its own, in two steps. */
const bankPage = 'https://hooks.stripe.com/redirect/authenticate';
const bankFiles: Readonly<Record<string, () => BrowserReply>> = {
  '/redirect/authenticate': () => file('bank', 'html'),
  '/redirect/authenticate/answer': () => file('bank-answer', 'html'),
  '/redirect/authenticate/bank.js': () => file('bank', 'js'),
};
/** The address of the bank's own page; none if the bank asks in Stripe's dialog. */
const questionOf = (double: StripeDouble, { clientSecret }: { readonly clientSecret: string }): object => {
  const { setups, intents, methods } = double.state;
  const asked = [...setups.values(), ...intents.values()].find(
    ({ client_secret }) => client_secret === clientSecret,
  );
  const isOnOwnPage = methods.get(String(asked?.payment_method))?.card.last4 === '3063';
  return isOnOwnPage ? { page: bankPage } : {};
};

interface CardRequest {
  readonly card: { readonly number: string };
}
interface AnswerRequest {
  readonly clientSecret: string;
  readonly isApproved: boolean;
}
/** The test card of a number, by its last digits. Undefined: Stripe refuses other numbers in test mode. */
const cardOf = (number: string): string | undefined => {
  const lastFour = number.replace(/\D/g, '').slice(-4);
  return Object.entries(testCards).find(([, { last4 }]) => last4 === lastFour)?.[0];
};

const createMethod = (double: StripeDouble, { card }: CardRequest): object => {
  const name = cardOf(card.number);
  if (name === undefined)
    return {
      error: { type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect.' },
    };
  return { paymentMethod: double.state.methods.get(double.takeCard(name))?.object };
};
/** An object of the double by its secret, as the customer's browser sees it. */
const bySecret = (double: StripeDouble, clientSecret: string): object => {
  const { intents, setups } = double.state;
  const hasSecret = ({ client_secret }: { readonly client_secret: string | null }) =>
    client_secret === clientSecret;
  const setupIntent = [...setups.values()].find(hasSecret);
  const paymentIntent = [...intents.values()].find(hasSecret);
  const error = setupIntent?.last_setup_error ?? paymentIntent?.last_payment_error;
  if (error) return { error: { type: error.type, code: error.code, message: error.message } };
  return setupIntent ? { setupIntent } : { paymentIntent };
};
/** A repeated confirmation begins a new attempt; a decline is read from the SetupIntent. */
const confirmCardSetup = (
  double: StripeDouble,
  { clientSecret, payment_method }: { readonly clientSecret: string; readonly payment_method: string },
): object => {
  double.confirmSetup(clientSecret, payment_method);
  return bySecret(double, clientSecret);
};
const answer = (double: StripeDouble, { clientSecret, isApproved }: AnswerRequest): object => {
  double.answer(clientSecret, isApproved);
  return bySecret(double, clientSecret);
};

/** The payment methods of the double's wallets, by Stripe's names. */
const walletCards: Readonly<Record<string, TestCard>> = {
  apple_pay: { brand: 'visa', last4: '4242', wallet: 'apple_pay' },
  google_pay: { brand: 'mastercard', last4: '4444', wallet: 'google_pay' },
  link: { type: 'link', brand: 'link', last4: '' },
  paypal: { type: 'paypal', brand: 'paypal', last4: '', asks: 'always' },
};
const createToken = (double: StripeDouble, { wallet }: { readonly wallet: string }): object => {
  const card = walletCards[wallet];
  if (!card) return { error: { type: 'invalid_request_error', message: `No such wallet: ${wallet}` } };
  const id = double.takeConfirmationToken(card);
  return { confirmationToken: double.state.confirmations.get(id)?.object };
};

export type BrowserWallet = 'applePay' | 'googlePay' | 'link' | 'paypal';

/** The reply to a request of the customer's browser to Stripe's hosts; a card that is typed in the browser is one of the double. */
export const answerBrowser = (
  double: StripeDouble,
  url: URL,
  { body, wallets = [] }: { readonly body: string | null; readonly wallets?: readonly BrowserWallet[] },
): BrowserReply => {
  const json = (value: object): BrowserReply => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(value),
  });
  if (url.hostname === 'js.stripe.com') return files[url.pathname]?.() ?? { ...json({}), status: 404 };
  if (url.hostname === 'hooks.stripe.com') return bankFiles[url.pathname]?.() ?? { ...json({}), status: 404 };
  if (url.pathname === '/double/question') return json(questionOf(double, JSON.parse(body ?? '{}')));
  if (url.pathname === '/double/payment_methods') return json(createMethod(double, JSON.parse(body ?? '{}')));
  if (url.pathname === '/double/confirm_setup')
    return json(confirmCardSetup(double, JSON.parse(body ?? '{}')));
  if (url.pathname === '/double/wallets')
    return json({
      ...(wallets.length > 0 && {
        availablePaymentMethods: Object.fromEntries(wallets.map((name) => [name, true])),
      }),
    });
  if (url.pathname === '/double/confirmation_tokens')
    return json(createToken(double, JSON.parse(body ?? '{}')));
  if (url.pathname === '/double/answer') return json(answer(double, JSON.parse(body ?? '{}')));
  return { ...json({}), status: 404 };
};
