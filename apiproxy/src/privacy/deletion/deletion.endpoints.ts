import { privacyRestPaths, type DeletionReply, type PrivacyReply } from '@crema/shared-contracts';
import { deletionReply, privacyReply } from '@crema/shared-contracts/wire/privacy';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { recentMemberOf } from '../../identity/identity.public.ts';
import { keepPrivate } from '../keep-private.ts';
import { readPrivacy } from '../read-privacy.ts';
import { readDeletionEffects } from './deletion-effects.ts';
import { planDeletion, undoDeletion } from './deletion-store.ts';

const response = responses({ 200: privacyReply });

/**
 * D-119, D-160: the consequences of deleting the account, the request after a recent proof, and keeping the account within 30 days:
 * DELETION_STARTED afterwards.
 */
export const registerDeletion = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    privacyRestPaths.deletion,
    {
      schema: {
        summary: 'The consequences of deleting the account',
        response: responses({ 200: deletionReply }),
      },
    },
    (request, reply): Promise<DeletionReply> => {
      keepPrivate(reply);
      return readDeletionEffects(deps, memberOf(request), localeOf(request));
    },
  );
  app.post(
    privacyRestPaths.deletion,
    { schema: { summary: 'Deletes the account in 30 days', response } },
    async (request, reply): Promise<PrivacyReply> => {
      const memberId = recentMemberOf(request, deps);
      keepPrivate(reply);
      await planDeletion(deps, memberId);
      return readPrivacy(deps, memberId);
    },
  );
  app.delete(
    privacyRestPaths.deletion,
    { schema: { summary: 'Keeps the account', response } },
    async (request, reply): Promise<PrivacyReply> => {
      const memberId = memberOf(request);
      keepPrivate(reply);
      if (!(await undoDeletion(deps, memberId))) throw createAppError('DELETION_STARTED');
      return readPrivacy(deps, memberId);
    },
  );
};
