import { accountRestPaths, type ProfileChange, type ProfileReply } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { localeSchema, nullable, responses, schemaOf } from '../../http/replies/reply-schemas.ts';
import { findMember } from '../member-store.ts';
import { changeProfile, presentProfile } from './profile.ts';

const short = Type.String({ maxLength: 600 });
const body = Type.Object({
  firstName: short,
  lastName: short,
  birthday: Type.String({ maxLength: 10 }),
  phone: short,
  locale: localeSchema,
});
const profileReply = schemaOf<ProfileReply>()(
  Type.Object({
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    emailConfirmed: Type.Boolean(),
    birthday: nullable(Type.String()),
    phone: nullable(Type.String()),
    locale: localeSchema,
  }),
);

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
    { schema: { summary: 'Changes the profile', body, response: responses({ 200: profileReply }) } },
    async (request): Promise<ProfileReply> =>
      presentProfile(await changeProfile(deps, memberOf(request), request.body)),
  );
};
