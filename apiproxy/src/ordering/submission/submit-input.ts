import { createHash } from 'node:crypto';
import { textLimits, validateEmail, validateName, validatePhone } from '@crema/shared-contracts';
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
  firstName: firstName.trim(),
  email: address.trim(),
  phoneNumber: phoneNumber?.trim() || null,
  marketingOptIn: emailMarketingOptIn,
});

const contactRules: readonly {
  field: string;
  isViolatedBy: (contact: Contact, emailMaxLength: number) => boolean;
}[] = [
  {
    field: 'guest.firstName',
    isViolatedBy: ({ firstName }) => validateName(firstName) !== undefined,
  },
  {
    field: 'guest.email',
    isViolatedBy: ({ email }, maxLength) =>
      validateEmail(email, maxLength) !== undefined || hasLookAlikeDomain(email),
  },
  {
    field: 'guest.phoneNumber',
    isViolatedBy: ({ phoneNumber }) => phoneNumber !== null && validatePhone(phoneNumber) !== undefined,
  },
];

/** Throws VALIDATION with the field. A guest needs a name and an email address for the receipt (D-34). */
const checkContact = (contact: Contact | undefined, emailMaxLength: number): void => {
  const field = contact
    ? contactRules.find(({ isViolatedBy }) => isViolatedBy(contact, emailMaxLength))?.field
    : 'guest';
  if (field) throw createAppError('VALIDATION', undefined, { field });
};

/** The name on the cup instead of the customer's own, 1 to 25 characters. Throws VALIDATION with the field. */
const readDisplayName = (displayName: string | null | undefined): string | undefined => {
  const name = displayName?.trim() || undefined;
  if (name !== undefined && validateName(name, textLimits.cupName))
    throw createAppError('VALIDATION', undefined, { field: 'displayName' });
  return name;
};

export const readSubmission = (
  input: SubmitOrderInput,
  guest: boolean,
  emailMaxLength: number,
): Submission => {
  const guestContact = guest && input.guest ? readContact(input.guest) : undefined;
  if (guest) checkContact(guestContact, emailMaxLength);
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
