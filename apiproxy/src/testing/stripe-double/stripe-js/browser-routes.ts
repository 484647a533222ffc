import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StripeDouble } from '../stripe-double.ts';
import { testCards } from '../test-cards.ts';

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
const answer = (double: StripeDouble, { clientSecret, isApproved }: AnswerRequest): object => {
  double.answer(clientSecret, isApproved);
  const intent = [...double.state.intents.values()].find(
    ({ client_secret }) => client_secret === clientSecret,
  );
  const { last_payment_error: error } = intent ?? {};
  return error
    ? { error: { type: error.type, code: error.code, message: error.message } }
    : { paymentIntent: intent };
};

/** The reply to a request of the customer's browser to Stripe's hosts; a card that is typed in the browser is one of the double. */
export const answerBrowser = (double: StripeDouble, url: URL, body: string | null): BrowserReply => {
  const json = (value: object): BrowserReply => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(value),
  });
  if (url.hostname === 'js.stripe.com') return files[url.pathname]?.() ?? { ...json({}), status: 404 };
  if (url.pathname === '/double/payment_methods') return json(createMethod(double, JSON.parse(body ?? '{}')));
  if (url.pathname === '/double/answer') return json(answer(double, JSON.parse(body ?? '{}')));
  return { ...json({}), status: 404 };
};
