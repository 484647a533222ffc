import type { Currency } from './money.ts';
import type { Locale, Market } from './locale.ts';

export type Level = 'GREEN' | 'GOLD' | 'RESERVE';
export interface Member {
  readonly memberId: string;
  readonly firstName: string;
  readonly email: string;
  readonly market: Market;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly level: Level;
}
/**
 * The kind of session (ACC-090, ORD-120): `anonymous` has no session, `guest` has a session for one order or
 * gift without an account, `member` is signed in. The server decides what a session may do; pages use the
 * kind for display only.
 */
export type Session =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      readonly member: Member;
      /** ISO 8601: until then pages with the access `member+recent` are open (D-113). Absent if that time is over. */
      readonly recentUntil?: string;
      /** ISO 8601: when the account is deleted (D-119). Absent while its deletion is not planned. */
      readonly deletionDueAt?: string;
    };

/** The header of an API reply that starts or ends a session: the new kind of session (ACC-090). */
export const sessionHeader = 'x-crema-session';

export const isMember = (session: Session): session is Extract<Session, { kind: 'member' }> =>
  session.kind === 'member';
