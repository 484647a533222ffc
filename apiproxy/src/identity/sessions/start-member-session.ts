import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { deviceLabelOf } from './device-label.ts';
import { setSidCookie, readSid } from './session-cookies.ts';
import { replaceSession } from './session-store.ts';

/** Ends the visitor's earlier session and starts the member's under a new id, which prevents session fixation. */
export const startMemberSession = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
  memberId: string,
  remember: boolean,
): Promise<void> => {
  const device = deviceLabelOf(request.headers['user-agent']);
  const opened = await replaceSession(deps, readSid(request, deps), {
    kind: 'member',
    memberId,
    remember,
    device,
  });
  setSidCookie(reply, deps, opened.sid, remember ? opened.expiresAt : undefined);
  const { visitorId } = request.visitor;
  const provedAt = deps.clock.now();
  request.visitor = { visitorId, kind: 'member', sessionId: opened.sessionId, memberId, remember, provedAt };
};
