import type { Locale, PartnerId } from '@crema/shared-contracts';

export interface PartnerAccount {
  /** The partner's id of the account; it stays the same. */
  readonly accountId: string;
  /** For the member's eyes, with most digits hidden. */
  readonly maskedAccount: string;
}
/** A partner's program, as an OAuth provider with a code and a state (RWD-045). */
export interface PartnerProvider {
  /** The page on which the customer agrees; undefined while the partner is not available. */
  authorizeUrl(request: {
    readonly state: string;
    readonly returnUrl: string;
    readonly locale: Locale;
  }): string | undefined;
  /** The account of the code; undefined for a code that is unknown, used or expired. A code is valid once. */
  exchange(code: string): Promise<PartnerAccount | undefined>;
  /** Ends the customer's consent at the partner. Repeating it has no further effect. */
  revoke(accountId: string): Promise<void>;
}

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** The provider of each program whose accounts members link. */
    readonly partners: Readonly<Record<PartnerId, PartnerProvider>>;
  }
}
