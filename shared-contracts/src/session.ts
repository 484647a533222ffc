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
 * Who is here (ACC-090, ORD-120): `anonymous` has no session, `guest` has one flagged guest (an order or a
 * gift in the making), `member` is signed in. What a session may do is decided on the server; this is for display.
 */
export type Session =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly member: Member };

/** Header of an API reply that began a session or came with an ended one: the kind of session from now on (ACC-090). */
export const sessionHeader = 'x-crema-session';

export const isMember = (session: Session): session is Extract<Session, { kind: 'member' }> =>
  session.kind === 'member';
