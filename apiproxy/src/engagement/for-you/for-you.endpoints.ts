import { engagementRestPaths, type ForYouReply, type StreamMark } from '@crema/shared-contracts';
import { forYouReply, streamMark } from '@crema/shared-contracts/wire/stream';
import type { FastifyInstance } from 'fastify';
import { readCardMilestones } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findMember } from '../../identity/identity.public.ts';
import { readOnboarding } from '../stream/onboarding.ts';
import { isTaskName, mayMark, storeMark } from './stream-marks.ts';

const readForYou = async ({ db }: Pick<AppDeps, 'db'>, memberId: string): Promise<ForYouReply> => {
  const member = await findMember(db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const { hasPrimary } = await readCardMilestones(db, memberId);
  const { firstCardAt } = await readOnboarding(db, member);
  const marks = await db
    .selectFrom('stream_event')
    .select(['kind', 'subject'])
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'dismissed')
    .orderBy('at')
    .execute();
  return {
    hasPrimaryCard: hasPrimary,
    firstCardAt: firstCardAt?.toISOString() ?? null,
    isWelcomed: marks.some(({ kind }) => kind === 'welcomed'),
    seenTasks: marks.flatMap(({ kind, subject }) =>
      kind === 'task-seen' && isTaskName(subject) ? [subject] : [],
    ),
  };
};

/** The state of the feed that is kept with the account (ENG-002, ENG-011, ENG-013, E07). */
export const registerForYou = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: forYouReply });
  app.get(
    engagementRestPaths.forYou,
    { schema: { summary: 'What the home feed keeps with the account', response } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return readForYou(deps, memberOf(request));
    },
  );
  app.post<{ Body: StreamMark }>(
    engagementRestPaths.streamMarks,
    { schema: { summary: 'Marks an item or a task of the home feed', body: streamMark, response } },
    async (request) => {
      const memberId = memberOf(request);
      const { kind, subject } = request.body;
      if (!(await mayMark(deps.db, { kind, subject })))
        throw createAppError('VALIDATION', { reason: `${subject} cannot be ${kind}` }, { field: 'subject' });
      await storeMark(deps.db, memberId, { kind, subject, at: deps.clock.now() });
      return readForYou(deps, memberId);
    },
  );
};
