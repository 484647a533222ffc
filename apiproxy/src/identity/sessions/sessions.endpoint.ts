import { mfaRestPaths, type MemberSession, type SessionsReply } from '@crema/shared-contracts';
import { mfaItemParams, sessionsReply } from '@crema/shared-contracts/wire/mfa';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { endingSessionsOf, endSessionById, endSessionsOf } from './session-store.ts';

const response = responses({ 200: sessionsReply });

/** The member's sessions that are not expired: this one first, then by their last use. */
const listSessions = async (request: FastifyRequest, { db, clock }: AppDeps): Promise<SessionsReply> => {
  const rows = await db
    .selectFrom('session')
    .select(['session_id', 'device_label', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberOf(request))
    .where('expires_at', '>', clock.now())
    .execute();
  const sessions = rows.map(({ session_id, device_label, created_at, last_used_at }): MemberSession => ({
    id: session_id,
    device: device_label,
    signedInAt: created_at.toISOString(),
    lastUsedAt: (last_used_at ?? created_at).toISOString(),
    current: session_id === request.visitor.sessionId,
  }));
  return {
    sessions: sessions.toSorted(
      (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    ),
  };
};

/** ACC-041: the member's sessions, and signing out of one or of all others. No new proof is asked for (D-113). */
export const registerSessions = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    mfaRestPaths.sessions,
    { schema: { summary: 'The sessions of the member', response } },
    (request): Promise<SessionsReply> => listSessions(request, deps),
  );
  app.delete(
    mfaRestPaths.sessions,
    { schema: { summary: 'Signs the member out everywhere else', response } },
    async (request): Promise<SessionsReply> => {
      const memberId = memberOf(request);
      const { sessionId } = request.visitor;
      await endingSessionsOf(deps, memberId, () => endSessionsOf(deps.db, memberId, sessionId));
      return listSessions(request, deps);
    },
  );
  app.delete<{ Params: { id: string } }>(
    mfaRestPaths.session(':id').replace('%3A', ':'),
    { schema: { summary: 'Signs the member out of one session', params: mfaItemParams, response } },
    async (request): Promise<SessionsReply> => {
      const memberId = memberOf(request);
      // Signing out of this session is the sign-out page's work, which also forgets what the device stores.
      if (request.params.id === request.visitor.sessionId) throw createAppError('BAD_REQUEST');
      await endSessionById(deps, memberId, request.params.id);
      return listSessions(request, deps);
    },
  );
};
