import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { resourceMissing } from './double-error.ts';
import type { TestCard } from './test-cards.ts';

/** A payment method with its behaviour. */
export interface StoredMethod {
  readonly object: Stripe.PaymentMethod;
  readonly card: TestCard;
  /** It has paid or was detached without a customer: Stripe accepts it no more. */
  isUsedUp: boolean;
  /** The bank has agreed to later payments without the customer. */
  isSetUp: boolean;
}
/** A confirmation token with the id of the payment method that it transports. */
export interface StoredConfirmation {
  readonly object: Stripe.ConfirmationToken;
  readonly methodId: string;
}
export interface DoubleEvent {
  readonly event: Stripe.EventBase;
  readonly body: string;
}

/** Everything that the double has stored, in memory. */
export interface DoubleState {
  /** Seconds. */
  readonly now: () => number;
  readonly livemode: boolean;
  readonly origin: () => string;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly setups: Map<string, Stripe.SetupIntent>;
  readonly setupAttempts: Map<string, Stripe.SetupAttempt>;
  readonly methods: Map<string, StoredMethod>;
  readonly confirmations: Map<string, StoredConfirmation>;
  readonly customers: Map<string, Stripe.Customer>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly movements: Map<string, Stripe.BalanceTransaction>;
  readonly events: DoubleEvent[];
}

export const createState = (facts: Pick<DoubleState, 'now' | 'livemode' | 'origin'>): DoubleState => ({
  ...facts,
  intents: new Map(),
  setups: new Map(),
  setupAttempts: new Map(),
  methods: new Map(),
  confirmations: new Map(),
  customers: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  movements: new Map(),
  events: [],
});

const idLength = 12;
export const newId = (prefix: string): string => `${prefix}_${randomBytes(idLength).toString('hex')}`;
export const newSecret = (id: string): string => `${id}_secret_${randomBytes(idLength).toString('hex')}`;

/** The stored object of the id. Throws Stripe's resource_missing. */
export const requireObject = <Value>(
  objects: ReadonlyMap<string, Value>,
  id: string,
  { kind, param = 'id' }: { readonly kind: string; readonly param?: string },
): Value => {
  const found = objects.get(id);
  if (found === undefined) throw resourceMissing(kind, id, param);
  return found;
};

/** Stores an event about the object as it is now. */
export const emit = (state: DoubleState, type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void => {
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: state.now(),
    data: { object },
    livemode: state.livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.events.push({ event, body: JSON.stringify(event, undefined, 2) });
};
