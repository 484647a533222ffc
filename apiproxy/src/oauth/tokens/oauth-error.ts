import type { FastifyError, FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { isUnexpected, toAppError } from '../../http/errors/error-reply.ts';

/** The errors of the protocol with their HTTP status (RFC 6749, section 5.2; RFC 6750, section 3.1; RFC 7009, section 2.2.1). */
const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  unsupported_token_type: 400,
  invalid_scope: 400,
  invalid_token: 401,
  insufficient_scope: 403,
  temporarily_unavailable: 503,
  server_error: 500,
} as const;
export type OauthErrorCode = keyof typeof statuses;

export class OauthError extends Error {
  readonly code: OauthErrorCode;
  readonly challenge: string | undefined;
  /** `description`: for the developer of the app. `challenge`: the header WWW-Authenticate. */
  constructor(code: OauthErrorCode, description: string, challenge?: string) {
    super(description);
    this.code = code;
    this.challenge = challenge;
  }
}

const oauthErrorReply = Type.Object({ error: Type.String(), error_description: Type.String() });
/** The responses of a route for apps: its own, and an error of RFC 6749. */
export const oauthResponses = (own: object): Readonly<Record<string, unknown>> => ({
  ...own,
  '4xx': oauthErrorReply,
  '5xx': oauthErrorReply,
});

const tooMany = 429;
const firstServerError = 500;
/** An error of another layer, such as a body that cannot be read, in the form of the protocol. */
const translate = (
  cause: unknown,
): { readonly status: number; readonly code: OauthErrorCode; readonly text: string } => {
  if (cause instanceof OauthError)
    return { status: statuses[cause.code], code: cause.code, text: cause.message };
  const { status, code } = toAppError(cause);
  if (status === tooMany)
    return { status, code: 'temporarily_unavailable', text: 'Too many requests. Wait for Retry-After.' };
  if (status === statuses.temporarily_unavailable)
    return { status, code: 'temporarily_unavailable', text: 'Try again later.' };
  return status >= firstServerError
    ? { status, code: 'server_error', text: 'The request failed.' }
    : { status, code: 'invalid_request', text: `The request cannot be read: ${code}.` };
};

/** Errors of the routes for apps have the form of RFC 6749, section 5.2. Unexpected ones are logged. */
export const registerOauthErrors = (app: FastifyInstance, { outages }: Pick<AppDeps, 'outages'>): void => {
  app.setErrorHandler((cause: FastifyError | OauthError, request, reply) => {
    const { status, code, text } = translate(cause);
    if (!(cause instanceof OauthError)) {
      outages.record(cause);
      if (isUnexpected(toAppError(cause)))
        request.log.error(
          { cause, method: request.method, path: request.routeOptions.url },
          'request failed',
        );
    }
    if (cause instanceof OauthError && cause.challenge)
      void reply.header('www-authenticate', cause.challenge);
    void reply.code(status).send({ error: code, error_description: text });
  });
};
