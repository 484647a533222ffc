import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import type { Visitor } from '../http/visitor.ts';
import { giveSid, readSid, readVisitorId } from './session-cookies.ts';
import { findSession, openSession } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Begins a guest session for a visitor who has none (ORD-120); its cookie goes out with this reply. */
    beginGuestSession(): Promise<Visitor>;
  }
}

/** Files need no session: only the API and pages are worth the query. */
const needsSession = (request: FastifyRequest) =>
  request.url.startsWith('/apiproxy/') || (request.headers.accept ?? '').includes('text/html');

const recognise = async (request: FastifyRequest, deps: AppDeps): Promise<Visitor> => {
  const visitorId = readVisitorId(request, deps);
  const sid = needsSession(request) ? readSid(request, deps) : undefined;
  const session = sid === undefined ? undefined : await findSession(deps, sid);
  return session ? { visitorId, ...session } : { visitorId, kind: 'anonymous' };
};

const beginGuestSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
): Promise<Visitor> => {
  if (request.visitor.kind !== 'anonymous') return request.visitor;
  const { sid, sessionId } = await openSession(deps.db, deps, { kind: 'guest' });
  giveSid(reply, deps, sid);
  request.visitor = { visitorId: request.visitor.visitorId, kind: 'guest', sessionId };
  return request.visitor;
};

/** Fills `request.visitor` before any handler: what a session may do is decided from it (ACC-090). */
export const registerVisitor = (app: FastifyInstance, deps: AppDeps): void => {
  app.decorateRequest('beginGuestSession');
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = await recognise(request, deps);
    request.beginGuestSession = () => beginGuestSession(request, reply, deps);
  });
};
