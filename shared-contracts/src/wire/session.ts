import { Type } from 'typebox';
import { currency, locale, market, picklist, text, type Wire } from './shapes.ts';

const level = picklist('GREEN', 'GOLD', 'RESERVE');
export type Level = Wire<typeof level>;
const member = Type.Object({
  memberId: text,
  firstName: text,
  email: text,
  market,
  currency,
  locale,
  level,
});
export type Member = Wire<typeof member>;
/**
 * The kind of session (ACC-090, ORD-120): `anonymous` has no session, `guest` has a session for one order or
 * gift without an account, `member` is signed in. The server decides what a session may do; pages use the
 * kind for display only.
 */
export const session = Type.Union([
  Type.Object({ kind: Type.Literal('anonymous') }),
  Type.Object({ kind: Type.Literal('guest') }),
  Type.Object({
    kind: Type.Literal('member'),
    member,
    /** ISO 8601: until then pages with the access `member+recent` are open (D-113). Absent if that time is over. */
    recentUntil: Type.Optional(text),
    /** ISO 8601: when the account is deleted (D-119). Absent while its deletion is not planned. */
    deletionDueAt: Type.Optional(text),
  }),
]);
export type Session = Wire<typeof session>;
export const sessionReply = Type.Object({
  session,
  /** False if the request had no cookie: the page has set one, so that the browser keeps none. Only GET session says it. */
  cookies: Type.Optional(Type.Boolean()),
});
export type SessionReply = Wire<typeof sessionReply>;
