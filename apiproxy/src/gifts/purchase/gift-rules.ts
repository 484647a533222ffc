import {
  deliveryTimes,
  giftDeliveryMethods,
  giftLimits,
  longestText,
  type Configuration,
  type GiftDeliveryMethod,
  type ServerErrorCode,
  type TypedTexts,
} from '@crema/shared-contracts';
import { giftRecipient } from '@crema/shared-contracts/wire/gift-purchase';
import { textsOf } from '@crema/shared-contracts/wire/typed-text';
import { createAppError, type AppErrorParams } from '../../http/errors/app-error.ts';
import { isDeliveryDay, type DeliveryMoment } from '../delivery/delivery-day.ts';
import type { Recipient } from './read-purchase.ts';

const minorPerUnit = 100;

/** The result of a violated rule: the code, the path of the field in the request, the reason. */
export interface Violation {
  readonly code: ServerErrorCode;
  readonly field?: string;
  readonly params?: AppErrorParams;
}
export const invalid = (field: string, reason: string): Violation => ({
  code: 'VALIDATION',
  field,
  params: { [field.split('.').at(-1) ?? field]: reason },
});
export const throwViolation = ({ code, params, field }: Violation): never => {
  throw createAppError(code, params, field === undefined ? undefined : { field });
};

/** RFC 2606: no mail can be delivered to a domain that ends with it. */
const undeliverable = '.invalid';

/** The first typed text that its kind refuses, in the order of the schema. A text that was not sent is not judged. */
export const findTextViolation = (texts: TypedTexts, values: object, path: string): Violation | undefined => {
  for (const [field, { kind, max }] of Object.entries(texts)) {
    const text = (values as Readonly<Record<string, string | undefined>>)[field];
    const reason = text === undefined ? undefined : kind.validate(text, max);
    if (reason) return invalid(`${path}${field}`, reason);
  }
  return undefined;
};

const recipientTexts = textsOf(giftRecipient);
/** A recipient's name and address (GFT-024, D-171); the address must be able to receive mail (GFT-061). */
export const findRecipientViolation = (recipient: Recipient, path: string): Violation | undefined => {
  const found = findTextViolation(recipientTexts, recipient, path);
  if (found) return found;
  return recipient.email.toLowerCase().endsWith(undeliverable)
    ? { code: 'GIFT_RECIPIENT_INVALID', field: `${path}email` }
    : undefined;
};

/** A message of the allowed length may consist of emoji of several parts (GFT-021, D-70). */
export const messageTextLimits = { fields: { message: longestText(giftLimits.message) } } as const;

/** GFT-021, D-70: a message where the shop requires one; then the typed texts of the gift. */
export const findWordsViolation = (
  texts: TypedTexts,
  gift: { readonly message: string },
  path: string,
  { giftMessageRequired }: Pick<Configuration, 'giftMessageRequired'>,
): Violation | undefined =>
  giftMessageRequired && gift.message === ''
    ? invalid(`${path}message`, 'required')
    : findTextViolation(texts, gift, path);

/** GFT-027, D-72: the method of delivery; undefined for one that is not offered. */
export const readDeliveryMethod = (
  method: string,
  { giftSocialDelivery }: Pick<Configuration, 'giftSocialDelivery'>,
): GiftDeliveryMethod | undefined => {
  const known = giftDeliveryMethods.find((one) => one === method);
  return known === 'facebook' && !giftSocialDelivery ? undefined : known;
};

type AmountConfiguration = Pick<Configuration, 'giftAmountOptions' | 'customAmountMin' | 'customAmountMax'>;
/** GFT-023, D-71: an offered amount, or whole units within the bounds. */
export const isGiftAmount = (
  amountMinor: number,
  { giftAmountOptions, customAmountMin, customAmountMax }: AmountConfiguration,
): boolean => {
  const units = amountMinor / minorPerUnit;
  return (
    Number.isInteger(units) &&
    (giftAmountOptions.includes(units) || (units >= customAmountMin && units <= customAmountMax))
  );
};

/** D-73: a day that is past, or more than a year ahead, in the sender's zone, and an hour that is not one of deliveryTimes. */
export const findMomentViolation = (
  { date, time, timeZone }: DeliveryMoment,
  path: string,
  now: Date,
): Violation | undefined => {
  if (date !== undefined && !isDeliveryDay(date, timeZone, now))
    return { code: 'GIFT_DELIVERY_DATE', field: `${path}deliveryDate` };
  return time === undefined || deliveryTimes.includes(time)
    ? undefined
    : invalid(`${path}deliveryTime`, 'invalid');
};
