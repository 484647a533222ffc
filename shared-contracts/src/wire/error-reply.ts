import { Type } from 'typebox';
import { picklist, text, type Wire } from './shapes.ts';

export const mfaChallengeMethod = Type.Object({
  id: text,
  type: picklist('sms', 'totp', 'passkey', 'recovery-code'),
  masked: text,
});
export type MfaChallengeMethod = Wire<typeof mfaChallengeMethod>;
/** The reason why a new account was refused (ACC-022). */
const accountErrorType = picklist('validation', 'reputation', 'unknown-code', 'card-registration');
export type AccountErrorType = Wire<typeof accountErrorType>;
/** A digital card exists in an account only; a physical one has a printed number and security code. */
const cardType = picklist('physical', 'digital');
export type CardType = Wire<typeof cardType>;

/** The body of every refused REST call: a code of the contract, its text, the id of the log. GraphQL sends the same fields under errors[0].extensions. */
export const errorReply = Type.Object({
  error: Type.Object({
    code: text,
    message: text,
    params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    field: Type.Optional(text),
    /** ACC-022: only in the reply to a refused account creation. */
    type: Type.Optional(accountErrorType),
    /** ACC-022: of a card that was not registered only. `errorCode` is a code of CRD-080 to CRD-090. */
    cardType: Type.Optional(cardType),
    errorCode: Type.Optional(text),
  }),
  messageId: Type.Optional(text),
  /**
   * ACC-003: only in the reply to a refused sign-in. The list is empty for an account without a second factor
   * and for an unknown account.
   */
  mfaChallengeMethods: Type.Optional(Type.Array(mfaChallengeMethod)),
  /** D-112: names the challenge of MFA_REQUIRED. */
  challengeId: Type.Optional(text),
  referenceId: text,
});
export type ErrorReply = Wire<typeof errorReply>;
