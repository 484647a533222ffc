import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createConfirmation } from './confirmation-tokens.ts';
import { DoubleError } from './double-error.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { createState, newId, requireObject, type DoubleState } from './double-state.ts';
import type { FaultRule } from './faults.ts';
import { answer, succeed } from './intent-steps.ts';
import { createMethod, requireMethod } from './payment-methods.ts';
import { failDoomedRefunds, failRefund } from './refunds.ts';
import { createHandler, type Handler } from './request-handler.ts';
import { answerSetup, confirmSetup, createSetup } from './setup-intents.ts';
import { testCards, type TestCard } from './test-cards.ts';
import { planned, signed, type DeliveryPlan, type Webhook } from './webhooks.ts';

export interface StripeDoubleOptions {
  readonly now?: () => Date;
  readonly secretKey?: string;
  readonly webhookSecret?: string;
}
/**
 * A server that answers as Stripe's HTTP API does, for tests of our use of it (PAY-011). The official package talks to it through
 * `url`. Its state is in memory. It speaks only what Stripe publishes; what a customer and a bank do are functions.
 */
export interface StripeDouble {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly state: DoubleState;
  /** The `METHOD path` of each request so far. */
  readonly requests: readonly string[];
  /** Each request is asked for its fault. */
  setFaults(rule: FaultRule): void;
  /** The id that the card fields of the customer's browser give: of a test card by its published name, or another one. */
  takeCard(card: string | TestCard): string;
  takeConfirmationToken(card: string | TestCard): string;
  /** A SetupIntent that the frame has confirmed, with the customer's answer to the bank. */
  takeSetup(card: string | TestCard, metadata: Readonly<Record<string, string>>): string;
  /** Stripe's script confirms a SetupIntent by its client secret; a refusal is its last error. */
  confirmSetup(clientSecret: string, method: string): void;
  /** The customer answers the bank's question about the intent, by its id or its client secret. */
  answer(intent: string, isApproved: boolean): void;
  /** The bank decides the payments that are processing. */
  decideSlowPayments(): void;
  dispute(intent: string, facts?: { readonly amount?: number; readonly isInquiry?: boolean }): string;
  closeDispute(id: string, outcome: 'won' | 'lost'): void;
  failRefund(id: string): void;
  failDoomedRefunds(): void;
  /** Every event so far as a webhook, signed now. */
  webhooks(plan?: DeliveryPlan): readonly Webhook[];
  /** Signs a body, for webhooks that Stripe would not send. */
  sign(body: string, secret?: string): Webhook;
  stop(): Promise<void>;
}

const secretBody = /^((?:pi|seti)_[a-f0-9]+)/;
const idOfSecret = (secret: string): string => secretBody.exec(secret)?.[1] ?? secret;
const byName = (card: string | TestCard): TestCard => {
  if (typeof card !== 'string') return card;
  const found = testCards[card];
  if (!found) throw new Error(`The double has no test card "${card}".`);
  return found;
};

const readRequest = async (request: IncomingMessage) => {
  const url = new URL(request.url ?? '/', 'http://double');
  const body = await text(request);
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form: body === '' ? url.searchParams : new URLSearchParams(body),
    key: typeof key === 'string' ? key : undefined,
    authorization: request.headers.authorization,
    version: request.headers['stripe-version']?.toString(),
  };
};

const respond = async (
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  requests: string[],
) => {
  const read = await readRequest(request);
  requests.push(`${read.method} ${read.path}`);
  const reply = await handle(read);
  if (!reply) return void request.socket.destroy();
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    ...reply.headers,
  });
  response.end(JSON.stringify(reply.body));
};

/** The actions of the customer and the bank. */
const actionsOf = (state: DoubleState) => ({
  takeCard: (card: string | TestCard) => createMethod(state, byName(card)).object.id,
  takeConfirmationToken: (card: string | TestCard) => createConfirmation(state, byName(card)).id,
  takeSetup: (card: string | TestCard, metadata: Readonly<Record<string, string>>) => {
    const { id } = createMethod(state, byName(card)).object;
    const form = new URLSearchParams(
      Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]),
    );
    const setup = createSetup(state, form);
    confirmSetup(state, setup, new URLSearchParams({ payment_method: id, use_stripe_sdk: 'true' }));
    if (setup.status === 'requires_action') answerSetup(state, setup, true);
    return setup.id;
  },
  confirmSetup: (clientSecret: string, method: string) => {
    const id = idOfSecret(clientSecret);
    const setup = requireObject(state.setups, id, { kind: 'setupintent' });
    try {
      confirmSetup(state, setup, new URLSearchParams({ payment_method: method, use_stripe_sdk: 'true' }));
    } catch (cause) {
      if (!(cause instanceof DoubleError) || !setup.last_setup_error) throw cause;
    }
  },
  answer: (intent: string, isApproved: boolean) => {
    const id = idOfSecret(intent);
    const setup = state.setups.get(id);
    if (setup) answerSetup(state, setup, isApproved);
    else answer(state, requireObject(state.intents, id, { kind: 'payment_intent' }), isApproved);
  },
  decideSlowPayments: () => {
    for (const intent of state.intents.values())
      if (intent.status === 'processing')
        succeed(state, intent, requireMethod(state, String(intent.payment_method)));
  },
  dispute: (intent: string, facts?: { readonly amount?: number; readonly isInquiry?: boolean }) => {
    const { latest_charge } = requireObject(state.intents, intent, { kind: 'payment_intent' });
    return openDispute(state, requireObject(state.charges, String(latest_charge), { kind: 'charge' }), facts)
      .id;
  },
  closeDispute: (id: string, outcome: 'won' | 'lost') => void closeDispute(state, id, outcome),
  failRefund: (id: string) => void failRefund(state, id),
  failDoomedRefunds: () => failDoomedRefunds(state),
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

export const startStripeDouble = async (options: StripeDoubleOptions = {}): Promise<StripeDouble> => {
  const { now = () => new Date(), secretKey = 'sk_test_double', webhookSecret = 'whsec_double' } = options;
  let faultOf: FaultRule = () => undefined;
  let url = '';
  const requests: string[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);
  const state = createState({ now: seconds, livemode: secretKey.includes('_live_'), origin: () => url });
  const handle = createHandler({ state, secretKey, faultOf: (request) => faultOf(request) });
  const server = createServer((request, response) => void respond(handle, request, response, requests));
  url = await listen(server);
  return {
    url,
    secretKey,
    webhookSecret,
    state,
    requests,
    setFaults: (rule) => {
      faultOf = rule;
    },
    ...actionsOf(state),
    webhooks: (plan = {}) =>
      planned(state.events, plan).map(({ body }) => signed(state, body, webhookSecret)),
    sign: (body, secret = webhookSecret) => signed(state, body, secret),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
