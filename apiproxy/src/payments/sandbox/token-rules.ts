import type { Rule } from '@crema/shared-contracts';
import type { PaymentErrorCode } from '../payment-refusal.ts';
import type { Reaction } from './test-cards.ts';
import type { SandboxInstrumentTable, VaultTokenTable } from './sandbox.tables.ts';

export interface TokenFacts {
  readonly token: VaultTokenTable | undefined;
  readonly reference: string;
  readonly now: Date;
  readonly maxAgeMs: number;
  /** The card is stored now and charged later: the refusal of a card with a reason comes with the charge. */
  readonly isStored?: boolean;
}
/** A PayPal account has no expiry. */
type Expiring = Pick<SandboxInstrumentTable, 'expiry_month' | 'expiry_year'>;
type IssuedToken = TokenFacts & { readonly token: VaultTokenTable };

const ageMs = ({ token, now }: IssuedToken) => now.getTime() - token.created_at.getTime();
/** A card is valid to the last day of its month. */
const isPastExpiry = ({ token, now }: Pick<IssuedToken, 'now'> & { readonly token: Expiring }) =>
  token.expiry_year !== null &&
  token.expiry_month !== null &&
  now.getTime() >= Date.UTC(token.expiry_year, token.expiry_month, 1);

/** Outcomes that are not refusals: the payment is approved at once or decided later. */
const undecided: readonly string[] = ['approves', 'challenges', 'redirects', 'pends'] satisfies Reaction[];

/** Whether a charge of a card with this reaction is refused. */
export const isRefusal = (reaction: string): boolean => !undecided.includes(reaction);

/**
 * The rules are checked top to bottom. A token is valid for `maxAgeMs` and for one reference (ORD-121,
 * CRD-053).
 */
const tokenRules: readonly Rule<
  IssuedToken,
  { readonly errorCode: (facts: IssuedToken) => PaymentErrorCode }
>[] = [
  {
    errorCode: () => 'PAYMENT_TOKEN_UNKNOWN',
    isViolatedBy: ({ token, reference }) => token.used_by !== null && token.used_by !== reference,
  },
  { errorCode: () => 'PAYMENT_TOKEN_EXPIRED', isViolatedBy: (facts) => ageMs(facts) > facts.maxAgeMs },
  { errorCode: () => 'PAYMENT_CARD_EXPIRED', isViolatedBy: isPastExpiry },
  {
    errorCode: ({ token }) => token.reaction as PaymentErrorCode,
    isViolatedBy: ({ token, isStored }) => isRefusal(token.reaction) && !(isStored && token.reason !== null),
  },
];

/** Returns the error code of the first violated rule; undefined if the token is valid. */
export const validateToken = (facts: TokenFacts): PaymentErrorCode | undefined => {
  const { token } = facts;
  if (!token) return 'PAYMENT_TOKEN_UNKNOWN';
  const known = { ...facts, token };
  return tokenRules.find(({ isViolatedBy }) => isViolatedBy(known))?.errorCode(known);
};

/** Returns the error code with which a charge of a stored card is refused. */
export const validateStoredCard = (
  card: Expiring & Pick<VaultTokenTable, 'reaction'>,
  now: Date,
): PaymentErrorCode | undefined => {
  if (isPastExpiry({ token: card, now })) return 'PAYMENT_CARD_EXPIRED';
  return isRefusal(card.reaction) ? (card.reaction as PaymentErrorCode) : undefined;
};
