import { oauthRestPaths, type ConnectedAppsReply } from '@crema/shared-contracts';
import { connectedAppsReply } from '@crema/shared-contracts/wire/oauth';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { endGrant, listGrantsOf } from './grants-of-member.ts';

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
const response = responses({ 200: connectedAppsReply });

/** D-120: the apps that have access to the account, and the end of it. */
export const registerConnectedApps = (app: FastifyInstance, { db }: AppDeps): void => {
  app.get(
    oauthRestPaths.connectedApps,
    { schema: { summary: 'The apps that have access to the account', response } },
    async (request): Promise<ConnectedAppsReply> => ({ apps: await listGrantsOf(db, memberOf(request)) }),
  );
  app.delete<{ Params: { id: string } }>(
    oauthRestPaths.connectedApp(':id').replace('%3A', ':'),
    { schema: { summary: 'Ends the access of an app', params, response } },
    async (request): Promise<ConnectedAppsReply> => {
      const memberId = memberOf(request);
      await endGrant(db, memberId, request.params.id);
      return { apps: await listGrantsOf(db, memberId) };
    },
  );
};
