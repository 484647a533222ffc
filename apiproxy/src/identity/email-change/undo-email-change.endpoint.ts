import { accountRestPaths, type EmailChangeUndoneReply } from '@crema/shared-contracts';
import { emailChangeUndoneReply } from '@crema/shared-contracts/wire/account';
import { linkToken } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { countInvalidLink } from '../mailed-token.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { undoTokens } from './undo-token.ts';

/** L-75: takes a change of the email address back. EMAIL_LINK_INVALID for an unknown, expired or used link. */
export const registerUndoEmailChange = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { token: string } }>(
    accountRestPaths.undoEmailChange,
    {
      schema: {
        summary: 'Takes a change of the email address back',
        body: linkToken,
        response: responses({ 200: emailChangeUndoneReply }),
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
