import { createHash } from 'node:crypto';
import {
  readEmail,
  readOptional,
  readPhone,
  readText,
  textLimits,
  validateEmail,
  validateName,
  validatePhone,
  type Rule,
} from '@crema/shared-contracts';
import { hasLookAlikeDomain } from '../../http/security/look-alike-domain.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { shortNumberOf } from '../../stores/stores.public.ts';
import type { GuestInput, SubmitOrderInput, TenderInput } from '../../generated/resolvers.ts';
import { addressKeyOf } from '../../payments/payments.public.ts';
import { readSlot } from '../cart/cart-input.ts';

export interface Contact {
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly marketingOptIn: boolean;
}
/** The normalised submission: equal submissions have the same `hash`. */
export interface Submission {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly tenders: readonly TenderInput[];
  readonly tipMinor: number;
  readonly slotAt: Date | undefined;
  readonly guestContact: Contact | undefined;
  readonly displayName: string | undefined;
  /** The brand of a guest's card as the page knows it; the bank knows the true one. */
  readonly paymentType: string | undefined;
  /** The key of the card's single-use billing address (ORD-123). */
  readonly addressKey: string | undefined;
  /** Of what is ordered, by whom and with which card: another address of the same card is the same submission. */
  readonly hash: string;
}

const readContact = ({
  firstName,
  email: address,
  phoneNumber,
  emailMarketingOptIn,
}: GuestInput): Contact => ({
  firstName: readText(firstName),
  email: readEmail(address),
  phoneNumber: readOptional(phoneNumber, readPhone, validatePhone),
  marketingOptIn: emailMarketingOptIn,
});

const contactRules: readonly Rule<Contact, { readonly field: string }>[] = [
  {
    field: 'guest.firstName',
    isViolatedBy: ({ firstName }) => validateName(firstName) !== undefined,
  },
  {
    field: 'guest.email',
    isViolatedBy: ({ email }) => validateEmail(email) !== undefined || hasLookAlikeDomain(email),
  },
];

/** Throws VALIDATION with the field. A guest needs a name and an email address for the receipt (D-34). */
const checkContact = (contact: Contact | undefined): void => {
  const field = contact ? contactRules.find(({ isViolatedBy }) => isViolatedBy(contact))?.field : 'guest';
  if (field) throw createAppError('VALIDATION', undefined, { field });
};

/** The name on the cup, 1 to 25 characters. A name that cannot be written on it leaves the customer's own (PLT-020). */
const readDisplayName = (displayName: string | null | undefined): string | undefined =>
  readOptional(displayName, readText, (text) => validateName(text, textLimits.cupName)) ?? undefined;

export const readSubmission = (input: SubmitOrderInput, guest: boolean): Submission => {
  const guestContact = guest && input.guest ? readContact(input.guest) : undefined;
  if (guest) checkContact(guestContact);
  const submission = {
    orderId: input.orderId,
    storeNumber: shortNumberOf(input.storeNumber.trim()),
    tenders: input.tenders
      .filter(({ tender, amountMinor }) => tender !== 'NONE' || amountMinor !== 0)
      .map(({ id, tender, amountMinor }) => ({ id, tender, amountMinor })),
    tipMinor: input.tipAmountMinor ?? 0,
    slotAt: readSlot(input.scheduledOrdering),
    guestContact,
    displayName: readDisplayName(input.displayName),
  };
  const addressToken = input.tenders.find(({ tender }) => tender === 'CARD')?.addressToken;
  return {
    ...submission,
    paymentType: (guest && input.guest?.paymentType) || undefined,
    addressKey: addressToken ? addressKeyOf(addressToken) : undefined,
    hash: createHash('sha256').update(JSON.stringify(submission)).digest('hex'),
  };
};
