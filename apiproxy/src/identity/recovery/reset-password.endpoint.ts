import {
  accountRestPaths,
  type PasswordChangedReply,
  type ResetLinkReply,
  type ResetPasswordRequest,
} from '@crema/shared-contracts';
import {
  passwordChangedReply,
  resetLinkReply,
  resetPasswordRequest,
} from '@crema/shared-contracts/wire/account';
import { linkToken } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { countInvalidLink } from '../mailed-token.ts';
import { resetTokens } from './reset-token.ts';
import { requireResetLink, resetPassword } from './reset-password.ts';

/** ACC-010, ACC-011: checks a mailed link without using it, and sets the new password. */
export const registerResetPassword = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { token: string } }>(
    accountRestPaths.checkResetLink,
    {
      schema: {
        summary: 'Checks a link for a new password',
        body: linkToken,
        response: responses({ 200: resetLinkReply }),
      },
      config: { ignoresIdempotencyKey: 'It writes nothing.' },
    },
    async (request, reply): Promise<ResetLinkReply> => {
      const { ip } = request;
      await countInvalidLink(deps, { ip, reply }, { tokens: resetTokens, token: request.body.token });
      await requireResetLink(deps.db, deps, request.body.token);
      return { status: 'valid' };
    },
  );
  app.post<{ Body: ResetPasswordRequest }>(
    accountRestPaths.resetPassword,
    {
      schema: {
        summary: 'Sets a new password by a mailed link',
        body: resetPasswordRequest,
        response: responses({ 200: passwordChangedReply }),
      },
      config: { ignoresIdempotencyKey: 'The link works once.' },
    },
    async (request, reply): Promise<PasswordChangedReply> => {
      const { ip, body } = request;
      await countInvalidLink(deps, { ip, reply }, { tokens: resetTokens, token: body.token });
      await resetPassword(deps, body.token, body.newPassword);
      deps.jobs.notify();
      return { status: 'changed' };
    },
  );
};
