import {
  readableText,
  readDigits,
  readPlain,
  readTexts,
  type Currency,
  type EGiftRequest,
  type GiftPurchaseRequest,
  type Locale,
  type Market,
} from '@crema/shared-contracts';
import { eGiftRequest, giftRecipient, giftSender } from '@crema/shared-contracts/wire/gift-purchase';
import { textsOf } from '@crema/shared-contracts/wire/typed-text';
import { readZone } from '../delivery/delivery-day.ts';

export type Recipient = EGiftRequest['recipients'][number];
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

const texts = {
  gift: textsOf(eGiftRequest),
  recipient: textsOf(giftRecipient),
  sender: textsOf(giftSender),
};

const orNothing = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** Text far above any limit is kept as it is, so that reading has a bounded cost; its validator refuses it. */
const bounded = (read: (text: string) => string, text: string): string =>
  text.length > readableText ? text : read(text);

/**
 * The recipients of one design, amount and message, with every typed text of the schema. A missing text changes no hash: a request that is
 * repeated across a release has no field that the release added. A gift whose link the sender passes on has the sender's address: nobody
 * asks for the recipient's (L-45).
 */
const readGroup = (group: EGiftRequest, senderEmail: string) => {
  const deliveryMethod = bounded(readPlain, group.deliveryMethod).toLowerCase();
  return {
    productNumber: bounded(readDigits, group.productNumber),
    amountMinor: group.amountMinor,
    message: '',
    ...readTexts(texts.gift, group),
    deliveryMethod,
    deliveryDate: orNothing(group.deliveryDate),
    deliveryTime: orNothing(group.deliveryTime),
    recipients: group.recipients.map((recipient): Recipient => {
      const { name, email } = readTexts(texts.recipient, recipient);
      return { name, email: deliveryMethod === 'link' ? senderEmail : email };
    }),
  };
};
export type GiftGroup = Readonly<ReturnType<typeof readGroup>>;

/** Reads the request. `market` is the member's; a guest pays in the given currency, USD by default (GFT-040). */
export const readPurchase = (
  body: GiftPurchaseRequest,
  { market, currency }: { readonly market: Market; readonly currency: Currency },
): Purchase => {
  const { senderName, senderEmail } = readTexts(texts.sender, body);
  return {
    requestId: body.requestId,
    locale: body.locale,
    currency: body.currency ?? currency,
    paymentType: body.paymentType.trim().toLowerCase(),
    paymentInstrumentId: orNothing(body.paymentInstrumentId),
    paymentInstrumentToken: orNothing(body.paymentInstrumentToken),
    addressToken: orNothing(body.addressToken),
    senderName,
    senderEmail,
    timeZone: readZone(body.timeZone ?? '', market),
    egifts: body.egifts.map((group) => readGroup(group, senderEmail)),
  };
};

/** Email addresses are compared without regard to case (D-74). */
export const emailKey = (email: string): string => email.toLowerCase();
