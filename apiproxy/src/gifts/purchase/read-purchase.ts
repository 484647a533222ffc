import {
  giftLimits,
  longestText,
  readDigits,
  readEmail,
  readGiftMessage,
  readPlain,
  readText,
  type Currency,
  type Locale,
  type Market,
} from '@crema/shared-contracts';
import { readZone } from '../delivery/delivery-day.ts';
import type { PurchaseBody } from './purchase.schema.ts';

export interface Recipient {
  readonly name: string;
  readonly email: string;
}
/** The recipients of one design, amount and message. */
export interface GiftGroup {
  readonly productNumber: string;
  readonly amountMinor: number;
  readonly message: string;
  readonly deliveryMethod: string;
  readonly deliveryDate: string | undefined;
  readonly deliveryTime: string | undefined;
  readonly recipients: readonly Recipient[];
}
/** A purchase as it is judged and compared: every text is read (PLT-020), missing texts are absent. */
export interface Purchase {
  readonly requestId: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly paymentType: string;
  readonly paymentInstrumentId: string | undefined;
  readonly paymentInstrumentToken: string | undefined;
  readonly addressToken: string | undefined;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly timeZone: string;
  readonly egifts: readonly GiftGroup[];
}

const orNothing = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** Text far above any limit is kept as it is, so that reading has a bounded cost; its validator refuses it. */
const readableLength = longestText(giftLimits.message);
const bounded = (read: (text: string) => string, text: string): string =>
  text.length > readableLength ? text : read(text);

/** A gift whose link the sender passes on has the sender's address: nobody asks for the recipient's (L-45). */
const readGroup = (group: PurchaseBody['egifts'][number], senderEmail: string): GiftGroup => {
  const deliveryMethod = bounded(readPlain, group.deliveryMethod).toLowerCase();
  return {
    productNumber: bounded(readDigits, group.productNumber),
    amountMinor: group.amountMinor,
    message: bounded(readGiftMessage, group.message ?? ''),
    deliveryMethod,
    deliveryDate: orNothing(group.deliveryDate),
    deliveryTime: orNothing(group.deliveryTime),
    recipients: group.recipients.map(({ name, email }) => ({
      name: bounded(readText, name),
      email: deliveryMethod === 'link' ? senderEmail : bounded(readEmail, email),
    })),
  };
};

/** Reads the request. `market` is the member's; a guest pays in the given currency, USD by default (GFT-040). */
export const readPurchase = (
  body: PurchaseBody,
  { market, currency }: { readonly market: Market; readonly currency: Currency },
): Purchase => {
  const senderEmail = bounded(readEmail, body.senderEmail);
  return {
    requestId: body.requestId,
    locale: body.locale,
    currency: body.currency ?? currency,
    paymentType: body.paymentType.trim().toLowerCase(),
    paymentInstrumentId: orNothing(body.paymentInstrumentId),
    paymentInstrumentToken: orNothing(body.paymentInstrumentToken),
    addressToken: orNothing(body.addressToken),
    senderName: bounded(readText, body.senderName),
    senderEmail,
    timeZone: readZone(body.timeZone ?? '', market),
    egifts: body.egifts.map((group) => readGroup(group, senderEmail)),
  };
};

/** Email addresses are compared without regard to case (D-74). */
export const emailKey = (email: string): string => email.toLowerCase();
