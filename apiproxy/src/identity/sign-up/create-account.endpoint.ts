import { restPaths, type CreateAccountReply, type CreateAccountRequest } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { ipCounters, countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { toAccountError } from '../account-errors.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import type { MemberRow } from '../member-store.ts';
import { normaliseEmail, toMember } from '../member-store.ts';
import { hashPassword } from '../passwords/password.ts';
import { findFieldErrors } from './sign-up.rules.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { responses, schemaOf, sessionSchema } from '../../http/replies/reply-schemas.ts';

const short = Type.String({ maxLength: 300 });
const body = Type.Object({
  emailAddress: short,
  firstName: short,
  lastName: short,
  password: short,
  termsAndConditions: Type.Boolean(),
  receiveBrandEmailCommunications: Type.Boolean(),
  receiveGeneralEmailCommunications: Type.Boolean(),
  receivePersonalizedEmailCommunications: Type.Boolean(),
  country: Type.Union([Type.Literal('US'), Type.Literal('CA')]),
  locale: Type.Union([Type.Literal('en-US'), Type.Literal('en-CA'), Type.Literal('fr-CA')]),
  registrationSource: Type.Literal('Web'),
  reputation: Type.Object({ timeZone: short, language: short }),
});
const accountReply = schemaOf<CreateAccountReply>()(
  Type.Object({ userExId: Type.String(), session: sessionSchema }),
);
const signUpLimit: AttemptLimit = { name: 'sign-up-address', max: 30, windowMs: 60 * 60_000 };

const toRow = async (account: CreateAccountRequest, { ids, clock }: AppDeps): Promise<MemberRow> => ({
  member_id: ids.next(),
  ex_id: ids.next(),
  email: normaliseEmail(account.emailAddress),
  password_hash: await hashPassword(account.password),
  first_name: account.firstName.trim(),
  last_name: account.lastName.trim(),
  market: account.country,
  locale: account.locale,
  level: 'GREEN',
  brand_mail: account.receiveBrandEmailCommunications,
  general_mail: account.receiveGeneralEmailCommunications,
  personal_mail: account.receivePersonalizedEmailCommunications,
  registration_source: account.registrationSource,
  joined_at: clock.now(),
});

/**
 * ACC-022: creates the account and signs in. Invalid fields cause VALIDATION or PASSWORD_WEAK with `field` of
 * the first one and params field → reason of all. A used email address causes EMAIL_UNAVAILABLE on its field.
 */
export const registerCreateAccount = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: CreateAccountRequest }>(
    restPaths.createAccount,
    {
      schema: {
        summary: 'Creates an account and signs in',
        body,
        response: responses({ 200: accountReply }),
      },
      errorHandler: (cause) => {
        throw toAccountError(cause);
      },
    },
    async (request, reply): Promise<CreateAccountReply> => {
      const errors = findFieldErrors({
        account: request.body,
        emailMaxLength: deps.configuration.emailMaxLength,
      });
      const [first] = errors;
      if (first)
        throw createAppError(
          first.code,
          Object.fromEntries(errors.map(({ field, reason }) => [field, reason])),
          {
            field: first.field,
          },
        );
      await countAttempts(deps, { ip: request.ip, reply }, ipCounters(signUpLimit, request.ip));
      const row = await toRow(request.body, deps);
      const stored = await deps.db
        .insertInto('member')
        .values(row)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('member_id')
        .executeTakeFirst();
      if (!stored) throw createAppError('EMAIL_UNAVAILABLE', undefined, { field: 'emailAddress' });
      await startMemberSession(request, reply, deps, row.member_id, false);
      rememberBrowser(reply, deps, row.email);
      return { userExId: row.ex_id, session: { kind: 'member', member: toMember(row) } };
    },
  );
};
