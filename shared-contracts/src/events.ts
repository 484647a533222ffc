import {
  validateCardUpdated,
  validateCartChanged,
  validateGiftClaimed,
  validateGiftPurchased,
  validateOpenOrdersChanged,
  validateOrderPickedUp,
  validateOrderPlaced,
  validatePaymentChosen,
  validatePaymentMethodsUpdated,
  validateSessionChanged,
  validateStarsChanged,
  validateStoreSelected,
} from './generated/events.ts';
import type { Validated, Validator } from './validation/value-validators.ts';

interface EventDeclaration<T = unknown> {
  /** The number grows with every change of the payload; a changed meaning requires a new event. */
  readonly version: number;
  /** The only package that may emit it. */
  readonly owner: string;
  /** The bus replays the last retained event to a late subscriber: a retained event carries state. */
  readonly retained: boolean;
  /**
   * The host stores the last payload of this retained event on the device: a page shows the state without the
   * owner's code, after a reload and in other tabs too.
   */
  readonly stored: boolean;
  /** The bus deletes retained events about a person when the session ends (D-14). */
  readonly personal: boolean;
  /** The event is also delivered in the browser's other tabs, whose pages show the same account. */
  readonly everyTab: boolean;
  readonly payload: Validator<T>;
}

const declare = <T>(
  owner: string,
  payload: Validator<T>,
  rest: Partial<Omit<EventDeclaration, 'owner' | 'payload'>>,
) =>
  ({
    owner,
    payload,
    retained: false,
    stored: false,
    personal: false,
    everyTab: false,
    version: 1,
    ...rest,
  }) satisfies EventDeclaration<T>;

/**
 * Every event that remotes send to one another: past tense, ids and plain values only (PLT-004). The bus
 * refuses an emitter that is not the owner and a payload that does not fit its schema (wire/events.ts).
 */
export const domainEvents = {
  /**
   * The order store was chosen or cleared (storeNumber null). `host.orderStore` has the current one.
   * Not used yet: mfe-locator, LOC-043.
   */
  'store-selected': declare('host', validateStoreSelected, {
    version: 2,
  }),
  /** The cart's contents changed; count is in units. */
  'cart-changed': declare('mfe-ordering', validateCartChanged, {
    retained: true,
    stored: true,
  }),
  /** An order is stored and paid, ORD-102. */
  'order-placed': declare('mfe-ordering', validateOrderPlaced, { personal: true }),
  /**
   * The number of the visitor's orders that are not picked up yet; the slot `open-orders` shows them
   * (ORD-067).
   */
  'open-orders-changed': declare('mfe-ordering', validateOpenOrdersChanged, {
    retained: true,
    stored: true,
  }),
  /**
   * An order of this device was picked up: its Stars are booked now (ORD-067, RWD-032). Sent once, by the tab that saw the order open
   * and reads within two hours that it is over.
   */
  'order-picked-up': declare('mfe-ordering', validateOrderPickedUp, { personal: true }),
  /** A stored-value card was added, changed, or its balance moved, in this tab or in another one (CRD-011). */
  'card-updated': declare('mfe-cards', validateCardUpdated, {
    personal: true,
    everyTab: true,
  }),
  /**
   * A payment method or a billing address was added, changed, removed, or became the default one, in this tab or in another one
   * (CRD-050, CRD-060).
   */
  'payment-methods-updated': declare('mfe-cards', validatePaymentMethodsUpdated, {
    personal: true,
    everyTab: true,
  }),
  /**
   * The customer picked a payment in #payment-summary (order) or #payment (gift), which pages without the chooser can open
   * too (CRD-004). `id` is the card or the payment method; a new card has none.
   */
  'payment-chosen': declare('mfe-cards', validatePaymentChosen, { retained: true, personal: true }),
  /** Gifts were bought and paid (GFT-042). */
  'gift-purchased': declare('mfe-gift', validateGiftPurchased, { personal: true }),
  /** The member added the card of a mailed gift; mfe-cards announces it as card-updated. */
  'gift-claimed': declare('mfe-gift', validateGiftClaimed, {
    personal: true,
  }),
  /** A visitor signed in or out, or a guest session began or ended. */
  'session-changed': declare('host', validateSessionChanged, { retained: true }),
  /**
   * The member's balance of Stars, read from the server at the start, after an order was placed or picked up, after a change of a card,
   * or on return to the page (D-151); again while Stars wait to be booked.
   */
  'stars-changed': declare('mfe-rewards', validateStarsChanged, {
    retained: true,
    personal: true,
    everyTab: true,
    version: 3,
  }),
} as const satisfies Record<string, EventDeclaration>;

export type DomainEventName = keyof typeof domainEvents;
export type DomainEvents = { [N in DomainEventName]: Validated<(typeof domainEvents)[N]['payload']> };
export type EventsOwnedBy<Owner extends string> = {
  [N in DomainEventName]: (typeof domainEvents)[N]['owner'] extends Owner ? N : never;
}[DomainEventName];

export const domainEventNames = Object.keys(domainEvents) as readonly DomainEventName[];

/** The events whose last payload the host stores on the device. */
export const storedEventNames = domainEventNames.filter((name) => domainEvents[name].stored);

/** Returns the reason why this payload cannot be sent as this event, or undefined. */
export const validateEvent = (name: string, payload: unknown, emitter?: string): string | undefined => {
  const declaration = Object.hasOwn(domainEvents, name) ? domainEvents[name as DomainEventName] : undefined;
  if (!declaration) return `${name}: not a declared event`;
  if (emitter !== undefined && declaration.owner !== emitter)
    return `${name}: owned by ${declaration.owner}, not by ${emitter}`;
  const error = (declaration.payload as Validator<unknown>)(payload);
  return error && `${name}: ${error}`;
};
