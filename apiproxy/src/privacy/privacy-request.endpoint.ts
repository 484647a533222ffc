import { accountRestPaths, type AcceptedReply, type PrivacyRequest } from '@crema/shared-contracts';
import { privacyRequest } from '@crema/shared-contracts/wire/privacy';
import { accepted } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import type { AttemptLimit } from '../http/limits/rate-limit.ts';
import { responses } from '../http/replies/reply-schemas.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { applyPrivacyRequest } from './apply-request.job.ts';
import { takeTypedAddress } from './typed-address.ts';

const hour = 60 * 60_000;
const ipLimit: AttemptLimit = { name: 'privacy-request-ip', max: 30, windowMs: hour };
/** It is not reported: the reply would tell that others have sent this address. */
const addressLimit: AttemptLimit = { name: 'privacy-request-address', max: 5, windowMs: hour };

const store = async (deps: AppDeps, email: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const choice = { opt_in: false, requested_at: deps.clock.now() };
    await trx
      .insertInto('privacy_request')
      .values({ email, ...choice })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(choice))
      .execute();
    await enqueueJob(trx, deps, { job: applyPrivacyRequest, payload: { email } });
  });
  deps.jobs.notify();
};

/**
 * ACC-072, D-119: accepts and stores every valid address in the same way. VALIDATION for a text that is not an email address; 30
 * requests an hour from one IP address.
 */
export const registerPrivacyRequest = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: PrivacyRequest }>(
    accountRestPaths.privacyRequests,
    {
      schema: {
        summary: 'Ends the use of the personal information of an address',
        body: privacyRequest,
        response: responses({ 202: accepted }),
      },
      config: { ignoresIdempotencyKey: 'An address is stored once, however often it is sent.' },
    },
    async (request, reply): Promise<AcceptedReply> => {
      const email = await takeTypedAddress(deps, { request, reply }, { ipLimit, addressLimit });
      if (email !== undefined) await store(deps, email);
      reply.status(202);
      return { status: 'accepted' };
    },
  );
};
