import { mfaRestPaths, type AcceptedReply, type FactorRecoveryReply } from '@crema/shared-contracts';
import { factorRecoveryReply, factorRecoveryRequest } from '@crema/shared-contracts/wire/mfa';
import { accepted, linkToken } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { isWithinLimits, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import type { Tables } from '../../storage/tables.ts';
import { countInvalidLink } from '../mailed-token.ts';
import { findChallenge, findOpenChallenge } from '../mfa/challenge.ts';
import { countUnknownChallenge } from '../mfa/second-step-limits.ts';
import { askForRecovery, cancelRecovery, requireRecovery, startRecovery } from './factor-recovery.ts';
import { presentRecovery, recoveryTokens, type Recovery } from './recovery-store.ts';

/** So that nobody who knows the password fills the mailbox. It is not reported, and each mail has the same working link. */
const mailLimit: AttemptLimit = { name: 'factor-recovery', max: 3, windowMs: 24 * 60 * 60_000 };

const response = responses({ 200: factorRecoveryReply });
type WithToken = { Body: { token: string } };

const registerAsk = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { challengeId: string } }>(
    mfaRestPaths.recovery,
    {
      schema: {
        summary: 'Mails a link to a member who has lost everything for the second step',
        body: factorRecoveryRequest,
        response: responses({ 202: accepted }),
      },
      config: { ignoresIdempotencyKey: 'A repeated request mails the same link again.' },
    },
    async (request, reply): Promise<AcceptedReply> => {
      const { challengeId } = request.body;
      const asked = await findChallenge(deps, challengeId);
      if (!asked) await countUnknownChallenge(request, reply, deps);
      const memberId = await findOpenChallenge(deps, challengeId);
      if (!asked || !memberId) throw createAppError('CODE_EXPIRED', undefined, { field: 'code' });
      if (asked.purpose === 'step-up' && request.visitor.memberId !== memberId)
        throw createAppError('UNAUTHENTICATED');
      if (await isWithinLimits(deps, [{ limit: mailLimit, subject: memberId }]))
        await askForRecovery(deps, memberId);
      reply.status(202);
      return { status: 'accepted' };
    },
  );
};

const registerOwn = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    mfaRestPaths.recovery,
    { schema: { summary: 'The open request to turn the second factor off', response } },
    async (request): Promise<FactorRecoveryReply> =>
      presentRecovery(
        await deps.db
          .selectFrom('factor_recovery')
          .selectAll()
          .where('member_id', '=', memberOf(request))
          .where('started_at', 'is not', null)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
      ),
  );
  app.delete(
    mfaRestPaths.recovery,
    { schema: { summary: 'Cancels the request to turn the second factor off', response } },
    async (request): Promise<FactorRecoveryReply> => {
      const memberId = memberOf(request);
      const ended = await deps.db.transaction().execute((trx) => cancelRecovery(trx, deps, memberId));
      deps.jobs.notify();
      return presentRecovery(ended);
    },
  );
};

type LinkWork = (
  trx: Transaction<Tables>,
  deps: AppDeps,
  recovery: Recovery,
) => Promise<Recovery | undefined>;
const linkActions: readonly { readonly path: string; readonly summary: string; readonly work: LinkWork }[] = [
  {
    path: mfaRestPaths.recoveryLink,
    summary: 'The request of a mailed link to turn the second factor off',
    work: async (_trx, _deps, recovery) => recovery,
  },
  {
    path: mfaRestPaths.startRecovery,
    summary: 'Begins the waiting time before the second factor is turned off',
    work: startRecovery,
  },
  {
    path: mfaRestPaths.cancelRecovery,
    summary: 'Cancels the request of a mailed link to turn the second factor off',
    work: async (trx, deps, recovery) =>
      recovery.ended_at ? recovery : cancelRecovery(trx, deps, recovery.member_id),
  },
];

/**
 * L-79: for a member who has lost every second factor and recovery code. A right password asks; the link in the mailbox begins a
 * waiting time, in which any session, the mailed link, a right code and a new password cancel; customer service approves
 * (`members -- approve-recovery`).
 */
export const registerFactorRecovery = (app: FastifyInstance, deps: AppDeps): void => {
  registerAsk(app, deps);
  registerOwn(app, deps);
  for (const { path, summary, work } of linkActions)
    app.post<WithToken>(
      path,
      {
        schema: { summary, body: linkToken, response },
        config: { ignoresIdempotencyKey: 'A repeated request changes nothing.' },
      },
      async (request: FastifyRequest<WithToken>, reply: FastifyReply): Promise<FactorRecoveryReply> => {
        const { token } = request.body;
        await countInvalidLink(deps, { ip: request.ip, reply }, { tokens: recoveryTokens, token });
        const recovery = await deps.db
          .transaction()
          .execute(async (trx) => work(trx, deps, await requireRecovery(trx, deps, token)));
        deps.jobs.notify();
        return presentRecovery(recovery);
      },
    );
};
