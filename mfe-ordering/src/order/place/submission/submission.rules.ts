import type { Rule } from '@crema/shared-contracts';
import type { OwnOrderCode } from './order.errors.ts';

/**
 * All facts that decide whether an order may be submitted, collected before the rules run (house style 10).
 */
export interface SubmissionAttempt {
  readonly orderId: string | undefined;
  readonly totalMinor: number;
  /** The total including the tip. */
  readonly toPayMinor: number;
  readonly outdated: boolean;
  readonly expired: boolean;
  readonly changed: boolean;
  /** True while a lost pickup time is not replaced. */
  readonly slotLost: boolean;
  readonly guest: boolean;
  /** True when the customer has chosen to order as a guest (ORD-120). */
  readonly continueAsGuest: boolean;
  readonly cardId: string | undefined;
  readonly balanceMinor: number;
  /** The kind of a member's payment by bank, if there is one. */
  readonly bank: 'instrument' | 'new-card' | undefined;
  readonly contactGiven: boolean;
  readonly singleUseCardGiven: boolean;
  readonly singleUseCardExpired: boolean;
}
const costs = ({ totalMinor }: SubmissionAttempt) => totalMinor > 0;
/** A guest's card, or the one that a member types. */
const paysByTypedCard = (attempt: SubmissionAttempt) =>
  costs(attempt) && (attempt.guest || attempt.bank === 'new-card');

/**
 * The rules are checked top to bottom; the first violated rule is shown to the customer (ORD-101, ORD-084,
 * D-24).
 */
export const submissionRules: readonly Rule<SubmissionAttempt, { readonly code: OwnOrderCode }>[] = [
  { code: 'NOT_PRICED', isViolatedBy: ({ orderId, outdated }) => !orderId || outdated },
  { code: 'PRICE_NEGATIVE', isViolatedBy: ({ totalMinor }) => totalMinor < 0 },
  { code: 'PRICE_STALE', isViolatedBy: ({ expired }) => expired },
  { code: 'PRICE_CHANGED', isViolatedBy: ({ changed }) => changed },
  { code: 'SLOT_LOST', isViolatedBy: ({ slotLost }) => slotLost },
  // A visitor who did not choose to order as a guest was a member before: the session ended.
  { code: 'UNAUTHENTICATED', isViolatedBy: ({ guest, continueAsGuest }) => guest && !continueAsGuest },
  { code: 'CONTACT_MISSING', isViolatedBy: ({ guest, contactGiven }) => guest && !contactGiven },
  {
    code: 'GUEST_CARD_EXPIRED',
    isViolatedBy: (attempt) => paysByTypedCard(attempt) && attempt.singleUseCardExpired,
  },
  {
    code: 'GUEST_CARD_MISSING',
    isViolatedBy: (attempt) => paysByTypedCard(attempt) && !attempt.singleUseCardGiven,
  },
  {
    code: 'PAYMENT_MISSING',
    isViolatedBy: (attempt) => !attempt.guest && costs(attempt) && !attempt.cardId && !attempt.bank,
  },
  {
    code: 'BALANCE_TOO_LOW',
    isViolatedBy: (attempt) =>
      !attempt.guest && costs(attempt) && !attempt.bank && attempt.balanceMinor < attempt.toPayMinor,
  },
];

/**
 * The missing part of a member's payment, known before a press: Place order is disabled with it as the reason
 * (ORD-109).
 */
const paymentCodes: readonly OwnOrderCode[] = ['PAYMENT_MISSING', 'BALANCE_TOO_LOW'];
export const findPaymentObstacle = (attempt: SubmissionAttempt): OwnOrderCode | undefined =>
  submissionRules.find((rule) => paymentCodes.includes(rule.code) && rule.isViolatedBy(attempt))?.code;

export const findBrokenRule = (attempt: SubmissionAttempt): OwnOrderCode | undefined =>
  submissionRules.find((rule) => rule.isViolatedBy(attempt))?.code;
