import {
  oauthRestPaths,
  type OauthConsentReply,
  type OauthConsentRequest,
  type OauthStatusReply,
  type OauthStatusRequest,
} from '@crema/shared-contracts';
import {
  oauthConsentReply,
  oauthConsentRequest,
  oauthStatusReply,
  oauthStatusRequest,
} from '@crema/shared-contracts/wire/oauth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { provesApp } from '../clients/redirect-uri.rules.ts';
import { covers, storedScopes, writeScopes } from '../scopes.ts';
import { assertVerified } from './assert-verified.ts';
import { answerUri, readAuthorization, type AuthorizationRequest } from './authorization-request.ts';
import { findGrant, issueCode, storeConsent } from './grant-store.ts';

const tenMinutes = 10 * 60_000;
const memberLimit: AttemptLimit = { name: 'oauth-authorize', max: 60, windowMs: tenMinutes };
const ipLimit: AttemptLimit = { name: 'oauth-authorize-ip', max: 300, windowMs: tenMinutes };

/** Counts an attempt of the network, and of the member if there is one. Throws TOO_MANY_REQUESTS. */
const countAttempt = (deps: AppDeps, { ip, visitor }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const subject = visitor.memberId;
  const counters = subject === undefined ? [] : [{ limit: memberLimit, subject }];
  return countAttempts(deps, { ip, reply }, [...ipCounters(ipLimit, ip), ...counters]);
};

const presentStatus = (
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
  { client, scopes, state, responseType, redirectUri, error }: AuthorizationRequest,
): OauthStatusReply => ({
  authorized: false,
  ...(error && { error }),
  redirectUri,
  state,
  clientId: client.clientId,
  clientName: client.name,
  clientImage: client.image,
  responseType,
  scope: writeScopes(scopes),
  claims: scopes.map((scope) => ({ scope })),
  issuer: publicOrigin,
});

/** A code without a question, if the member has agreed to these scopes and the app can be no other one (RFC 8252, section 8.6). */
const findEarlierConsent = async (deps: AppDeps, memberId: string, request: AuthorizationRequest) => {
  const { client, redirectUri, scopes } = request;
  if (client.secretHash === null && !provesApp(redirectUri)) return undefined;
  const grant = await findGrant(deps.db, memberId, client.clientId);
  return grant && covers(storedScopes(grant.scope), scopes)
    ? issueCode(deps.db, deps, grant.grant_id, request)
    : undefined;
};

const readStatus = async (
  deps: AppDeps,
  { visitor }: FastifyRequest,
  memberId: string,
  request: AuthorizationRequest,
): Promise<OauthStatusReply> => {
  const status = presentStatus(deps, request);
  const { error } = request;
  if (error) return { ...status, redirectUri: answerUri(deps, request, { error }) };
  await assertVerified(deps, visitor, memberId);
  const code = await findEarlierConsent(deps, memberId, request);
  return code === undefined
    ? status
    : { ...status, authorized: true, redirectUri: answerUri(deps, request, { code }) };
};

/** ACC-081, ACC-082: the state of an authorization request, and the consent of the member. Errors: see OauthStatusRequest. */
export const registerAuthorize = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: OauthStatusRequest }>(
    oauthRestPaths.status,
    {
      schema: {
        summary: 'What an app asks for, and whether the member has agreed before',
        body: oauthStatusRequest,
        response: responses({ 200: oauthStatusReply }),
      },
      config: {
        ignoresIdempotencyKey:
          'It changes nothing; a reply with a code is never stored, because a code is a secret.',
      },
    },
    async (request, reply): Promise<OauthStatusReply> => {
      await countAttempt(deps, request, reply);
      const { requestRedirectUri: redirectUri, ...rest } = request.body;
      const asked = await readAuthorization(deps, { ...rest, redirectUri });
      // Only then: a visitor does not sign in for an app or URI that is refused afterwards.
      return readStatus(deps, request, memberOf(request), asked);
    },
  );
  app.post<{ Body: OauthConsentRequest }>(
    oauthRestPaths.authorize,
    {
      schema: {
        summary: 'Gives an app access to the account',
        body: oauthConsentRequest,
        response: responses({ 200: oauthConsentReply }),
      },
      config: {
        ignoresIdempotencyKey:
          'A consent is stored once, however often it is sent; its reply is never stored, because a code is a secret.',
      },
    },
    async (request, reply): Promise<OauthConsentReply> => {
      await countAttempt(deps, request, reply);
      const memberId = memberOf(request);
      const asked = await readAuthorization(deps, request.body);
      if (asked.error) return { redirectUri: answerUri(deps, asked, { error: asked.error }) };
      await assertVerified(deps, request.visitor, memberId);
      const code = await storeConsent(deps, memberId, asked);
      deps.jobs.notify();
      return { redirectUri: answerUri(deps, asked, { code }) };
    },
  );
};
