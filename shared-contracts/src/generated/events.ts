// Written by `npm run codegen` from ../wire/checked-by-pages.ts.
import { boolean, integer, nonEmptyString, nullable, object, optional, picklist, string } from '../validation/value-validators.ts';
import type { Validator } from '../validation/value-validators.ts';
import type { checkedByPages } from '../wire/checked-by-pages.ts';
import type { Wire } from '../wire/shapes.ts';

type Shapes = (typeof checkedByPages)['events'];
type Shape<Name extends keyof Shapes> = Wire<Shapes[Name]>;

export const validateStoreSelected: Validator<Shape<'store-selected'>> = /* @__PURE__ */ object({ storeNumber: /* @__PURE__ */ nullable(nonEmptyString) });
export const validateCartChanged: Validator<Shape<'cart-changed'>> = /* @__PURE__ */ object({ count: integer, storeNumber: /* @__PURE__ */ nullable(string) });
export const validateOrderPlaced: Validator<Shape<'order-placed'>> = /* @__PURE__ */ object({ orderId: nonEmptyString, orderNumber: nonEmptyString, storeNumber: nonEmptyString, totalMinor: integer, currency: /* @__PURE__ */ picklist('USD', 'CAD'), paidWithCardId: /* @__PURE__ */ optional(string), guest: boolean });
export const validateOrderPickedUp: Validator<Shape<'order-picked-up'>> = /* @__PURE__ */ object({ orderId: nonEmptyString, guest: boolean });
export const validateOpenOrdersChanged: Validator<Shape<'open-orders-changed'>> = /* @__PURE__ */ object({ count: integer });
export const validateCardUpdated: Validator<Shape<'card-updated'>> = /* @__PURE__ */ object({ cardId: nonEmptyString, reason: /* @__PURE__ */ picklist('added', 'renamed', 'made-primary', 'reloaded', 'transferred', 'removed', 'auto-reload-changed', 'refreshed') });
export const validatePaymentMethodsUpdated: Validator<Shape<'payment-methods-updated'>> = /* @__PURE__ */ object({ subject: /* @__PURE__ */ picklist('payment-method', 'billing-address'), id: nonEmptyString, reason: /* @__PURE__ */ picklist('added', 'changed', 'made-default', 'removed') });
export const validatePaymentChosen: Validator<Shape<'payment-chosen'>> = /* @__PURE__ */ object({ purpose: /* @__PURE__ */ picklist('order', 'gift'), kind: /* @__PURE__ */ picklist('stored-value', 'instrument', 'new-card'), id: /* @__PURE__ */ optional(nonEmptyString) });
export const validateGiftPurchased: Validator<Shape<'gift-purchased'>> = /* @__PURE__ */ object({ requestId: nonEmptyString, orderNumber: nonEmptyString, totalMinor: integer, currency: /* @__PURE__ */ picklist('USD', 'CAD'), gifts: integer, guest: boolean });
export const validateGiftClaimed: Validator<Shape<'gift-claimed'>> = /* @__PURE__ */ object({ cardId: nonEmptyString });
export const validateSessionChanged: Validator<Shape<'session-changed'>> = /* @__PURE__ */ object({ kind: /* @__PURE__ */ picklist('anonymous', 'guest', 'member'), reason: /* @__PURE__ */ picklist('started', 'signed-in', 'signed-out', 'expired') });
export const validateStarsChanged: Validator<Shape<'stars-changed'>> = /* @__PURE__ */ object({ reason: /* @__PURE__ */ picklist('read', 'order-placed', 'order-picked-up', 'card-updated', 'returned'), balanceTenths: integer });
