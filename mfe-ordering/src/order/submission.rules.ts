import type { OwnOrderCode } from './order.errors.ts';

/** All that decides whether an order may be submitted, gathered before (house style 10). */
export interface SubmissionAttempt {
  readonly orderId: string | undefined;
  readonly totalMinor: number;
  /** With the tip. */
  readonly toPayMinor: number;
  readonly outdated: boolean;
  readonly expired: boolean;
  readonly changed: boolean;
  readonly guest: boolean;
  /** The customer has said that they order as a guest (ORD-120). */
  readonly continueAsGuest: boolean;
  readonly cardId: string | undefined;
  readonly balanceMinor: number;
  readonly contactGiven: boolean;
  readonly guestCardGiven: boolean;
  readonly guestCardExpired: boolean;
}
interface Rule {
  readonly code: OwnOrderCode;
  readonly broken: (attempt: SubmissionAttempt) => boolean;
}
const costs = ({ totalMinor }: SubmissionAttempt) => totalMinor > 0;

/** Checked top to bottom; the first broken rule is shown to the customer (ORD-101, ORD-084, D-24). */
export const submissionRules: readonly Rule[] = [
  { code: 'NOT_PRICED', broken: ({ orderId, outdated }) => !orderId || outdated },
  { code: 'PRICE_NEGATIVE', broken: ({ totalMinor }) => totalMinor < 0 },
  { code: 'PRICE_STALE', broken: ({ expired }) => expired },
  { code: 'PRICE_CHANGED', broken: ({ changed }) => changed },
  // Who did not choose to order as a guest was a member until now: the session ended.
  { code: 'UNAUTHENTICATED', broken: ({ guest, continueAsGuest }) => guest && !continueAsGuest },
  { code: 'CONTACT_MISSING', broken: ({ guest, contactGiven }) => guest && !contactGiven },
  {
    code: 'GUEST_CARD_EXPIRED',
    broken: (attempt) => attempt.guest && costs(attempt) && attempt.guestCardExpired,
  },
  {
    code: 'GUEST_CARD_MISSING',
    broken: (attempt) => attempt.guest && costs(attempt) && !attempt.guestCardGiven,
  },
  { code: 'PAYMENT_MISSING', broken: (attempt) => !attempt.guest && costs(attempt) && !attempt.cardId },
  {
    code: 'INSUFFICIENT_BALANCE',
    broken: (attempt) => !attempt.guest && costs(attempt) && attempt.balanceMinor < attempt.toPayMinor,
  },
];

/** What a member's payment lacks, known before anything is pressed: Place order is disabled with it as the reason (ORD-109). */
const paymentCodes: readonly OwnOrderCode[] = ['PAYMENT_MISSING', 'INSUFFICIENT_BALANCE'];
export const findPaymentObstacle = (attempt: SubmissionAttempt): OwnOrderCode | undefined =>
  submissionRules.find((rule) => paymentCodes.includes(rule.code) && rule.broken(attempt))?.code;

export const findBrokenRule = (attempt: SubmissionAttempt): OwnOrderCode | undefined =>
  submissionRules.find((rule) => rule.broken(attempt))?.code;
