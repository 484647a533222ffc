import {
  deliveryTimes,
  giftDeliveryMethods,
  giftLimits,
  hasLink,
  isLongerThan,
  longestText,
  textLimits,
  validateEmail,
  validateName,
  type Configuration,
  type GiftDeliveryMethod,
  type ServerErrorCode,
} from '@crema/shared-contracts';
import { createAppError, type AppErrorParams } from '../../http/errors/app-error.ts';
import { isDeliveryDay, type DeliveryMoment } from '../delivery/delivery-day.ts';
import type { Recipient } from './read-purchase.ts';

/** GFT-024: a store writes the name on a cup as well. */
export const recipientNameLength = textLimits.cupName;
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

/** A recipient's name and address (GFT-024, D-171); the address must be able to receive mail (GFT-061). */
export const findRecipientViolation = ({ name, email }: Recipient, path: string): Violation | undefined => {
  const nameError = validateName(name, recipientNameLength);
  if (nameError) return invalid(`${path}name`, nameError);
  const emailError = validateEmail(email);
  if (emailError) return invalid(`${path}email`, emailError);
  return email.toLowerCase().endsWith(undeliverable)
    ? { code: 'GIFT_RECIPIENT_INVALID', field: `${path}email` }
    : undefined;
};

/** A message of the allowed length may consist of emoji of several parts (GFT-021, D-70). */
export const messageTextLimits = { fields: { message: longestText(giftLimits.message) } } as const;

/** GFT-021, D-70. */
export const findMessageViolation = (
  message: string,
  field: string,
  { giftMessageRequired }: Pick<Configuration, 'giftMessageRequired'>,
): Violation | undefined => {
  if (giftMessageRequired && message === '') return invalid(field, 'required');
  if (isLongerThan(message, giftLimits.message)) return invalid(field, 'too-long');
  return hasLink(message) ? invalid(field, 'link') : undefined;
};

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
