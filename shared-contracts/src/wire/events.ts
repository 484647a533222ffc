import { Type } from 'typebox';
import { currency, filledText, nullable, picklist, text } from './shapes.ts';

/** The payload of each event of domainEvents (events.ts): ids and plain values only (PLT-004). */
export const eventPayloads = {
  'store-selected': Type.Object({ storeNumber: nullable(filledText) }),
  'cart-changed': Type.Object({
    /** In units. */
    count: Type.Integer(),
    storeNumber: nullable(text),
  }),
  'order-placed': Type.Object({
    orderId: filledText,
    orderNumber: filledText,
    storeNumber: filledText,
    totalMinor: Type.Integer(),
    currency,
    paidWithCardId: Type.Optional(text),
    guest: Type.Boolean(),
  }),
  'order-picked-up': Type.Object({
    orderId: filledText,
    guest: Type.Boolean(),
  }),
  'open-orders-changed': Type.Object({ count: Type.Integer() }),
  'card-updated': Type.Object({
    cardId: filledText,
    reason: picklist(
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
  'payment-methods-updated': Type.Object({
    subject: picklist('payment-method', 'billing-address'),
    /** The id of the payment method or of the address. */
    id: filledText,
    reason: picklist('added', 'changed', 'made-default', 'removed'),
  }),
  'payment-chosen': Type.Object({
    purpose: picklist('order', 'gift'),
    kind: picklist('stored-value', 'instrument', 'new-card'),
    /** The card or the payment method; a new card has none. */
    id: Type.Optional(filledText),
  }),
  'gift-purchased': Type.Object({
    requestId: filledText,
    orderNumber: filledText,
    totalMinor: Type.Integer(),
    currency,
    gifts: Type.Integer(),
    guest: Type.Boolean(),
  }),
  'gift-claimed': Type.Object({ cardId: filledText }),
  'session-changed': Type.Object({
    kind: picklist('anonymous', 'guest', 'member'),
    reason: picklist('started', 'signed-in', 'signed-out', 'expired'),
  }),
  'stars-changed': Type.Object({
    reason: picklist('read', 'order-placed', 'order-picked-up', 'card-updated', 'returned'),
    /** Tenths of a Star (D-130). */
    balanceTenths: Type.Integer(),
  }),
};
