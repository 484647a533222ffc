import type { PaymentFault } from '../payment-provider.ts';
import type { VaultTokenTable } from '../payments.tables.ts';

export interface TokenFacts {
  readonly token: VaultTokenTable | undefined;
  readonly reference: string;
  readonly now: Date;
  readonly maxAgeMs: number;
}
type Known = TokenFacts & { readonly token: VaultTokenTable };

const ageMs = ({ token, now }: Known) => now.getTime() - token.created_at.getTime();
/** A card is good to the last day of its month. */
const isPastExpiry = ({ token, now }: Known) =>
  now.getTime() >= Date.UTC(token.expiry_year, token.expiry_month, 1);

/** Checked top to bottom. A token lives for `maxAgeMs` and for one reference (ORD-121, CRD-053). */
const tokenRules: readonly { fault: (facts: Known) => PaymentFault; broken: (facts: Known) => boolean }[] = [
  {
    fault: () => 'PAYMENT_TOKEN_UNKNOWN',
    broken: ({ token, reference }) => token.used_by !== null && token.used_by !== reference,
  },
  { fault: () => 'PAYMENT_TOKEN_EXPIRED', broken: (facts) => ageMs(facts) > facts.maxAgeMs },
  { fault: () => 'PAYMENT_CARD_EXPIRED', broken: isPastExpiry },
  {
    fault: ({ token }) => token.reaction as PaymentFault,
    broken: ({ token }) => token.reaction !== 'approves',
  },
];

/** Why the bank refuses, or undefined when it pays. */
export const judgeToken = (facts: TokenFacts): PaymentFault | undefined => {
  const { token } = facts;
  if (!token) return 'PAYMENT_TOKEN_UNKNOWN';
  const known = { ...facts, token };
  return tokenRules.find(({ broken }) => broken(known))?.fault(known);
};
