import {
  filledText,
  flag,
  integer,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
  text,
  type Guard,
  type Guarded,
} from './guards.ts';

interface EventDeclaration<T = unknown> {
  /** Grows with every change of the payload; a changed meaning is a new event. */
  readonly version: number;
  /** The only package that may emit it. */
  readonly owner: string;
  /** Retained facts are replayed to a late subscriber: they carry state. */
  readonly retained: boolean;
  /** Retained facts about a person end with the session (D-14). */
  readonly personal: boolean;
  readonly payload: Guard<T>;
}

const declare = <T>(
  owner: string,
  payload: Guard<T>,
  rest: { retained: boolean; personal?: boolean; version?: number },
) =>
  ({
    owner,
    payload,
    retained: rest.retained,
    personal: rest.personal ?? false,
    version: rest.version ?? 1,
  }) satisfies EventDeclaration<T>;

/**
 * Every fact that remotes tell one another: past tense, ids and plain values only (PLT-004). A remote that
 * is not the owner cannot emit; a payload that does not fit is refused at the boundary.
 */
export const domainEvents = {
  /** The order store was chosen or cleared (storeNumber null), LOC-043. */
  'store-selected': declare(
    'mfe-locator',
    shape({
      storeNumber: nullable(filledText),
      name: text,
      countryCode: oneOf('US', 'CA'),
      timeZoneId: text,
      ownershipTypeCode: text,
      guestOrdering: flag,
    }),
    { retained: true },
  ),
  /** The cart's contents changed; count is in units. */
  'cart-changed': declare('mfe-ordering', shape({ count: integer, storeNumber: nullable(text) }), {
    retained: true,
  }),
  /** An order is stored and paid, ORD-102. */
  'order-placed': declare(
    'mfe-ordering',
    shape({
      orderId: filledText,
      orderNumber: filledText,
      storeNumber: filledText,
      totalMinor: integer,
      currency: oneOf('USD', 'CAD'),
      paidWithCardId: optional(text),
      guest: flag,
    }),
    { retained: false, personal: true },
  ),
  /** How many orders of the visitor are not picked up yet; the slot `open-orders` shows them (ORD-067). */
  'open-orders-changed': declare('mfe-ordering', shape({ count: integer }), { retained: true }),
  /** A stored-value card was added, changed, or its balance moved (CRD-011). */
  'card-updated': declare(
    'mfe-cards',
    shape({
      cardId: filledText,
      reason: oneOf(
        'added',
        'renamed',
        'made-primary',
        'reloaded',
        'transferred',
        'removed',
        'auto-reload-changed',
        'refreshed',
      ),
    }),
    { retained: false, personal: true },
  ),
  /** Someone signed in, out, or a guest session began or ended. */
  'session-changed': declare(
    'host',
    shape({
      kind: oneOf('anonymous', 'guest', 'member'),
      reason: oneOf('started', 'signed-in', 'signed-out', 'expired'),
    }),
    { retained: true },
  ),
  'locale-changed': declare('host', shape({ locale: oneOf('en-US', 'en-CA', 'fr-CA') }), { retained: true }),
  /** Stars moved: the rewards pages read their balance again (RWD-032). */
  'stars-changed': declare('mfe-rewards', shape({ reason: oneOf('earned', 'redeemed', 'expired') }), {
    retained: false,
    personal: true,
  }),
  /** A gift was bought (GFT-042). */
  'gift-purchased': declare('mfe-gift', shape({ requestId: filledText, recipients: integer }), {
    retained: false,
    personal: true,
  }),
  /** A payment instrument was added or removed (CRD-032). */
  'payment-instrument-changed': declare(
    'mfe-cards',
    shape({ paymentInstrumentId: filledText, reason: oneOf('added', 'removed', 'default-changed') }),
    { retained: false, personal: true },
  ),
  /** The customer said they arrived (ENG-031). */
  'customer-arrived': declare(
    'mfe-engagement',
    shape({ storeNumber: filledText, pickUpOption: oneOf('16', 'DT', 'CX') }),
    { retained: false, personal: true },
  ),
  /** The profile or preferences changed. */
  'account-changed': declare('mfe-account', shape({ fields: listOf(text) }), {
    retained: false,
    personal: true,
  }),
} as const satisfies Record<string, EventDeclaration>;

export type DomainEventName = keyof typeof domainEvents;
export type DomainEvents = { [N in DomainEventName]: Guarded<(typeof domainEvents)[N]['payload']> };
export type EventsOwnedBy<Owner extends string> = {
  [N in DomainEventName]: (typeof domainEvents)[N]['owner'] extends Owner ? N : never;
}[DomainEventName];

export const domainEventNames = Object.keys(domainEvents) as readonly DomainEventName[];

/** The reason why this payload cannot be sent as this event, or undefined. */
export const findEventFault = (name: string, payload: unknown, emitter?: string): string | undefined => {
  const declaration = Object.hasOwn(domainEvents, name) ? domainEvents[name as DomainEventName] : undefined;
  if (!declaration) return `${name}: not a declared event`;
  if (emitter !== undefined && declaration.owner !== emitter)
    return `${name}: owned by ${declaration.owner}, not by ${emitter}`;
  const broken = (declaration.payload as Guard<unknown>)(payload);
  return broken && `${name}: ${broken}`;
};
