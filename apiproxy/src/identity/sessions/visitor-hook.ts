import { restPaths, sessionHeader } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Visitor } from '../../http/visitor.ts';
import { setSidCookie, readSid, readVisitorId } from './session-cookies.ts';
import {
  type LiveSession,
  findSession,
  openDerivedSession,
  openSession,
  recentSession,
} from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Starts a guest session if the visitor has none (ORD-120). This reply sets the cookie. `secret` is a text that only the sender of
     * this request knows: a repeated request, whose first reply was lost, continues the session of the first.
     */
    beginGuestSession(secret?: string): Promise<Visitor>;
  }
}

/** Only the API and pages need a session; static files skip the query. */
const needsSession = (request: FastifyRequest) =>
  request.url.startsWith('/apiproxy/') || (request.headers.accept ?? '').includes('text/html');

/** Another process may have ended a session in memory. GraphQL confirms it for all operations but a few. */
const mayUseMemory = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.sessionFromMemory === true || routeOptions.url === restPaths.graphql;

const sidOf = (request: FastifyRequest, deps: AppDeps) =>
  needsSession(request) ? readSid(request, deps) : undefined;
const toVisitor = (visitorId: string, session: LiveSession | undefined): Visitor =>
  session ? { visitorId, ...session } : { visitorId, kind: 'anonymous' };

/** True for an API request whose cookie names a session that has expired or was ended. */
const hasEndedSession = (request: FastifyRequest, deps: AppDeps) =>
  request.url.startsWith('/apiproxy/') &&
  request.visitor.kind === 'anonymous' &&
  readSid(request, deps) !== undefined;

const beginGuestSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, secret }: { readonly deps: AppDeps; readonly secret: string | undefined },
): Promise<Visitor> => {
  if (request.visitor.kind !== 'anonymous') return request.visitor;
  const { sid, sessionId } = await (secret === undefined
    ? openSession(deps.db, deps, { kind: 'guest' })
    : openDerivedSession(deps, deps.signer.sign('guest session', secret)));
  setSidCookie(reply, deps, sid);
  reply.header(sessionHeader, 'guest');
  request.visitor = { visitorId: request.visitor.visitorId, kind: 'guest', sessionId };
  return request.visitor;
};

/** Sets `request.visitor` before any handler. Handlers decide from it what the session may do (ACC-090). */
export const registerVisitor = (app: FastifyInstance, deps: AppDeps): void => {
  app.decorateRequest('beginGuestSession');
  app.addHook('onRequest', async (request, reply) => {
    const sid = sidOf(request, deps);
    const visitorId = readVisitorId(request, deps);
    const identify = async () => {
      request.visitor = toVisitor(visitorId, sid === undefined ? undefined : await findSession(deps, sid));
      if (hasEndedSession(request, deps)) reply.header(sessionHeader, 'anonymous');
      return request.visitor;
    };
    const recent = sid !== undefined && mayUseMemory(request) ? recentSession(deps, sid) : undefined;
    if (recent) request.visitor = toVisitor(visitorId, recent);
    else await identify();
    request.confirmVisitor = async () => (recent ? identify() : request.visitor);
    request.beginGuestSession = (secret) => beginGuestSession(request, reply, { deps, secret });
  });
};
