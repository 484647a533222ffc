import { accountRestPaths, type LinkedPartnersReply } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { responses, schemaOf } from '../../http/replies/reply-schemas.ts';

const partnersReply = schemaOf<LinkedPartnersReply>()(
  Type.Object({
    partners: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        path: Type.String(),
        account: Type.String(),
        linkedAt: Type.String(),
      }),
    ),
  }),
);

/** D-117, ACC-040: the partner programmes that the member has linked. */
export const registerLinkedPartners = (app: FastifyInstance, deps: AppDeps): void => {
  const schema = {
    summary: 'The partner programmes that the member has linked',
    response: responses({ 200: partnersReply }),
  };
  app.get(accountRestPaths.partners, { schema }, async (request): Promise<LinkedPartnersReply> => ({
    partners: await deps.partnerProgrammes.listLinks(memberOf(request), pageLocaleOf(request)),
  }));
};
