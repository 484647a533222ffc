// Written by `npm run codegen` from ../wire/checked-by-pages.ts.
import { emailText, nameText } from '../input/typed-text.ts';
import { deliveryTimes, giftMessageText } from '../rest/gift-limits.ts';
import { giftDeliveryMethods } from '../rest/gifts.ts';
import { array, boolean, integer, nonEmptyString, nullable, object, optional, picklist, string } from '../validation/value-validators.ts';
import type { TypedTexts } from '../input/typed-text.ts';
import type { Validator } from '../validation/value-validators.ts';
import type { checkedByPages } from '../wire/checked-by-pages.ts';
import type { Wire } from '../wire/shapes.ts';

type Shape<Name extends keyof typeof checkedByPages> = Wire<(typeof checkedByPages)[Name]>;

export const validateMoney: Validator<Shape<'money'>> = /* @__PURE__ */ object({ amountMinor: integer, currency: picklist('USD', 'CAD') });
export const validateGiftRecipient: Validator<Shape<'giftRecipient'>> = /* @__PURE__ */ object({ name: string, email: string });
export const giftRecipientTexts = { name: { kind: nameText, max: 25 }, email: { kind: emailText } } as const satisfies TypedTexts;
export const validateGiftSender: Validator<Shape<'giftSender'>> = /* @__PURE__ */ object({ senderName: string, senderEmail: string });
export const giftSenderTexts = { senderName: { kind: nameText, max: 50 }, senderEmail: { kind: emailText } } as const satisfies TypedTexts;
export const validateGiftValues: Validator<Shape<'giftValues'>> = /* @__PURE__ */ object({ amount: nonEmptyString, customAmount: string, message: string, senderName: string, senderEmail: string, recipients: array(object({ name: string, email: string, message: optional(string) })), deliveryMethod: picklist(...giftDeliveryMethods), delivery: picklist('now', 'date'), deliveryDate: string, deliveryTime: picklist(...deliveryTimes) });
export const giftValuesTexts = { message: { kind: giftMessageText, max: 160 }, senderName: { kind: nameText, max: 50 }, senderEmail: { kind: emailText } } as const satisfies TypedTexts;
export const validateBoughtGift: Validator<Shape<'boughtGift'>> = /* @__PURE__ */ object({ recipientName: string, recipientEmail: string, amount: validateMoney, art: string, name: string, deliveryMethod: picklist(...giftDeliveryMethods), deliverAt: nullable(string), link: optional(string) });
export const validateStoreSelected: Validator<Shape<'store-selected'>> = /* @__PURE__ */ object({ storeNumber: nullable(nonEmptyString) });
export const validateCartChanged: Validator<Shape<'cart-changed'>> = /* @__PURE__ */ object({ count: integer, storeNumber: nullable(string) });
export const validateOrderPlaced: Validator<Shape<'order-placed'>> = /* @__PURE__ */ object({ orderId: nonEmptyString, orderNumber: nonEmptyString, storeNumber: nonEmptyString, totalMinor: integer, currency: picklist('USD', 'CAD'), paidWithCardId: optional(string), guest: boolean });
export const validateOpenOrdersChanged: Validator<Shape<'open-orders-changed'>> = /* @__PURE__ */ object({ count: integer });
export const validateCardUpdated: Validator<Shape<'card-updated'>> = /* @__PURE__ */ object({ cardId: nonEmptyString, reason: picklist('added', 'renamed', 'made-primary', 'reloaded', 'transferred', 'removed', 'auto-reload-changed', 'refreshed') });
export const validatePaymentMethodsUpdated: Validator<Shape<'payment-methods-updated'>> = /* @__PURE__ */ object({ subject: picklist('payment-method', 'billing-address'), id: nonEmptyString, reason: picklist('added', 'changed', 'made-default', 'removed') });
export const validatePaymentChosen: Validator<Shape<'payment-chosen'>> = /* @__PURE__ */ object({ purpose: picklist('order', 'gift'), kind: picklist('stored-value', 'instrument', 'new-card'), id: optional(nonEmptyString) });
export const validateGiftPurchased: Validator<Shape<'gift-purchased'>> = /* @__PURE__ */ object({ requestId: nonEmptyString, orderNumber: nonEmptyString, totalMinor: integer, currency: picklist('USD', 'CAD'), gifts: integer, guest: boolean });
export const validateGiftClaimed: Validator<Shape<'gift-claimed'>> = /* @__PURE__ */ object({ cardId: nonEmptyString });
export const validateSessionChanged: Validator<Shape<'session-changed'>> = /* @__PURE__ */ object({ kind: picklist('anonymous', 'guest', 'member'), reason: picklist('started', 'signed-in', 'signed-out', 'expired') });
export const validateStarsChanged: Validator<Shape<'stars-changed'>> = /* @__PURE__ */ object({ reason: picklist('read', 'order-placed', 'card-updated', 'returned'), balanceTenths: integer });
