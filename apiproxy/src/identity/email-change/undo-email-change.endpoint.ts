import { accountRestPaths, type EmailChangeUndoneReply } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses, schemaOf } from '../../http/replies/reply-schemas.ts';
import { countInvalidLink } from '../mailed-token.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { undoTokens } from './undo-token.ts';

const body = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
const undone = schemaOf<EmailChangeUndoneReply>()(Type.Object({ status: Type.Literal('undone') }));

/** L-75: takes a change of the email address back. EMAIL_LINK_INVALID for an unknown, expired or used link. */
export const registerUndoEmailChange = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { token: string } }>(
    accountRestPaths.undoEmailChange,
    {
      schema: {
        summary: 'Takes a change of the email address back',
        body,
        response: responses({ 200: undone }),
      },
      config: { ignoresIdempotencyKey: 'The link works once.' },
    },
    async (request, reply): Promise<EmailChangeUndoneReply> => {
      const { token } = request.body;
      await countInvalidLink(deps, { ip: request.ip, reply }, { tokens: undoTokens, token });
      await undoEmailChange(deps, token);
      deps.jobs.notify();
      return { status: 'undone' };
    },
  );
};
