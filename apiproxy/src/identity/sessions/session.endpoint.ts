import { restPaths, type SessionReply } from '@crema/shared-contracts';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { readSession } from './read-session.ts';
import { ensureVisitorId, readSid, renewPreferences, clearSidCookie } from './session-cookies.ts';
import { responses } from '../../http/replies/reply-schemas.ts';

const schema = {
  summary: 'The session of this visitor',
  response: responses({ 200: sessionReply }),
};

/** Returns the current visitor (ACC-090). If the session has ended, its cookie is cleared. */
export const registerSession = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(restPaths.session, { schema }, async (request, reply): Promise<SessionReply> => {
    ensureVisitorId(request, reply, deps);
    renewPreferences(request, reply, deps, ['locale']);
    if (request.visitor.kind === 'anonymous' && readSid(request, deps) !== undefined)
      clearSidCookie(reply, deps);
    return { session: await readSession(request, deps), cookies: Object.keys(request.cookies).length > 0 };
  });
};
