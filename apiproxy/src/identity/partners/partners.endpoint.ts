import { accountRestPaths, type LinkedPartnersReply } from '@crema/shared-contracts';
import { linkedPartnersReply } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { responses } from '../../http/replies/reply-schemas.ts';

/** D-117, ACC-040: the partner programmes that the member has linked. */
export const registerLinkedPartners = (app: FastifyInstance, deps: AppDeps): void => {
  const schema = {
    summary: 'The partner programmes that the member has linked',
    response: responses({ 200: linkedPartnersReply }),
  };
  app.get(accountRestPaths.partners, { schema }, async (request): Promise<LinkedPartnersReply> => ({
    partners: await deps.partnerProgrammes.listLinks(memberOf(request), pageLocaleOf(request)),
  }));
};
