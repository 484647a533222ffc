import type { ErrorReply, Session, SessionReply } from '@crema/shared-contracts';
import { Type, type Static, type TSchema } from 'typebox';

/** A schema of the contract's type: it does not compile if a property is missing or of another type. */
export const schemaOf =
  <Reply>() =>
  <Schema extends TSchema>(schema: Static<Schema> extends Reply ? Schema : never): Schema =>
    schema;

export const picklist = <const Value extends string>(...values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const localeSchema = picklist('en-US', 'en-CA', 'fr-CA');
export const marketSchema = picklist('US', 'CA');

/** The reply of every failed call: a code of the contract, its text, the reference id of the log. */
const errorReply = schemaOf<ErrorReply>()(
  Type.Object({
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
      field: Type.Optional(Type.String()),
      type: Type.Optional(picklist('validation', 'reputation', 'unknown-code', 'card-registration')),
      cardType: Type.Optional(picklist('physical', 'digital')),
      errorCode: Type.Optional(Type.String()),
    }),
    messageId: Type.Optional(Type.String()),
    mfaChallengeMethods: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          type: picklist('sms', 'totp', 'passkey', 'recovery-code'),
          masked: Type.String(),
        }),
      ),
    ),
    challengeId: Type.Optional(Type.String()),
    referenceId: Type.String(),
  }),
);

/** The responses of a route: its own, and ErrorReply for every error. */
export const responses = (own: Readonly<Record<number, TSchema>>): Readonly<Record<string, unknown>> => ({
  ...own,
  '4xx': errorReply,
  '5xx': errorReply,
});
export const noContent = Type.Null({ description: 'No content' });

export const sessionSchema = schemaOf<Session>()(
  Type.Union([
    Type.Object({ kind: Type.Literal('anonymous') }),
    Type.Object({ kind: Type.Literal('guest') }),
    Type.Object({
      kind: Type.Literal('member'),
      member: Type.Object({
        memberId: Type.String(),
        firstName: Type.String(),
        email: Type.String(),
        market: marketSchema,
        currency: picklist('USD', 'CAD'),
        locale: localeSchema,
        level: picklist('GREEN', 'GOLD', 'RESERVE'),
      }),
      recentUntil: Type.Optional(Type.String()),
      deletionDueAt: Type.Optional(Type.String()),
    }),
  ]),
);
export const sessionReply = schemaOf<SessionReply>()(
  Type.Object({ session: sessionSchema, cookies: Type.Optional(Type.Boolean()) }),
);
