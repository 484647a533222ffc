import { oauthRestPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import type { OauthClient } from '../clients/client-store.ts';
import { authenticateClient } from './authenticate-client.ts';
import { exchangeCode } from './exchange-code.ts';
import { formOf, registerFormBodies, type FormBody } from './form-body.ts';
import { OauthError, oauthResponses, registerOauthErrors } from './oauth-error.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import type { TokenReply } from './token-family.ts';

type Exchange = (deps: AppDeps, client: OauthClient, form: FormBody) => Promise<TokenReply>;
const grantTypes: Readonly<Record<string, Exchange>> = {
  authorization_code: exchangeCode,
  refresh_token: refreshTokens,
};
/** The values of `grant_type` that the token endpoint knows. */
export const grantTypeNames: readonly string[] = Object.keys(grantTypes);

const form = Type.Optional(
  Type.Record(Type.String(), Type.String(), { description: 'application/x-www-form-urlencoded' }),
);
const tokenReply = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Number(),
  refresh_token: Type.String(),
  scope: Type.String(),
});

const config = {
  // The server of an app sends the request: a browser has no business here, and no cookie counts.
  crossSite: 'webhook',
  ignoresIdempotencyKey:
    'A code and a refresh token are valid once, and the reply with tokens is never stored.',
} as const;

/** RFC 6749 and RFC 7009: the endpoints that apps call with their own credentials. */
export const registerTokens = (app: FastifyInstance, deps: AppDeps): void => {
  void app.register(async (scope) => {
    registerOauthErrors(scope, deps);
    registerFormBodies(scope);
    scope.post(
      oauthRestPaths.token,
      {
        schema: {
          summary: 'Exchanges a code or a refresh token for tokens (RFC 6749)',
          body: form,
          response: oauthResponses({ 200: tokenReply }),
        },
        config,
      },
      async (request, reply): Promise<TokenReply> => {
        const body = formOf(request.body);
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
        const client = await authenticateClient(deps, request, reply, body);
        const { grant_type: type } = body;
        if (type === undefined)
          throw new OauthError('invalid_request', 'The parameter grant_type is missing.');
        const exchange = Object.hasOwn(grantTypes, type) ? grantTypes[type] : undefined;
        if (!exchange)
          throw new OauthError('unsupported_grant_type', `Expected ${grantTypeNames.join(' or ')}.`);
        return exchange(deps, client, body);
      },
    );
    scope.post(
      oauthRestPaths.revoke,
      {
        schema: {
          summary: 'Ends a token and all that came from the same code (RFC 7009)',
          body: form,
          response: oauthResponses({ 200: Type.Object({}) }),
        },
        config,
      },
      async (request, reply) => {
        const body = formOf(request.body);
        await revokeToken(deps, await authenticateClient(deps, request, reply, body), body);
        return {};
      },
    );
  });
};
