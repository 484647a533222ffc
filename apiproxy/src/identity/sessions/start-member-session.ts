import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { deviceLabelOf } from './device-label.ts';
import { setSidCookie, readSid } from './session-cookies.ts';
import { replaceSession } from './session-store.ts';

interface SessionOptions {
  /** The session outlasts the browser. */
  readonly remember: boolean;
  /** Another site vouches for the member: this does not prove the identity here (D-113). */
  readonly withoutProof?: boolean;
}
/** Ends the visitor's earlier session and starts the member's under a new id, which prevents session fixation. */
export const startMemberSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
  memberId: string,
  { remember, withoutProof = false }: SessionOptions,
): Promise<void> => {
  const provedAt = withoutProof ? null : deps.clock.now();
  const device = deviceLabelOf(request.headers['user-agent']);
  const opened = await replaceSession(deps, readSid(request, deps), {
    kind: 'member',
    memberId,
    remember,
    device,
    provedAt,
  });
  setSidCookie(reply, deps, opened.sid, remember ? opened.expiresAt : undefined);
  const { visitorId } = request.visitor;
  request.visitor = { visitorId, kind: 'member', sessionId: opened.sessionId, memberId, remember, provedAt };
};
