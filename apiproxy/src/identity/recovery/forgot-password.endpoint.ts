import {
  accountRestPaths,
  validateEmail,
  type AcceptedReply,
  type ForgotPasswordRequest,
} from '@crema/shared-contracts';
import { forgotPasswordRequest } from '@crema/shared-contracts/wire/account';
import { accepted } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import {
  countAttempts,
  ipCounters,
  isWithinLimits,
  type AttemptLimit,
} from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { normaliseEmail } from '../member-store.ts';
import { readKnownBrowserId } from '../sign-in/known-browser.ts';
import { mailPasswordReset } from './mail-password-reset.job.ts';
import { resetLifetimeMs } from './reset-token.ts';

const hour = 60 * 60_000;
const addressLimit: AttemptLimit = { name: 'password-reset-address', max: 30, windowMs: hour };
/**
 * So that nobody fills a mailbox. It is not reported: the reply would tell that others asked for this account. The window is the lifetime
 * of a link: while strangers use the limit up, the links that they sent the owner work.
 */
const accountLimit: AttemptLimit = { name: 'password-reset-account', max: 3, windowMs: resetLifetimeMs };

/**
 * ACC-009: accepts every valid address in the same way, and a job mails the link if it has an account. VALIDATION for a text
 * that is not an email address; 30 requests an hour from one IP address.
 */
export const registerForgotPassword = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: ForgotPasswordRequest }>(
    accountRestPaths.forgotPassword,
    {
      schema: {
        summary: 'Mails a link for a new password',
        body: forgotPasswordRequest,
        response: responses({ 202: accepted }),
      },
      config: {
        ignoresIdempotencyKey:
          'A repeated request mails another link; the first that is used ends the others.',
      },
    },
    async (request, reply): Promise<AcceptedReply> => {
      const { ip } = request;
      const reason = validateEmail(request.body.emailAddress, deps.configuration.emailMaxLength);
      if (reason) throw createAppError('VALIDATION', { emailAddress: reason }, { field: 'emailAddress' });
      const email = normaliseEmail(request.body.emailAddress);
      const browserId = readKnownBrowserId(request, deps, email);
      if (browserId === undefined) await countAttempts(deps, { ip, reply }, ipCounters(addressLimit, ip));
      // A browser of the member has a count of its own: strangers behind the same address, or who ask for the account, use up another.
      const subject = browserId === undefined ? email : `browser ${browserId}`;
      if (await isWithinLimits(deps, [{ limit: accountLimit, subject }])) {
        await enqueueJob(deps.db, deps, { job: mailPasswordReset, payload: { email } });
        deps.jobs.notify();
      }
      reply.status(202);
      return { status: 'accepted' };
    },
  );
};
