import { accountRestPaths, type CommunicationPreferences } from '@crema/shared-contracts';
import { communicationPreferences } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import type { MemberRow } from '../member-store.ts';

const columns = ['brand_mail', 'general_mail', 'personal_mail'] as const;
const present = (row: Pick<MemberRow, (typeof columns)[number]> | undefined): CommunicationPreferences => {
  if (!row) throw createAppError('UNAUTHENTICATED');
  return {
    receiveBrandEmailCommunications: row.brand_mail,
    receiveGeneralEmailCommunications: row.general_mail,
    receivePersonalizedEmailCommunications: row.personal_mail,
  };
};

/** ACC-041: the mails that a member has agreed to. */
export const registerCommunicationPreferences = (app: FastifyInstance, { db }: AppDeps): void => {
  const response = responses({ 200: communicationPreferences });
  app.get(
    accountRestPaths.communicationPreferences,
    { schema: { summary: 'The mails that the member gets', response } },
    async (request) =>
      present(
        await db
          .selectFrom('member')
          .select(columns)
          .where('member_id', '=', memberOf(request))
          .executeTakeFirst(),
      ),
  );
  app.put<{ Body: CommunicationPreferences }>(
    accountRestPaths.communicationPreferences,
    {
      schema: { summary: 'Changes the mails that the member gets', body: communicationPreferences, response },
    },
    async (request) =>
      present(
        await db
          .updateTable('member')
          .set({
            brand_mail: request.body.receiveBrandEmailCommunications,
            general_mail: request.body.receiveGeneralEmailCommunications,
            personal_mail: request.body.receivePersonalizedEmailCommunications,
          })
          .where('member_id', '=', memberOf(request))
          .returning(columns)
          .executeTakeFirst(),
      ),
  );
};
