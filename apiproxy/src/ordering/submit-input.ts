import { createHash } from 'node:crypto';
import { validateEmail, validateName, validatePhone } from '@crema/shared-contracts';
import { hasLookAlikeDomain } from '../http/look-alike-domain.ts';
import { refusal } from '../http/refusal.ts';
import { shortNumberOf } from '../stores/store-queries.ts';
import { readSlot, type ScheduledInput } from './cart-input.ts';

/** The GraphQL input of submit-order and submit-order-guest (ORD-100). */
export interface SubmitOrderInput {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly tenders: readonly TenderInput[];
  readonly tipAmountMinor?: number | null;
  readonly scheduledOrdering?: ScheduledInput | null;
  readonly guest?: GuestInput | null;
  readonly displayName?: string | null;
}
export interface TenderInput {
  readonly id: string;
  readonly tender: 'SVC' | 'CARD' | 'NONE';
  readonly amountMinor: number;
}
interface GuestInput {
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly emailMarketingOptIn: boolean;
}
export interface Contact {
  readonly firstName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly marketingOptIn: boolean;
}
/** What was asked, in one form: whoever says the same twice gets the same `hash`. */
export interface Submission {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly tenders: readonly TenderInput[];
  readonly tipMinor: number;
  readonly slotAt: Date | undefined;
  readonly guestContact: Contact | undefined;
  readonly displayName: string | undefined;
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
  broken: (contact: Contact, emailMaxLength: number) => boolean;
}[] = [
  {
    field: 'guest.firstName',
    broken: ({ firstName }) => validateName(firstName) !== undefined,
  },
  {
    field: 'guest.email',
    broken: ({ email }, maxLength) =>
      validateEmail(email, maxLength) !== undefined || hasLookAlikeDomain(email),
  },
  {
    field: 'guest.phoneNumber',
    broken: ({ phoneNumber }) => phoneNumber !== null && validatePhone(phoneNumber) !== undefined,
  },
];

/** Refuses VALIDATION with the field: a guest is called by name and gets the receipt by mail (D-34). */
const checkContact = (contact: Contact | undefined, emailMaxLength: number): void => {
  const field = contact ? contactRules.find(({ broken }) => broken(contact, emailMaxLength))?.field : 'guest';
  if (field) throw refusal('VALIDATION', undefined, { field });
};

/** The name called out instead of the member's own; refuses VALIDATION with the field. */
const readDisplayName = (displayName: string | null | undefined): string | undefined => {
  const name = displayName?.trim() || undefined;
  if (name !== undefined && validateName(name))
    throw refusal('VALIDATION', undefined, { field: 'displayName' });
  return name;
};

export const readSubmission = (
  input: SubmitOrderInput,
  guest: boolean,
  emailMaxLength: number,
): Submission => {
  const guestContact = guest && input.guest ? readContact(input.guest) : undefined;
  if (guest) checkContact(guestContact, emailMaxLength);
  const said = {
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
  return { ...said, hash: createHash('sha256').update(JSON.stringify(said)).digest('hex') };
};
