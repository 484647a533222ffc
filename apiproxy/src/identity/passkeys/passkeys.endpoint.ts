import {
  passkeyRestPaths,
  type AddPasskeyRequest,
  type PasskeyFactorRequest,
  type PasskeyRegistrationReply,
  type PasskeyRequestOptions,
  type PasskeySignInReply,
  type PasskeySignInRequest,
  type RecoveryCodesReply,
  type SessionReply,
} from '@crema/shared-contracts';
import {
  addPasskeyRequest,
  passkeyFactorRequest,
  passkeyRegistrationReply,
  passkeyRequestOptions,
  passkeySignInReply,
  passkeySignInRequest,
} from '@crema/shared-contracts/wire/passkeys';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import { recoveryCodesReply } from '@crema/shared-contracts/wire/mfa';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findMember } from '../member-store.ts';
import { findOpenChallenge } from '../mfa/challenge.ts';
import { memberOfSettings } from '../mfa/mfa-settings.endpoint.ts';
import { presentSession } from '../sessions/read-session.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { checkPasskey } from './check-passkey.ts';
import { challengeLifetimeMs, issueChallenge, takeChallenge } from './passkey-challenge.ts';
import { passkeyTextLimits } from './passkey-text-limits.ts';
import { describePasskeys } from './passkey-store.ts';
import { relyingPartyOf } from './relying-party.ts';

const window = 5 * 60_000;
/** D-121: for one IP address. Each sign-in page that is opened asks for options. */
const optionsLimit: AttemptLimit = { name: 'passkey-options', max: 120, windowMs: window };
const signInLimit: AttemptLimit = { name: 'passkey-sign-in', max: 60, windowMs: window };
const addLimit: AttemptLimit = { name: 'passkey-add', max: 20, windowMs: 60 * 60_000 };

const assertOn = ({ flags }: AppDeps): void => {
  if (!flags.enableMfaFeatures) throw createAppError('NOT_FOUND');
};
const countIp = ({ ip }: FastifyRequest, reply: FastifyReply, deps: AppDeps, limit: AttemptLimit) =>
  countAttempts(deps, { ip, reply }, ipCounters(limit, ip));
const toOptions = (
  deps: AppDeps,
  challenge: string,
  allowCredentials: PasskeyRequestOptions['allowCredentials'],
): PasskeyRequestOptions => ({
  challenge,
  rpId: relyingPartyOf(deps).id,
  timeout: challengeLifetimeMs,
  userVerification: 'required',
  allowCredentials,
});

const registerOptions = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(
    passkeyRestPaths.signInOptions,
    {
      schema: { summary: 'Asks any passkey to sign in', response: responses({ 200: passkeySignInReply }) },
      config: { ignoresIdempotencyKey: 'It changes nothing: each challenge waits for a signature.' },
    },
    async (request, reply): Promise<PasskeySignInReply> => {
      assertOn(deps);
      await countIp(request, reply, deps, optionsLimit);
      const { challengeId, challenge } = await issueChallenge(deps, { purpose: 'sign-in' });
      return { challengeId, options: toOptions(deps, challenge, []) };
    },
  );
  app.post<{ Body: PasskeyFactorRequest }>(
    passkeyRestPaths.factorOptions,
    {
      schema: {
        summary: 'Asks a passkey of the member to answer a challenge',
        body: passkeyFactorRequest,
        response: responses({ 200: passkeyRequestOptions }),
      },
      config: { ignoresIdempotencyKey: 'It changes nothing: the challenge waits for a signature.' },
    },
    async (request, reply): Promise<PasskeyRequestOptions> => {
      assertOn(deps);
      await countIp(request, reply, deps, optionsLimit);
      const { challengeId } = request.body;
      const memberId = await findOpenChallenge(deps, challengeId);
      if (memberId === undefined) throw createAppError('CODE_EXPIRED');
      const { challenge } = await issueChallenge(deps, { purpose: 'second-factor', memberId, challengeId });
      return toOptions(deps, challenge, await describePasskeys(deps.db, memberId));
    },
  );
};

const registerSettings = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(
    passkeyRestPaths.registrationOptions,
    {
      schema: { summary: 'Starts a new passkey', response: responses({ 200: passkeyRegistrationReply }) },
      config: { ignoresIdempotencyKey: 'It changes nothing: each challenge waits for a signature.' },
    },
    async (request, reply): Promise<PasskeyRegistrationReply> => {
      const memberId = memberOfSettings(request, deps);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: addLimit, subject: memberId }]);
      return startPasskey(deps, memberId);
    },
  );
  app.post<{ Body: AddPasskeyRequest }>(
    passkeyRestPaths.passkeys,
    {
      schema: {
        summary: 'Adds a passkey',
        body: addPasskeyRequest,
        response: responses({ 200: recoveryCodesReply }),
      },
      config: { textLimits: passkeyTextLimits },
    },
    async (request): Promise<RecoveryCodesReply> => {
      // The proof counts from the start: the device's own dialog may take longer.
      assertOn(deps);
      return addPasskey(deps, memberOf(request), request.body);
    },
  );
};

/**
 * D-112: signs in with a passkey alone, which is both factors: a thing that the member has, unlocked by the member. The same answer for
 * every passkey that does not work.
 */
export const registerPasskeys = (app: FastifyInstance, deps: AppDeps): void => {
  // A server whose domain is misconfigured does not start.
  relyingPartyOf(deps);
  registerOptions(app, deps);
  registerSettings(app, deps);
  app.post<{ Body: PasskeySignInRequest }>(
    passkeyRestPaths.signIn,
    {
      schema: {
        summary: 'Signs a member in by a passkey',
        body: passkeySignInRequest,
        response: responses({ 200: sessionReply }),
      },
      config: { ignoresIdempotencyKey: 'A challenge is used once.', textLimits: passkeyTextLimits },
    },
    async (request, reply): Promise<SessionReply> => {
      assertOn(deps);
      await countIp(request, reply, deps, signInLimit);
      const { challengeId, passkey: assertion, rememberMe } = request.body;
      const challenge = await takeChallenge(deps.db, deps, { purpose: 'sign-in', challengeId });
      if (challenge === undefined) throw createAppError('CODE_EXPIRED');
      const memberId = await checkPasskey(deps.db, deps, { challenge, assertion });
      const member = memberId === undefined ? undefined : await findMember(deps.db, memberId);
      if (!member) {
        deps.security.report('sign-in failed', { ip: request.ip, detail: 'passkey' });
        throw createAppError('PASSKEY_INVALID');
      }
      const remember = rememberMe && deps.flags.rememberMe;
      await startMemberSession(request, reply, deps, member.member_id, { remember });
      rememberBrowser(request, reply, deps, { account: member.email, proof: 'secondStep' });
      return { session: await presentSession(member, request.visitor, deps) };
    },
  );
};
