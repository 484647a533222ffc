import { restPaths, type SessionReply } from '@crema/shared-contracts';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { readSid, clearSidCookie } from '../sessions/session-cookies.ts';
import { endSession } from '../sessions/session-store.ts';
import { responses } from '../../http/replies/reply-schemas.ts';

const schema = { summary: 'Ends the session', response: responses({ 200: sessionReply }) };

/**
 * D-110: ends the session on the server and clears its cookie. The visitor id remains, because it does not
 * identify a person. The browser deletes its cache, where pages with the member's name can lie (D-14).
 */
export const registerSignOut = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(restPaths.signOut, { schema }, async (request, reply): Promise<SessionReply> => {
    const sid = readSid(request, deps);
    if (sid !== undefined) await endSession(deps, sid);
    clearSidCookie(reply, deps);
    reply.header('clear-site-data', '"cache"');
    return { session: { kind: 'anonymous' } };
  });
};
