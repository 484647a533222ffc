// Written by `npm run codegen` from ../wire/checked-by-pages.ts.
import { emailText, nameText } from '../input/typed-text.ts';
import { deliveryTimes, giftMessageText } from '../rest/gift-limits.ts';
import { giftDeliveryMethods } from '../rest/gifts.ts';
import { array, integer, nonEmptyString, nullable, object, optional, picklist, string } from '../validation/value-validators.ts';
import type { TypedTexts } from '../input/typed-text.ts';
import type { Validator } from '../validation/value-validators.ts';
import type { checkedByPages } from '../wire/checked-by-pages.ts';
import type { Wire } from '../wire/shapes.ts';

type Shapes = (typeof checkedByPages)['gifts'];
type Shape<Name extends keyof Shapes> = Wire<Shapes[Name]>;

export const validateMoney: Validator<Shape<'money'>> = /* @__PURE__ */ object({ amountMinor: integer, currency: /* @__PURE__ */ picklist('USD', 'CAD') });
export const validateGiftRecipient: Validator<Shape<'giftRecipient'>> = /* @__PURE__ */ object({ name: string, email: string });
export const giftRecipientTexts = { name: { kind: nameText, max: 25 }, email: { kind: emailText } } as const satisfies TypedTexts;
export const validateGiftSender: Validator<Shape<'giftSender'>> = /* @__PURE__ */ object({ senderName: string, senderEmail: string });
export const giftSenderTexts = { senderName: { kind: nameText, max: 50 }, senderEmail: { kind: emailText } } as const satisfies TypedTexts;
export const validateGiftValues: Validator<Shape<'giftValues'>> = /* @__PURE__ */ object({ amount: nonEmptyString, customAmount: string, message: string, senderName: string, senderEmail: string, recipients: /* @__PURE__ */ array(/* @__PURE__ */ object({ name: string, email: string, message: /* @__PURE__ */ optional(string) })), deliveryMethod: /* @__PURE__ */ picklist(...giftDeliveryMethods), delivery: /* @__PURE__ */ picklist('now', 'date'), deliveryDate: string, deliveryTime: /* @__PURE__ */ picklist(...deliveryTimes) });
export const giftValuesTexts = { message: { kind: giftMessageText, max: 160 }, senderName: { kind: nameText, max: 50 }, senderEmail: { kind: emailText } } as const satisfies TypedTexts;
export const validateBoughtGift: Validator<Shape<'boughtGift'>> = /* @__PURE__ */ object({ recipientName: string, recipientEmail: string, amount: validateMoney, art: string, name: string, deliveryMethod: /* @__PURE__ */ picklist(...giftDeliveryMethods), deliverAt: /* @__PURE__ */ nullable(string), link: /* @__PURE__ */ optional(string) });
