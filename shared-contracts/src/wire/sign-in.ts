import { Type } from 'typebox';
import { communicationPreferences } from './account.ts';
import { session } from './session.ts';
import { market, text, type Wire } from './shapes.ts';

/**
 * Reputation, as the browser states it (D-156). It refuses nothing, so its form is not checked, and the server reads it leniently
 * (PLT-019).
 */
const reputation = Type.Optional(
  Type.Unknown({ description: 'What the browser states: timeZone, languages, screen, elapsedMs.' }),
);
/** Room for a name or password of full length with invisible characters or in another Unicode form. */
const typed = Type.String({ maxLength: 600 });
const filled = Type.String({ minLength: 1, maxLength: 600 });
const marketOfBody = Type.Union([Type.Literal('US'), Type.Literal('CA')]);

/** ACC-003. */
export const signInRequest = Type.Object({
  username: filled,
  password: filled,
  rememberMe: Type.Boolean(),
  market: marketOfBody,
  transactionSubType: Type.Literal('signin'),
  reputation,
});
export type SignInRequest = Wire<typeof signInRequest>;

/** ACC-007: POST ssoPath. Errors: SSO_TOKEN_INVALID for a token that is unknown, used or older than 60 s; MFA_REQUIRED. */
export const ssoRequest = Type.Object({ market, reputation });
export type SsoRequest = Wire<typeof ssoRequest>;
export const ssoParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 1000 }) });
export const ssoQuery = Type.Object({ returnUrl: Type.Optional(Type.String({ maxLength: 2048 })) });
export const ssoReply = Type.Object({
  /** A page of this site: the requested one, or the page after signing in. */
  returnUrl: text,
});
export type SsoReply = Wire<typeof ssoReply>;

/**
 * ACC-022. The reply is { userExId }; it also signs the browser in. A request to register a card has the fields of the
 * card. If only the card is refused, the account exists, and the error has the type `card-registration`.
 */
export const createAccountRequest = Type.Object({
  emailAddress: typed,
  firstName: typed,
  lastName: typed,
  password: typed,
  termsAndConditions: Type.Boolean(),
  /** Required when `storageConsentRequired` is configured (ACC-021). */
  storageConsent: Type.Optional(Type.Boolean()),
  /** Whether the campaign whose link led here may hear of the account; then `campaignId` is the link's `match-id` (L-62). */
  campaignMeasurement: Type.Optional(Type.Boolean()),
  /** The form of the `match-id` of a campaign's link. */
  campaignId: Type.Optional(Type.String({ pattern: String.raw`^[\w.-]{1,128}$` })),
  /** Whether a card is to be registered; then number and security code are required (ACC-021). */
  cardRewards: Type.Optional(Type.Boolean()),
  registerCardNumber: Type.Optional(typed),
  registerCardPin: Type.Optional(typed),
  ...communicationPreferences.properties,
  country: marketOfBody,
  locale: Type.Union([Type.Literal('en-US'), Type.Literal('en-CA'), Type.Literal('fr-CA')]),
  registrationSource: Type.Literal('Web'),
  reputation,
});
export type CreateAccountRequest = Wire<typeof createAccountRequest>;
export const createAccountReply = Type.Object({ userExId: text, session });
export type CreateAccountReply = Wire<typeof createAccountReply>;
