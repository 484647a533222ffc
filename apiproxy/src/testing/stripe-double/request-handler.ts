import { setTimeout } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { chargeRoutes } from './charges.ts';
import { confirmationTokenRoutes } from './confirmation-tokens.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { DoubleError, invalidRequest } from './double-error.ts';
import { requireObject, type DoubleState } from './double-state.ts';
import { listOfObjects, listParams } from './lists.ts';
import { assertKnown, listOf } from './form.ts';
import type { FaultRule } from './faults.ts';
import { createIdempotencyKeys, type IdempotencyKeys, type Reply } from './idempotency.ts';
import { expireHolds } from './intent-steps.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { refundRoutes } from './refunds.ts';
import type { Route } from './route.ts';
import { setupIntentRoutes } from './setup-intents.ts';

const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: [...listParams, 'type'],
    run: ({ state, form }) => {
      const events = new Map(state.events.map(({ event }) => [event.id, event]));
      return listOfObjects(events, form, { url: '/v1/events', by: ['type'] });
    },
  },
];
const routes: readonly Route[] = [
  ...chargeRoutes,
  ...confirmationTokenRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
];

export interface DoubleRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  /** The version of the API; the account's own one without. */
  readonly version: string | undefined;
}
/** Undefined: the connection ends without a reply. */
export type Handler = (request: DoubleRequest) => Promise<Reply | undefined>;
interface HandlerFacts {
  readonly state: DoubleState;
  readonly secretKey: string;
  readonly faultOf: FaultRule;
}

const findRoute = ({ method, path }: DoubleRequest) => {
  for (const route of routes) {
    const id = new RegExp(`^${route.path.replace(':id', '([\\w]+)')}$`).exec(path);
    if (id && route.method === method) return { route, id: id[1] ?? '' };
  }
  throw new DoubleError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

const findObject = (state: DoubleState, id: string): object | undefined =>
  state.methods.get(id)?.object ??
  state.charges.get(id) ??
  state.customers.get(id) ??
  state.refunds.get(id) ??
  state.disputes.get(id);

const expandField = (state: DoubleState, object: object, name: string): object => {
  const known: Readonly<Record<string, unknown>> = { ...object };
  if (!Object.hasOwn(known, name))
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  const id = known[name];
  if (typeof id !== 'string') return object;
  return { ...known, [name]: requireObject(new Map([[id, findObject(state, id)]]), id, { kind: name }) };
};

/** The objects that `expand` names, instead of their ids; `data.` names those of each object of a list. */
const expanded = (state: DoubleState, object: object, names: readonly string[]): object =>
  names.reduce((whole, name) => {
    if (!name.startsWith('data.')) return expandField(state, whole, name);
    const data = 'data' in whole && Array.isArray(whole.data) ? whole.data : [];
    return { ...whole, data: data.map((item) => expandField(state, item, name.slice('data.'.length))) };
  }, object);

const toReply = ({ status, body }: DoubleError): Reply => ({ status, body: { error: body } });
const serverError: Reply = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
};
const rateLimited: Reply = {
  status: 429,
  body: {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
  },
  headers: { 'retry-after': '1', 'stripe-should-retry': 'false' },
};

const run = ({ state }: HandlerFacts, request: DoubleRequest): Reply => {
  const { route, id } = findRoute(request);
  expireHolds(state);
  try {
    const object = route.run({ state, form: request.form, id });
    return { status: 200, body: structuredClone(expanded(state, object, listOf(request.form, 'expand'))) };
  } catch (cause) {
    if (cause instanceof DoubleError) return structuredClone(toReply(cause));
    throw cause;
  }
};

/** Answers a request as the fault says. A reply is stored under the key as soon as the request has run. */
const answer = async (facts: HandlerFacts, keys: IdempotencyKeys, request: DoubleRequest) => {
  const fault = facts.faultOf(`${request.method} ${request.path}`);
  if (fault?.kind === 'unreachable') return undefined;
  if (fault?.kind === 'rate-limit') return rateLimited;
  const { key } = request;
  const earlier =
    key === undefined ? undefined : keys.begin(key, `${request.method} ${request.path} ${request.form}`);
  if (earlier) return fault?.kind === 'lost' ? undefined : earlier;
  if (fault?.kind === 'slow') await setTimeout(fault.delayMs ?? 0);
  const done = fault?.kind === 'error' ? serverError : run(facts, request);
  const reply = fault?.kind === 'error-after' ? serverError : done;
  if (key !== undefined) keys.finish(key, reply);
  return fault?.kind === 'lost' ? undefined : reply;
};

export const createHandler = (facts: HandlerFacts): Handler => {
  const keys = createIdempotencyKeys(facts.state.now);
  return async (request) => {
    try {
      if (request.authorization !== `Bearer ${facts.secretKey}`)
        throw new DoubleError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
      if (request.version !== undefined && request.version !== Stripe.API_VERSION)
        throw invalidRequest(`The double has no version ${request.version} of the API.`);
      const { route } = findRoute(request);
      assertKnown(request.form, route.params);
      return await answer(facts, keys, {
        ...request,
        key: request.method === 'POST' ? request.key : undefined,
      });
    } catch (cause) {
      if (cause instanceof DoubleError) return toReply(cause);
      throw cause;
    }
  };
};
