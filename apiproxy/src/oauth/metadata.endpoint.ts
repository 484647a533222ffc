import { oauthPagePath, oauthRestPaths } from '@crema/shared-contracts';
import { oauthScopes } from '@crema/shared-contracts/wire/oauth';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { grantTypeNames } from './tokens/token.endpoints.ts';

const clientAuthentication = ['client_secret_basic', 'client_secret_post', 'none'] as const;

/** RFC 8414: where the endpoints are and what they can do. */
export const registerMetadata = (
  app: FastifyInstance,
  { publicOrigin }: Pick<AppDeps, 'publicOrigin'>,
): void => {
  const metadata = {
    issuer: publicOrigin,
    authorization_endpoint: `${publicOrigin}${oauthPagePath}`,
    token_endpoint: `${publicOrigin}${oauthRestPaths.token}`,
    revocation_endpoint: `${publicOrigin}${oauthRestPaths.revoke}`,
    userinfo_endpoint: `${publicOrigin}${oauthRestPaths.userinfo}`,
    service_documentation: `${publicOrigin}/developers`,
    scopes_supported: oauthScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypeNames,
    token_endpoint_auth_methods_supported: clientAuthentication,
    revocation_endpoint_auth_methods_supported: clientAuthentication,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
  app.get('/.well-known/oauth-authorization-server', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(metadata)),
  );
};
