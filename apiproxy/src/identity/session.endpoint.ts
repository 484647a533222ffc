import { restPaths, type SessionReply } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { readSession } from './read-session.ts';
import { ensureVisitorId, readSid, takeSid } from './session-cookies.ts';

/** Who is here (ACC-090). A cookie of a session that has ended is taken back. */
export const registerSession = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(restPaths.session, async (request, reply): Promise<SessionReply> => {
    ensureVisitorId(request, reply, deps);
    if (request.visitor.kind === 'anonymous' && readSid(request, deps) !== undefined) takeSid(reply, deps);
    return { session: await readSession(request, deps) };
  });
};
