import { accountRestPaths, type ProfileChange, type ProfileReply } from '@crema/shared-contracts';
import { profileChange, profileReply } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findMember } from '../member-store.ts';
import { changeProfile, presentProfile } from './profile.ts';

/** ACC-040: the member's own profile. UNAUTHENTICATED for everybody else. */
export const registerProfile = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    accountRestPaths.profile,
    { schema: { summary: 'The member’s profile', response: responses({ 200: profileReply }) } },
    async (request): Promise<ProfileReply> => {
      const member = await findMember(deps.db, memberOf(request));
      if (!member) throw createAppError('UNAUTHENTICATED');
      return presentProfile(member);
    },
  );
  app.put<{ Body: ProfileChange }>(
    accountRestPaths.profile,
    {
      schema: {
        summary: 'Changes the profile',
        body: profileChange,
        response: responses({ 200: profileReply }),
      },
    },
    async (request): Promise<ProfileReply> =>
      presentProfile(await changeProfile(deps, memberOf(request), request.body)),
  );
};
