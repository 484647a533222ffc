import { restPaths, type CreateAccountReply, type CreateAccountRequest } from '@crema/shared-contracts';
import { createAccountReply, createAccountRequest } from '@crema/shared-contracts/wire/sign-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { toAppError } from '../../http/errors/error-reply.ts';
import { ipCounters, countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { toAccountError } from '../account-errors.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { describeBrowser } from '../reputation.ts';
import { findFieldErrors, type SentAccount } from './sign-up.rules.ts';
import { presentSession } from '../sessions/read-session.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { storeAccount } from './store-account.ts';

/** D-173: many people may share an address, such as a campus or a café. */
const signUpLimit: AttemptLimit = { name: 'sign-up-address', max: 30, windowMs: 60 * 60_000 };

const rejectInvalid = (account: SentAccount, { configuration }: AppDeps): void => {
  const errors = findFieldErrors({ account, configuration });
  const [first] = errors;
  if (!first) return;
  const params = Object.fromEntries(errors.map(({ field, reason }) => [field, reason]));
  throw createAppError(first.code, params, { field: first.field });
};

/** Refusals for the sender's reputation, which the operator can look at. */
const reputationCodes: readonly string[] = ['TOO_MANY_ACCOUNTS', 'EMAIL_DISPOSABLE'];
const reportRefusal = (
  cause: unknown,
  { body, ip }: FastifyRequest<{ Body: CreateAccountRequest }>,
  deps: AppDeps,
): void => {
  const { code } = toAppError(cause);
  if (!reputationCodes.includes(code)) return;
  const browser = describeBrowser(body.country, body.reputation);
  deps.security.report('account refused', { ip, detail: code, browser });
};

/** A browser that refuses cookies has no id: those behind one address that name themselves the same count together. */
const browserOf = ({ visitor, headers }: FastifyRequest): string =>
  visitor.visitorId || (headers['user-agent'] ?? '').slice(0, 200);
const setRetryAfter = (cause: unknown, reply: FastifyReply): void => {
  const { code, params } = toAppError(cause);
  const seconds = params?.['retryAfter'];
  if (code === 'TOO_MANY_ACCOUNTS' && seconds !== undefined) reply.header('retry-after', seconds);
};

const createAccount = async (
  request: FastifyRequest<{ Body: CreateAccountRequest }>,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<CreateAccountReply> => {
  const { body, ip } = request;
  rejectInvalid(body, deps);
  await countAttempts(deps, { ip, reply }, ipCounters(signUpLimit, ip));
  const { row, registration } = await storeAccount(body, { ip, browser: browserOf(request) }, deps);
  deps.jobs.notify();
  await startMemberSession(request, reply, deps, row.member_id, { remember: false });
  rememberBrowser(request, reply, deps, { account: row.email, proof: 'password' });
  if (registration && !registration.ok) {
    const { cardType, errorCode } = registration;
    throw createAppError('CARD_REGISTRATION_FAILED', { cardType, errorCode }, { cardType, errorCode });
  }
  return { userExId: row.ex_id, session: await presentSession(row, request.visitor, deps) };
};

/**
 * ACC-022: creates the account, registers the card of the request, and signs in. Invalid fields cause VALIDATION,
 * PASSWORD_WEAK or EMAIL_DISPOSABLE with `field` of the first one and params field → reason of all. A used email address
 * causes EMAIL_UNAVAILABLE on its field. The reply CARD_REGISTRATION_FAILED has the session of the new account.
 */
export const registerCreateAccount = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: CreateAccountRequest }>(
    restPaths.createAccount,
    {
      schema: {
        summary: 'Creates an account and signs in',
        body: createAccountRequest,
        response: responses({ 200: createAccountReply }),
      },
      errorHandler: (cause) => {
        throw toAccountError(cause);
      },
    },
    async (request, reply) => {
      try {
        return await createAccount(request, reply, deps);
      } catch (cause) {
        reportRefusal(cause, request, deps);
        setRetryAfter(cause, reply);
        throw cause;
      }
    },
  );
};
