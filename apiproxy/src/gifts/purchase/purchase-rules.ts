import { cardBrands, giftLimits, type Configuration } from '@crema/shared-contracts';
import { eGiftRequest, giftSender } from '@crema/shared-contracts/wire/gift-purchase';
import { textsOf } from '@crema/shared-contracts/wire/typed-text';
import {
  findMomentViolation,
  findRecipientViolation,
  findTextViolation,
  findWordsViolation,
  invalid,
  isGiftAmount,
  readDeliveryMethod,
  type Violation,
} from './gift-rules.ts';
import { emailKey, type GiftGroup, type Purchase } from './read-purchase.ts';

/** GFT-002: digits, as they are read. */
const productNumberLength = 8;
/** GFT-045: PayPal is for members. */
const cardTypes: readonly string[] = cardBrands;
const texts = { gift: textsOf(eGiftRequest), sender: textsOf(giftSender) };

export interface PurchaseFacts {
  readonly purchase: Purchase;
  readonly configuration: Configuration;
  readonly now: Date;
  readonly isMember: boolean;
  /** D-158: the highest amount of one gift; null without a limit. */
  readonly giftLimitMinor: number | null;
  /** D-03: a member pays in the currency of the account's market. */
  readonly memberCurrency: string | null;
  /** The available designs among the wanted ones. */
  readonly availableDesigns: ReadonlySet<string>;
  /** The kind of the stored payment method; undefined for a typed card or an unknown method. */
  readonly storedType: string | undefined;
  /** Paid with the token of a wallet, also by guests. */
  readonly isByWallet: boolean;
}

const pathOf = (group: number, field: string): string => `egifts.${group}.${field}`;
/** The first violation that `find` names for one of the groups. */
const inGroups = (
  { egifts }: Purchase,
  find: (group: GiftGroup, index: number) => Violation | undefined,
): Violation | undefined => {
  for (const [index, group] of egifts.entries()) {
    const found = find(group, index);
    if (found) return found;
  }
  return undefined;
};
const countRecipients = ({ egifts }: Purchase): number =>
  egifts.reduce((count, { recipients }) => count + recipients.length, 0);
export const totalOf = ({ egifts }: Pick<Purchase, 'egifts'>): number =>
  egifts.reduce((total, { amountMinor, recipients }) => total + amountMinor * recipients.length, 0);

const findDuplicate = ({ purchase }: PurchaseFacts): Violation | undefined => {
  // D-74: several gifts to oneself are fine.
  const sender = emailKey(purchase.senderEmail);
  const seen = new Set<string>();
  return inGroups(purchase, ({ recipients }, group) => {
    for (const [index, { email }] of recipients.entries()) {
      const key = emailKey(email);
      if (key !== sender && seen.has(key))
        return { code: '170046', field: pathOf(group, `recipients.${index}.email`) };
      seen.add(key);
    }
    return undefined;
  });
};

const findRecipientsViolation = ({ purchase, configuration }: PurchaseFacts): Violation | undefined => {
  const count = countRecipients(purchase);
  if (purchase.egifts.some(({ recipients }) => recipients.length === 0) || count === 0)
    return invalid('egifts', 'required');
  if (count > configuration.giftMaxRecipients) return invalid('egifts', 'too-long');
  return inGroups(purchase, ({ recipients }, group) => {
    for (const [index, recipient] of recipients.entries()) {
      const found = findRecipientViolation(recipient, pathOf(group, `recipients.${index}.`));
      if (found) return found;
    }
    return undefined;
  });
};

const findPaymentViolation = (facts: PurchaseFacts): Violation | undefined => {
  const { purchase, memberCurrency } = facts;
  if (memberCurrency !== null && purchase.currency !== memberCurrency) return invalid('currency', 'invalid');
  if (!facts.isByWallet) return findCardViolation(facts);
  const isForGroup = purchase.paymentType === 'paypal' && countRecipients(purchase) > 1;
  return isForGroup ? invalid('paymentType', 'group') : undefined;
};

const findCardViolation = ({ purchase, isMember, storedType }: PurchaseFacts): Violation | undefined => {
  const { paymentInstrumentId, paymentInstrumentToken, paymentType } = purchase;
  const isPayPal = (storedType ?? paymentType) === 'paypal';
  if (!cardTypes.includes(storedType ?? paymentType) && !isPayPal) return invalid('paymentType', 'invalid');
  if (isPayPal && !isMember) return { code: 'PAYMENT_OPTION_OFF', field: 'paymentType' };
  if (isPayPal && countRecipients(purchase) > 1) return invalid('paymentType', 'group');
  if (isMember && paymentInstrumentId !== undefined)
    return storedType === undefined
      ? { code: 'PAYMENT_METHOD_NOT_FOUND', field: 'paymentInstrumentId' }
      : undefined;
  // An account at PayPal is approved on its own page and stored: it has no token.
  if (paymentInstrumentToken === undefined || isPayPal)
    return { code: 'PAYMENT_METHOD_REQUIRED', field: 'paymentInstrumentToken' };
  return !isMember && purchase.addressToken === undefined
    ? { code: 'GIFT_ADDRESS_UNAVAILABLE', field: 'addressToken' }
    : undefined;
};

/** Checked top to bottom; the first violation is the answer (GFT-020 to GFT-028, GFT-045, D-70 to D-75, D-158). */
const rules: readonly ((facts: PurchaseFacts) => Violation | undefined)[] = [
  ({ purchase }) =>
    inGroups(purchase, ({ productNumber }, group) =>
      productNumber.length === productNumberLength
        ? undefined
        : invalid(pathOf(group, 'productNumber'), 'invalid'),
    ),
  ({ purchase, availableDesigns }) =>
    inGroups(purchase, ({ productNumber }, group) =>
      availableDesigns.has(productNumber)
        ? undefined
        : { code: 'GIFT_ART_UNAVAILABLE', field: pathOf(group, 'productNumber') },
    ),
  ({ purchase, configuration }) =>
    inGroups(purchase, ({ amountMinor }, group) =>
      isGiftAmount(amountMinor, configuration)
        ? undefined
        : { code: 'GIFT_AMOUNT', field: pathOf(group, 'amountMinor') },
    ),
  ({ purchase, configuration }) =>
    inGroups(purchase, (gift, group) =>
      findWordsViolation(texts.gift, gift, pathOf(group, ''), configuration),
    ),
  ({ purchase }) => findTextViolation(texts.sender, purchase, ''),
  findRecipientsViolation,
  findDuplicate,
  ({ purchase, configuration }) =>
    inGroups(purchase, ({ deliveryMethod }, group) =>
      readDeliveryMethod(deliveryMethod, configuration)
        ? undefined
        : { code: 'GIFT_DELIVERY_METHOD', field: pathOf(group, 'deliveryMethod') },
    ),
  ({ purchase, now }) =>
    inGroups(purchase, ({ deliveryDate: date, deliveryTime: time }, group) =>
      findMomentViolation({ date, time, timeZone: purchase.timeZone }, pathOf(group, ''), now),
    ),
  ({ purchase }) =>
    totalOf(purchase) > giftLimits.totalMinor ? { code: 'GIFT_AMOUNT', field: 'egifts' } : undefined,
  ({ purchase, giftLimitMinor }) =>
    giftLimitMinor !== null && purchase.egifts.some(({ amountMinor }) => amountMinor > giftLimitMinor)
      ? { code: 'EMAIL_NOT_CONFIRMED' }
      : undefined,
  findPaymentViolation,
];

export const findPurchaseViolation = (facts: PurchaseFacts): Violation | undefined => {
  for (const find of rules) {
    const found = find(facts);
    if (found) return found;
  }
  return undefined;
};
