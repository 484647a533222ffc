import { readEmail, readText, type SentGiftResend } from '@crema/shared-contracts';
import { findRecipientViolation, throwViolation } from '../purchase/gift-rules.ts';
import type { Recipient } from '../purchase/read-purchase.ts';

export const readRecipient = ({ recipientName, recipientEmail }: SentGiftResend): Recipient => ({
  name: readText(recipientName),
  email: readEmail(recipientEmail),
});

const fields: Readonly<Record<string, string>> = { name: 'recipientName', email: 'recipientEmail' };
/** Throws the first violation of the rules for a recipient, with the field of the form. */
export const assertRecipient = (recipient: Recipient): void => {
  const violation = findRecipientViolation(recipient, '');
  if (!violation) return;
  const field = fields[violation.field ?? ''];
  throwViolation({ ...violation, ...(field !== undefined && { field }) });
};
